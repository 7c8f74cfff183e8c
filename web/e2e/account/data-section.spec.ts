import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { logIn, register, sendCredentials } from "../support/accounts";
import { dismissAlert, storedToken } from "../support/alerts";
import { expectAccessible } from "../support/expect-accessible";
import { answerInstead } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { payOrders } from "../support/pay-order";
import { addReview, openSession, orderNow, placeOrder, productsInStock } from "../support/shop-api";
import { atDesk, expect, test, variantAtDesk } from "../support/test";

const dialog = (page: Page, name: RegExp) => page.getByRole("dialog", { name });

async function askToLeave(page: Page): Promise<void> {
  await openPage(page, "/profile");
  await page.getByRole("button", { name: "Delete my account" }).click();
}

async function confirmWith(page: Page, password: string): Promise<void> {
  const asked = dialog(page, /Delete your account/);
  await asked.getByLabel("Password").fill(password);
  await asked.getByRole("button", { name: "Delete account" }).click();
}

test(
  "a person deletes their account, is told what goes and what stays, and finds nothing of it when they come back",
  atDesk,
  async ({ page, request, customer }) => {
    await logIn(page, customer);
    const session = await openSession(request, customer);
    const [product] = await productsInStock(request);
    const order = await placeOrder(request, session, product?.id as string);
    await page.evaluate(() => localStorage.setItem("shop.searches", '["a secret wish"]'));

    await addReview(request, session, { rating: 4, comment: "The saw sings." });
    await openPage(page, "/profile");
    await test.step("a person downloads everything that the shop has of them", async () => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download my data" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("my-data.json");
      expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({
        account: [{ email: customer.email, name: customer.name }],
        reviews: [{ comment: "The saw sings." }],
      });
    });

    await page.getByRole("button", { name: "Delete my account" }).click();
    const asked = dialog(page, /Delete your account/);
    await expect(asked.getByRole("heading", { name: "What's deleted" })).toBeVisible();
    await expect(
      asked.getByText(/phone number, the note and the random text are removed from every order/),
    ).toBeVisible();
    await expect(asked.getByText(/paid or delivered keep the name and address/)).toBeAttached();
    await confirmWith(page, customer.password);

    await dismissAlert(page, "Success!", "Your account has been deleted.");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/secret wish|shopper-/);

    await register(request, customer);
    const again = await openSession(request, customer);
    await expect(orderNow(request, again, order)).rejects.toThrow("There is no such order.");
    await logIn(page, customer);
    await openPage(page, `/myOrder/${encodeURIComponent(customer.email)}`);
    await expect(
      page.getByText("No orders yet. They'll appear here after your first purchase."),
    ).toBeVisible();
  },
);

test(
  "a person whose account is closed, and deleted within minutes, is told so",
  variantAtDesk,
  async ({ page, customer }) => {
    await logIn(page, customer);
    await askToLeave(page);
    await answerInstead(page, "DeleteMyAccount", { data: { deleteMyAccount: false } });
    await confirmWith(page, customer.password);
    await dismissAlert(page, "Success!", "Your account is closed.");
    await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
  },
);

test.describe("with the wrong password", () => {
  test.use({ expectedComplaints: [/400/] });

  test("an account stays, and its owner may try again", variantAtDesk, async ({ page, customer }) => {
    await logIn(page, customer);
    await askToLeave(page);
    const asked = dialog(page, /Delete your account/);
    await test.step("the question is accessible, light and dark, and answered by keyboard", async () => {
      await expect(asked.getByLabel("Password")).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(asked).toBeHidden();
      await expect(page.getByRole("button", { name: "Delete my account" })).toBeFocused();
    });
    await page.keyboard.press("Enter");
    await confirmWith(page, "not-my-password");
    await expect(dialog(page, /Delete your account/).getByRole("alert")).toHaveText(
      "That isn't your current password.",
    );
    await confirmWith(page, customer.password);
    await dismissAlert(page, "Success!", "Your account has been deleted.");
    await sendCredentials(page, customer);
    await dismissAlert(page, "Error!", "don't match");
  });
});

test(
  "an account stays while something is paid and not delivered, and the page says what",
  atDesk,
  async ({ page, request, customer }) => {
    await logIn(page, customer);
    const session = await openSession(request, customer);
    const [product] = await productsInStock(request);
    const order = await placeOrder(request, session, product?.id as string);
    await payOrders(request, session, order);
    await askToLeave(page);
    const refused = dialog(page, /You have paid orders/);
    await expect(refused.getByRole("listitem")).toContainText(product?.name as string);
    await refused.getByRole("button", { name: "Close" }).click();
    await expect(refused).toBeHidden();
  },
);
