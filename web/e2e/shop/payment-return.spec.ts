import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible";
import { answerInstead, refuse } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { atDesk, expect, test, variantAtDesk, type Shopper } from "../support/test";

const address = "/checkout/return/11111111-1111-4111-8111-111111111111";
const notice = (page: Page, title: string) => page.getByRole("heading", { level: 2, name: title });

/** Responds with a payment of two orders in these states. */
async function answerWith(
  page: Page,
  { email }: Shopper,
  status: "OPEN" | "PAID" | "EXPIRED",
  states: [string, string],
): Promise<void> {
  const orders = states.map((state, index) => ({
    __typename: "Order",
    id: String(index),
    number: `1234-000${index}`,
    email,
    productName: index === 0 ? "Brass level" : "Steel rule",
    optionValues: [],
    imageUrl: null,
    qty: 1,
    unitPrice: 10,
    total: 10,
    ...{ discount: 0, discountCode: null, shipping: 0, shippingMethod: null, refunded: 0 },
    ...{ taxIncluded: false, taxLines: [], giftCard: 0, ofGiftCards: false },
    status: state,
    canPay: state === "PLACED",
  }));
  await answerInstead(page, "PaymentReturn", {
    data: { payment: { __typename: "Payment", id: "1", status, amount: 20, orders } },
  });
}

test(
  "the page waits for the provider's confirmation, and says when it has come",
  atDesk,
  async ({ page, shopper }) => {
    await answerWith(page, shopper, "OPEN", ["PLACED", "PLACED"]);
    await openPage(page, address);
    const status = page.getByRole("main").getByRole("status");
    await expect(status).toContainText("Waiting for confirmation");
    await expect(page.getByRole("button", { name: "Back to payment" })).toBeVisible();
    await answerWith(page, shopper, "PAID", ["PAID", "PAID"]);
    await expect(status).toContainText("Paid. Thank you!");
    await expect(status).toContainText("20.00$");
    await expect(page.getByRole("button", { name: "Back to payment" })).toHaveCount(0);
  },
);

test(
  "a payment that came too late for one of its orders says what goes back",
  variantAtDesk,
  async ({ page, shopper }) => {
    await answerWith(page, shopper, "PAID", ["PAID", "CANCELLED"]);
    await openPage(page, address);
    await expect(page.getByRole("main").getByRole("status")).toContainText("refunding 10.00$ of it");
    await expect(page.getByRole("listitem").filter({ hasText: "Steel rule" })).toContainText(
      "Cancelled: being refunded",
    );
    await expectAccessible(page);
  },
);

test("only those orders are tried again that still wait", atDesk, async ({ page, shopper }) => {
  await answerWith(page, shopper, "EXPIRED", ["CANCELLED", "PLACED"]);
  await openPage(page, address);
  await expect(notice(page, "You weren't charged")).toBeVisible();
  await refuse(page, "StartPayment", { code: "SERVICE_UNAVAILABLE", message: "Busy." });
  const sent = page.waitForRequest((request) => request.postData()?.includes("StartPayment") ?? false);
  await page.getByRole("button", { name: "Try again" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ variables: { orderIds: ["1"] } });
  await expect(page.getByRole("main").getByRole("alert")).toContainText("You weren't charged.");
});

test.describe("while the connection is gone", () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

  test(
    "the page says so, and goes on by itself when it is back",
    variantAtDesk,
    async ({ page, context, shopper }) => {
      await answerWith(page, shopper, "OPEN", ["PLACED", "PLACED"]);
      await openPage(page, address);
      await expect(notice(page, "Waiting for confirmation")).toBeVisible();
      await context.setOffline(true);
      await page.unroute("/graphql*"); // only now, so that no response of the shop arrives earlier
      await expect(notice(page, "Connection lost")).toBeVisible();
      await answerWith(page, shopper, "PAID", ["PAID", "PAID"]);
      await context.setOffline(false);
      await expect(notice(page, "Paid. Thank you!")).toBeVisible();
    },
  );
});
