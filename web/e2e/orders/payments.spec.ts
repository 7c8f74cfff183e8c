import type { APIRequestContext, Page } from "@playwright/test";
import { addItem } from "../support/admin-api";
import { decide, goToPayment, pay } from "../support/buying";
import { mailsTo, mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { placeOrder, type ApiProduct } from "../support/shop-api";
import { atDesk, expect, test, variantAtDesk, type Shopper } from "../support/test";

const ownOrders = ({ email }: Shopper) => `/myOrder/${encodeURIComponent(email)}`;
const row = (page: Page, { name }: ApiProduct) => page.getByRole("row").filter({ hasText: name });

/** Opens the payment page of an unpaid order. */
async function openCheckout(page: Page, request: APIRequestContext, shopper: Shopper): Promise<ApiProduct> {
  const item = await addItem(request);
  await placeOrder(request, shopper, item.id, 2);
  await openPage(page, ownOrders(shopper));
  await row(page, item).getByRole("link", { name: "Pay Now" }).click();
  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  return item;
}

test(
  "a declined payment leaves the order unpaid, and the next try pays it",
  atDesk,
  async ({ page, request, shopper }) => {
    const item = await openCheckout(page, request, shopper);
    await goToPayment(page);
    await decide(page, "Decline");
    await expect(page.getByRole("heading", { name: "You weren't charged" })).toBeVisible();
    await openPage(page, ownOrders(shopper));
    await expect(row(page, item)).toContainText("Not Paid");

    await row(page, item).getByRole("link", { name: "Pay Now" }).click();
    await pay(page);
    await openPage(page, ownOrders(shopper));
    await expect(row(page, item)).not.toContainText("Not Paid");
    expect((await mailTo(shopper.email, /^Receipt/)).text).toContain("39.00$");
  },
);

test(
  "a customer who closes the payment's window finds the same page again, and pays later",
  variantAtDesk,
  async ({ page, request, shopper }) => {
    const item = await openCheckout(page, request, shopper);
    await goToPayment(page);
    const window = page.url();
    await openPage(page, ownOrders(shopper));
    await expect(row(page, item)).toContainText("Not Paid");

    await row(page, item).getByRole("link", { name: "Pay Now" }).click();
    await goToPayment(page);
    expect(page.url()).toBe(window);
    await decide(page, "Approve");
    await expect(page.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
  },
);

test(
  "a customer who pays and never returns has paid, with a receipt",
  atDesk,
  async ({ page, request, shopper }) => {
    const item = await openCheckout(page, request, shopper);
    await goToPayment(page);
    await decide(page, "Approve, but never come back");
    await expect(page).toHaveURL(/\/demo-pay\//);
    await expect(page.getByText("You can close this window")).toBeVisible();

    await mailTo(shopper.email, /^Receipt/);
    await openPage(page, ownOrders(shopper));
    await expect(row(page, item)).not.toContainText("Not Paid");
    await expect(row(page, item).getByRole("link", { name: "Pay Now" })).toHaveCount(0);
  },
);

test(
  "an order paid in two tabs at once is paid once",
  variantAtDesk,
  async ({ page, context, request, shopper }) => {
    const item = await openCheckout(page, request, shopper);
    const other = await context.newPage();
    await openPage(other, page.url());
    await goToPayment(page);
    await goToPayment(other);
    expect(other.url()).toBe(page.url());

    await Promise.all([decide(page, "Approve"), decide(other, "Approve")]);
    for (const tab of [page, other])
      await expect(tab.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
    await mailTo(shopper.email, /^Receipt/);
    await openPage(page, ownOrders(shopper));
    await expect(row(page, item)).not.toContainText("Not Paid");
    expect(
      (await mailsTo(shopper.email)).filter(({ subject }) => subject.startsWith("Receipt")),
    ).toHaveLength(1);
  },
);
