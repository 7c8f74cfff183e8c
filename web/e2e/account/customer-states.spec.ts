import type { Page } from "@playwright/test";
import { sendCredentials } from "../support/accounts";
import { holdAnswers } from "../support/intercepted-answers";
import { expectAccessible } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { productsInStock, type ApiProduct } from "../support/shop-api";
import { expect, test } from "../support/test";

let product: ApiProduct;
test.beforeEach(async ({ request }) => {
  const found = (await productsInStock(request)).at(11);
  if (!found) throw new Error("The seed has too little in stock.");
  product = found;
});

const summary = (page: Page) => page.getByRole("group", { name: "Please fix the following:" });

test.describe("is accessible, light and dark", () => {
  test.use({ expectedComplaints: [/400|ERR_FAILED/] });

  test("a visitor's mistakes: registration, and a refused login under its alert", async ({
    page,
    customer,
  }) => {
    await openPage(page, "/registration");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await expectAccessible(page);

    await sendCredentials(page, { ...customer, password: "not the one" });
    await expect(page.getByRole("alertdialog", { name: "Error!" })).toBeVisible();
    await expectAccessible(page);
  });

  test("a customer's forms that were not accepted, and orders that don't come", async ({
    page,
    customer,
    signInAs,
  }) => {
    await signInAs(customer);
    await openPage(page, "/addReview");
    await test.step("a review that was not accepted", async () => {
      await page.getByRole("button", { name: "Submit" }).click();
      await expect(summary(page)).toBeFocused();
      await expectAccessible(page);
    });

    await test.step("an open menu", async () => {
      await page.getByRole("button", { name: /Account menu/ }).click();
      await expect(page.getByRole("button", { name: "LogOut" })).toBeVisible();
      await expectAccessible(page);
    });

    await openPage(page, `/payment/${product.id}/1`);
    await test.step("an order that was not accepted", async () => {
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(summary(page)).toBeFocused();
      await expectAccessible(page);
    });

    await test.step("an order that did not reach the shop", async () => {
      await page.getByLabel("Address", { exact: true }).fill("9 Dry Dock");
      await page.getByLabel("Phone Number").fill("555 0109");
      await page.route("/graphql*", (route) => route.abort());
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByText(/it will not be ordered twice/)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("orders that failed", async () => {
      await openPage(page, "/dashboard");
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      await expectAccessible(page);
      await page.unroute("/graphql*");
    });

    await test.step("orders that are waited for", async () => {
      await holdAnswers(page, "MyOrders");
      await openPage(page, `/myOrder/${encodeURIComponent(customer.email)}`);
      await expect(page.getByRole("status").getByText("Loading your orders")).toBeAttached();
      await expectAccessible(page);
    });
  });
});
