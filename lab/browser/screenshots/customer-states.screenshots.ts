import { join } from "node:path";
import type { Page } from "@playwright/test";
import { logIn } from "../../../web/e2e/support/accounts";
import { holdAnswers } from "../../../web/e2e/support/intercepted-answers";
import { openPage } from "../../../web/e2e/support/open-page";
import { placeOrder, productsInStock } from "../../../web/e2e/support/shop-api";
import { test } from "../../../web/e2e/support/test";

const folder = join(import.meta.dirname, "images");

test.use({ expectedComplaints: [/./] });

/** What is seen at once, without what a page has further down. */
async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}-${test.info().project.name}.png`) });
}

test("forms that were not accepted", async ({ page, request, customer, signInAs }) => {
  await openPage(page, "/registration");
  await page.getByLabel("Email", { exact: true }).fill("ada@example");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await takeScreenshot(page, "registration-mistakes");
  await openPage(page, "/login");
  await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
  await page.getByLabel("Password").fill("not the one");
  await page.locator("form").getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("alertdialog").waitFor();
  await takeScreenshot(page, "login-refused");

  const [product] = await productsInStock(request);
  await signInAs(customer);
  await openPage(page, `/payment/${product?.id}/1`);
  await page.getByRole("button", { name: "Continue" }).click();
  await takeScreenshot(page, "shipping-mistakes");
  await page.getByLabel("Address", { exact: true }).fill("1 Harbour Street");
  await page.getByLabel("Phone Number").fill("555 0100");
  await page.route("/graphql*", (route) => route.abort());
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText(/it will not be ordered twice/).waitFor();
  await takeScreenshot(page, "shipping-not-placed");
  await page.unroute("/graphql*");
  await openPage(page, `/payment/${product?.id}/${product?.countInStock}`);
  await page.getByRole("alertdialog").waitFor();
  await takeScreenshot(page, "shipping-over-stock");
});

test("a customer's orders, waited for, failed and there", async ({ page, request, customer, signInAs }) => {
  const session = await signInAs(customer);
  const orders = `/myOrder/${encodeURIComponent(customer.email)}`;
  const release = await holdAnswers(page, "MyOrders");
  await openPage(page, orders);
  await takeScreenshot(page, "my-orders-loading");
  release();
  await page.unroute("/graphql*");
  await page.route("/graphql*", (route) => route.abort());
  await openPage(page, "/dashboard");
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await takeScreenshot(page, "dashboard-failed");
  await page.unroute("/graphql*");
  for (const { id } of (await productsInStock(request)).slice(0, 3)) await placeOrder(request, session, id);
  for (const [name, address] of Object.entries({ "my-orders": orders, "dashboard-orders": "/dashboard" })) {
    await openPage(page, address);
    await page.getByRole("link", { name: "Pay Now" }).first().waitFor();
    await takeScreenshot(page, name);
  }
  await page.getByRole("button", { name: /Account menu/ }).click();
  await takeScreenshot(page, "account-menu");
});

test("a profile whose email is not verified, and a review that is chosen", async ({ page, customer }) => {
  await logIn(page, customer, "/profile");
  await page.getByRole("button", { name: "Send again" }).click();
  await page.getByText("A new link is on its way.").waitFor();
  await takeScreenshot(page, "profile-unverified");
  await openPage(page, "/addReview");
  await page.getByRole("radio", { name: "3.5 stars" }).check();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByText("Please fix the following:").waitFor();
  await takeScreenshot(page, "review-mistakes");
});
