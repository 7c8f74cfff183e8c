import type { APIRequestContext, Page } from "@playwright/test";
import { decide } from "../../../web/e2e/support/demo-payment";
import { fillInShipping, keepCart } from "../../../web/e2e/support/cart";
import { answerInstead } from "../../../web/e2e/support/intercepted-answers";
import { openPage } from "../../../web/e2e/support/open-page";
import { placeOrder, productsInStock, type ApiSession } from "../../../web/e2e/support/shop-api";
import { test } from "../../../web/e2e/support/test";
import { takeScreenshot } from "./take-screenshot";

test.use({ expectedComplaints: [/./] });

const pay = (page: Page) => page.getByRole("button", { name: "Pay", exact: true });

/** A cart of three with their images, of which the middle one has been ordered before. */
async function fillCart(page: Page, request: APIRequestContext, session: ApiSession): Promise<void> {
  const [one, two, three] = (await productsInStock(request)).slice(14);
  if (!one || !two || !three) throw new Error("The seed has too few products in stock.");
  await placeOrder(request, session, two.id);
  await keepCart(page, session.user.id, [
    { product: one, quantity: one.countInStock + 3 },
    { product: two, quantity: 1 },
    { product: three, quantity: 2 },
  ]);
}

test("from the cart to paying", async ({ page, request, customer, signInAs }, { project }) => {
  const session = await signInAs(customer);
  await fillCart(page, request, session);
  await openPage(page, "/cart");
  await page.waitForLoadState("networkidle");
  await takeScreenshot(page, "cart-check-out", project.name);
  await openPage(page, "/payment/cart");
  await page.waitForLoadState("networkidle");
  await fillInShipping(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("Your order hasn't been placed yet").waitFor();
  await takeScreenshot(page, "cart-shipping-refused", project.name);
  await page.getByRole("button", { name: /^Order \d+ instead/ }).waitFor();
  await page
    .getByRole("button", { name: /^Remove from cart/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Remove from cart/ })
    .first()
    .click();
  await takeScreenshot(page, "cart-shipping", project.name);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("alertdialog").waitFor();
  await page.screenshot({ path: `lab/browser/screenshots/images/cart-placed-${project.name}.png` });
  await page.getByRole("button", { name: "OK" }).click();
  await pay(page).waitFor();
  await openPage(page, "/checkout/cart");
  await pay(page).waitFor();
  await takeScreenshot(page, "checkout-all", project.name);
  await pay(page).click();
  await decide(page, "Decline");
  await page.getByText("You weren't charged").waitFor();
  await takeScreenshot(page, "payment-declined", project.name);
  await page.getByRole("button", { name: "Try again" }).click();
  await decide(page, "Approve");
  await page.getByText("Paid. Thank you!").waitFor();
  await takeScreenshot(page, "payment-paid", project.name);
});

test("one order", async ({ page, request, customer, signInAs }, { project }) => {
  await openPage(page, "/checkout/1/1");
  await takeScreenshot(page, "checkout-visitor", project.name);
  const session = await signInAs(customer);
  const product = (await productsInStock(request)).at(16);
  const id = await placeOrder(request, session, product?.id ?? "", 2);
  await openPage(page, `/checkout/${id}/2`);
  await pay(page).waitFor();
  await takeScreenshot(page, "checkout", project.name);
  const refused = { __typename: "PaymentRefused", message: "This order is no longer waiting for payment." };
  await answerInstead(page, "StartPayment", { data: { startPayment: refused } });
  await pay(page).click();
  await page.getByText(refused.message).waitFor();
  await takeScreenshot(page, "checkout-refused", project.name);
  await openPage(page, "/payment/cart");
  await takeScreenshot(page, "cart-shipping-empty", project.name);
});

test("a payment that is waited for", async ({ page, customer, signInAs }, { project }) => {
  await signInAs(customer);
  const order = (state: string, index: number) => ({
    __typename: "Order",
    id: String(index),
    number: `6180-339${index}`,
    email: customer.email,
    productName: "Halden Dive Watch 300",
    imageUrl: null,
    qty: 1,
    unitPrice: 490,
    total: 490,
    status: state,
    canPay: state === "PLACED",
  });
  const answer = async (status: string, states: string[]) => {
    const payment = { __typename: "Payment", id: "1", status, amount: 980, orders: states.map(order) };
    await answerInstead(page, "PaymentReturn", { data: { payment } });
    await openPage(page, "/checkout/return/1");
    await page.getByRole("listitem").filter({ hasText: "Halden" }).first().waitFor();
  };
  await answer("OPEN", ["PLACED", "PLACED"]);
  await takeScreenshot(page, "payment-waiting", project.name);
  await answer("PAID", ["PAID", "CANCELLED"]);
  await takeScreenshot(page, "payment-partly-returned", project.name);
});
