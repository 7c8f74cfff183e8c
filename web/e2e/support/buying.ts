import { expect, type Page } from "@playwright/test";
import { dismissAlert } from "./alerts";
import { openPage } from "./open-page";
import type { ApiProduct } from "./shop-api";

/** A button on the demo gateway's page. */
type Decision = "Approve" | "Decline" | "Approve, but never come back";

/** Adds a unit of each product to the cart. */
export async function fillCart(page: Page, products: readonly ApiProduct[]): Promise<void> {
  for (const { id } of products) {
    await openPage(page, `/product/${id}`);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Add to cart/i })
      .first()
      .click();
  }
}

/** The alert about a placed order. */
export const orderPlaced = (page: Page) => page.getByRole("alertdialog", { name: "Success!" });

/** Fills in the shipping form, submits it, and dismisses the alert. */
export async function orderWithForm(page: Page): Promise<void> {
  await submitForm(page);
  await dismissAlert(page, "Success!", "Order Placed Succesfully");
}

/** Fills in the shipping form, submits it, and pays from the alert. */
export async function orderAndPay(page: Page): Promise<void> {
  await submitForm(page);
  await payNow(page);
}

/** Pays from the alert about a placed order, and waits for the confirmation. */
export async function payNow(page: Page): Promise<void> {
  await orderPlaced(page).getByRole("button", { name: "Pay now" }).click();
  await approve(page);
}

async function submitForm(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "SHIPPING" })).toBeVisible();
  await page.getByLabel("Address", { exact: true }).fill("1 Harbour Street, Arlington");
  await page.getByLabel("Phone Number").fill("+1 555 0100");
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Goes from Checkout to the demo gateway's page. */
export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(/\/demo-pay\/[\w-]+$/);
}

/** Presses a button on the demo gateway's page. */
export async function decide(page: Page, decision: Decision): Promise<void> {
  await expect(page.getByText("Demo payment.")).toBeVisible();
  await page.getByRole("button", { name: decision, exact: true }).click();
}

/** Pays the orders on Checkout, and waits for the confirmation. */
export async function pay(page: Page): Promise<void> {
  await goToPayment(page);
  await approve(page);
}

async function approve(page: Page): Promise<void> {
  await decide(page, "Approve");
  await expect(page).toHaveURL(/\/checkout\/return\//);
  await expect(page.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
}
