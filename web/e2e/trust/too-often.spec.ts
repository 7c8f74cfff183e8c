import { refuseByRateLimit } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { expect, test } from "../support/test";

test.use({ expectedComplaints: [/429/] });

test.beforeEach(async ({ customer, signInAs }) => {
  await signInAs(customer);
});

const WAIT = /You've tried this too many times\. Please wait a minute, then try again\./;

test("says in a form that was sent too often how long to wait, and keeps its values", async ({ page }) => {
  await openPage(page, "/addReview");
  await page.getByRole("radio", { name: "4.5 stars" }).check();
  await page.getByLabel("Comment").fill("Good tools.");
  await refuseByRateLimit(page, "AddReview");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(WAIT)).toBeVisible();
  await expect(page.getByLabel("Comment")).toHaveValue("Good tools.");
});

test("says in place of a list that was asked for too often how long to wait", async ({ page, customer }) => {
  await refuseByRateLimit(page, "MyOrders");
  await openPage(page, `/myOrder/${encodeURIComponent(customer.email)}`);
  await expect(page.getByRole("alert").getByText(WAIT)).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
