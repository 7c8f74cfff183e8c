import type { Page } from "@playwright/test";
import { followVerificationLink, logIn, newAccount, verificationLink } from "../support/accounts";
import { openPage } from "../support/open-page";
import { dismissAlert } from "../support/alerts";
import { productsInStock } from "../support/shop-api";
import { expect, test, variant } from "../support/test";

test("a new user gets a mail, and is verified once they follow its link", async ({ page, request }) => {
  const { name, email, password } = newAccount("Katherine");
  await openPage(page, "/registration");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => verificationLink(request, email), "a link is sent").toBeDefined();

  await openPage(page, "/profile");
  const profile = page.getByRole("main");
  await expect(profile.getByText("unverified", { exact: true })).toBeVisible();
  await followVerificationLink(request, email);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(profile.getByText("verified", { exact: true })).toBeVisible();
  await expect(profile.getByRole("button", { name: "Send again" })).toHaveCount(0);
});

test.describe("the mail can be sent again", () => {
  test.use({ expectedComplaints: [/400/] });

  test(
    "but not all the time, which is said in words; and it leads to the same end",
    variant,
    async ({ page, request, customer }) => {
      const error = { code: 400, message: "TOO_MANY_ATTEMPTS_TRY_LATER" };
      const refuse = /accounts:sendOobCode/;
      await page.route(refuse, (route) => route.fulfill({ status: 400, json: { error } }), { times: 1 });
      await logIn(page, customer, "/profile");
      const again = page.getByRole("button", { name: "Send again" });
      await again.click();
      await expect(
        page.getByText("Too many attempts. Please wait a few minutes, then try again."),
      ).toBeVisible();
      await expect(again).toBeEnabled();

      await again.click();
      await expect(page.getByText("A new link is on its way.")).toBeVisible();
      await followVerificationLink(request, customer.email);
      await page.reload();
      await expect(page.getByRole("main").getByText("verified", { exact: true })).toBeVisible();
    },
  );
});

/** Refuses a mutation this many times, as a shop that requires verified emails does. */
async function refuseUnverified(page: Page, mutation: string, times: number): Promise<void> {
  let refused = 0;
  await page.route("/graphql*", async (route) => {
    if (!route.request().postData()?.includes(`mutation ${mutation}`) || refused >= times)
      return route.fallback();
    refused += 1;
    const error = { message: "Verify your email first.", extensions: { code: "FORBIDDEN" } };
    await route.fulfill({ json: { data: null, errors: [error] } });
  });
}

test("an order that waits for a verified email says what to do, and is placed once the link was followed", async ({
  page,
  request,
  customer,
}) => {
  const [product] = (await productsInStock(request)).slice(9);
  await logIn(page, customer, `/payment/${product?.id}/1`);
  await refuseUnverified(page, "PlaceOrder", 2);
  await page.getByLabel("Address", { exact: true }).fill("3 Quay Road");
  await page.getByLabel("Phone Number").fill("555 0123");
  await page.getByRole("button", { name: "Continue" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Please verify your email first" });
  await expect(notice).toContainText("What you typed is still here.");
  await notice.getByRole("button", { name: "Send the email again" }).click();
  await expect(notice).toContainText("A new link is on its way.");
  await followVerificationLink(request, customer.email);

  await page.getByRole("button", { name: "Continue" }).click();
  await dismissAlert(page, "Success!", "Order Placed Succesfully");
});

test("a review that waits for a verified email explains the next step, and keeps its text", async ({
  page,
  customer,
  signInAs,
}) => {
  await signInAs(customer);
  await refuseUnverified(page, "AddReview", 1);
  await openPage(page, "/addReview");
  await page.getByLabel("Comment").fill("It ticks.");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toContainText("Please verify your email first");
  await expect(page.getByLabel("Comment")).toHaveValue("It ticks.");
});
