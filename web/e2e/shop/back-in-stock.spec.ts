import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { admin } from "../support/accounts";
import { expectAccessible } from "../support/expect-accessible";
import { holdFiles } from "../support/intercepted-answers";
import { openPage, openWithoutCode } from "../support/open-page";
import { allProducts, type DescribedProduct } from "../support/shop-api";
import { expect, test, variantAtDesk } from "../support/test";

async function soldOutProduct(request: APIRequestContext): Promise<DescribedProduct> {
  const found = (await allProducts(request)).find(({ countInStock }) => countInStock === 0);
  if (!found) throw new Error("Nothing is sold out.");
  return found;
}

test("a visitor asks on a sold-out product to be told when it is back, and an admin sees that somebody waits", async ({
  page,
  request,
  signInAs,
}) => {
  const { id } = await soldOutProduct(request);
  const email = `shopper-${randomUUID()}@example.com`;
  await openPage(page, `/product/${id}`);
  const main = page.getByRole("main");
  const field = main.getByLabel("Email", { exact: true });
  const tellMe = main.getByRole("button", { name: /^Notify me when it’s back/ });
  await expect(main.getByText(/^We’ll email you once when this product is back/)).toBeVisible();

  await test.step("an invalid email is reported at the field", async () => {
    await tellMe.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription("Email is required");
    await field.fill("somebody");
    await tellMe.click();
    await expect(field).toHaveAccessibleDescription("Provide a valid Mail");
    await expectAccessible(page);
  });

  await field.fill(email);
  await field.press("Enter");
  await expect(main.locator("p:focus")).toHaveText(`We’ll send one email to ${email} when it’s back.`);
  await expect(field).toHaveCount(0);

  await test.step("the admin's edit page counts them", async () => {
    await signInAs(admin);
    await openPage(page, `/manageItems/${id}`);
    await expect(page.getByText(/^\d+ (person is|people are) waiting$/)).toBeVisible();
  });
});

test(
  "a press before the form's own code arrives still sends the request",
  variantAtDesk,
  async ({ page, request }) => {
    const { id } = await soldOutProduct(request);
    const releaseForm = await holdFiles(page, /BackInStock.*\.js$/);
    const release = await openWithoutCode(page, `/product/${id}`);
    const main = page.getByRole("main");
    await main.getByLabel("Email", { exact: true }).fill("early@example.com");
    await main.getByRole("button", { name: /^Notify me when it’s back/ }).click();
    release();
    await main.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          const hydrated = () => Object.keys(element).some((key) => key.startsWith("__reactFiber"));
          const look = () => (hydrated() ? resolve() : requestAnimationFrame(look));
          look();
        }),
    );
    releaseForm();
    await expect(main.getByText("We’ll send one email to early@example.com when it’s back.")).toBeVisible();
  },
);

test(
  "a signed-in customer types no email, and can cancel",
  variantAtDesk,
  async ({ page, request, shopper }) => {
    const { id, name } = await soldOutProduct(request);
    await openPage(page, `/product/${id}`);
    const main = page.getByRole("main");
    const tellMe = main.getByRole("button", { name: /^Notify me when it’s back/ });
    await expect(main.getByLabel("Email", { exact: true })).toHaveValue(shopper.email);
    await tellMe.click();
    const confirmation = main.getByText(`We’ll send one email to ${shopper.email} when it’s back.`);
    await expect(confirmation).toBeVisible();
    await page.reload();
    await expect(confirmation).toBeVisible();
    await expectAccessible(page);
    await main.getByRole("button", { name: `Cancel: notify me when ${name} is back` }).click();
    await expect(tellMe).toBeFocused();
    await page.reload();
    await expect(main.getByLabel("Email", { exact: true })).toHaveValue(shopper.email);
  },
);
