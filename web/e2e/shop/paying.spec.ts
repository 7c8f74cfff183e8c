import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible";
import { admin, newAccount, register } from "../support/accounts";
import { orderPlaced } from "../support/buying";
import { decide } from "../support/demo-payment";
import { holdAnswers, holdFiles, operationNameOf } from "../support/intercepted-answers";
import { navigateInApp, openPage } from "../support/open-page";
import {
  ask,
  openSession,
  ordersOf,
  placeOrder,
  productsInStock,
  type ApiProduct,
  type ApiSession,
} from "../support/shop-api";
import { atDesk, everyBrowser, expect, test, variantAtDesk } from "../support/test";

const dollars = (amount: number) => `${amount.toFixed(2)}$`;
const pay = (page: Page) => page.getByRole("button", { name: "Pay", exact: true });
const toPay = (page: Page) => page.getByRole("region", { name: "To pay" });
const notice = (page: Page, title: string) => page.getByRole("heading", { level: 2, name: title });
const cancel = (page: Page, { accessToken }: ApiSession, id: string) =>
  ask(page.request, "mutation ($id: ID!) { cancelOrder(id: $id) { id } }", { id }, accessToken);

let products: ApiProduct[];
test.beforeEach(async ({ request }) => {
  products = (await productsInStock(request)).slice(8, 11);
});

test(
  "an order is paid on the provider's page, and the way back says so and leads to the order",
  everyBrowser,
  async ({ page, request, shopper }) => {
    const [product] = products as [ApiProduct];
    const id = await placeOrder(request, shopper, product.id, 2);
    await openPage(page, `/checkout/${id}/2`);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    for (const words of [product.name, `2 × ${dollars(product.price)}`, "12 Analytical Way"])
      await expect(main).toContainText(words);
    await expect(toPay(page)).toContainText(dollars(product.price * 2));
    await pay(page).click();
    await decide(page, "Approve");

    await expect(page).toHaveURL(/\/checkout\/return\//);
    await expect(notice(page, "Paid. Thank you!")).toBeVisible();
    await expect(main).toContainText(`We received ${dollars(product.price * 2)}`);
    await expect(main.getByRole("link", { name: /^Order \d{4}-\d{4}$/ })).toHaveAttribute(
      "href",
      `/myOrder/${encodeURIComponent(shopper.email)}/${id}`,
    );
    await main.getByRole("link", { name: "My Orders" }).click();
    await expect(page.getByRole("row").filter({ hasText: product.name })).toContainText("Paid");

    await openPage(page, `/checkout/${id}/2`);
    await expect(page.getByText("This order is paid. Thank you!")).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
  },
);

test(
  "the links below a payment wait for what is shown above them, so that they don't move under a press",
  variantAtDesk,
  async ({ page, request, shopper }) => {
    const [product] = products as [ApiProduct];
    const id = await placeOrder(request, shopper, product.id);
    await openPage(page, `/checkout/${id}/1`);
    const showPayment = await holdAnswers(page, "PaymentReturn");
    const asked = page.waitForRequest((sent) => operationNameOf(sent) === "PaymentReturn");
    await pay(page).click();
    await decide(page, "Approve");
    await asked;
    const loadFacts = await holdFiles(page, /\/assets\/.*\.js$/);
    showPayment();
    await expect(notice(page, "Paid. Thank you!")).toBeVisible();
    const myOrders = page.getByRole("main").getByRole("link", { name: "My Orders" });
    await expect(myOrders).toBeHidden();
    loadFacts();
    await expect(page.getByRole("main")).toContainText("12 Analytical Way");
    await expect(myOrders).toBeVisible();
  },
);

test(
  "a payment that was left or declined costs nothing, and can be tried again",
  atDesk,
  async ({ page, request, shopper }) => {
    const [product] = products as [ApiProduct];
    const id = await placeOrder(request, shopper, product.id);
    const started: string[] = [];
    page.on("request", (sent) => {
      if (sent.postData()?.includes("mutation StartPayment")) started.push(sent.url());
    });
    await openPage(page, `/checkout/${id}/1`);
    await test.step("a double click starts one payment", async () => {
      await pay(page).dblclick();
      await page.waitForURL(/\/demo-pay\//);
      expect(started).toHaveLength(1);
    });
    await test.step("a customer who returns without paying can open the same payment page again", async () => {
      const first = page.url();
      await page.goBack();
      await pay(page).click();
      await page.waitForURL(/\/demo-pay\//);
      expect(page.url()).toBe(first);
    });
    await decide(page, "Decline");
    await expect(notice(page, "You weren't charged")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await decide(page, "Approve");
    await expect(notice(page, "Paid. Thank you!")).toBeVisible();
  },
);

test.describe("Pay now in the alert of an order", () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Failed to fetch/] });

  test(
    "says why a payment doesn't start, pays this order alone, and leads Back to My Orders",
    atDesk,
    async ({ page, request, shopper }) => {
      const [product, ordered, next] = products as [ApiProduct, ApiProduct, ApiProduct];
      const myOrders = `/myOrder/${encodeURIComponent(shopper.email)}`;
      const payNow = orderPlaced(page).getByRole("button", { name: "Pay now" });
      const failure = orderPlaced(page).getByRole("alert");
      const order = async ({ id }: ApiProduct) => {
        await openPage(page, `/payment/${id}/1`);
        await page.getByLabel("Address", { exact: true }).fill("12 Analytical Way");
        await page.getByLabel("Phone Number").fill("555 0123");
        await page.getByRole("button", { name: "Continue" }).click();
        await expect(orderPlaced(page).getByRole("button", { name: "OK" })).toBeFocused();
      };

      await test.step("the connection fails, and another tab orders meanwhile", async () => {
        await order(product);
        await page.route("/graphql*", (route) => route.abort(), { times: 1 });
        await payNow.click();
        await expect(failure).toContainText("We couldn't start the payment.");
        await expect(failure).toContainText("You'll find your order in My Orders.");
        await expectAccessible(page);
        await placeOrder(request, shopper, ordered.id);
        await payNow.click();
        await page.waitForURL(/\/demo-pay\//);
        await expect(page.getByRole("main")).toContainText(dollars(product.price));
        await page.goBack();
        await expect(page).toHaveURL(myOrders);
        await expect(page.getByRole("row").filter({ hasText: product.name })).toContainText("Not Paid");
      });
      await test.step("another tab cancels the order", async () => {
        await order(next);
        const [newest] = await ordersOf(request, shopper);
        await cancel(page, shopper, newest?.id ?? "");
        await payNow.click();
        await expect(failure).toContainText("was cancelled");
        await page.keyboard.press("Escape");
        await expect(page).toHaveURL(myOrders);
      });
    },
  );
});

test(
  "a window that closes after paying loses nothing, and the way back can be taken later",
  variantAtDesk,
  async ({ page, request, shopper }) => {
    const [product] = products as [ApiProduct];
    const id = await placeOrder(request, shopper, product.id);
    await openPage(page, `/checkout/${id}/1`);
    await pay(page).click();
    await page.waitForURL(/\/demo-pay\//);
    const session = page.url();
    await decide(page, "Approve, but never come back");
    await expect(page.getByText("Paid. You can close this window")).toBeVisible();

    await openPage(page, `/checkout/${id}/1`);
    await expect(page.getByText("This order is paid. Thank you!")).toBeVisible();
    await page.goto(session);
    await page.getByRole("link", { name: "Back to the shop" }).click();
    await expect(notice(page, "Paid. Thank you!")).toBeVisible();
    await page.reload();
    await expect(notice(page, "Paid. Thank you!")).toBeVisible();
  },
);

test(
  "all orders that wait are paid at once; then nothing waits",
  atDesk,
  async ({ page, request, shopper }) => {
    for (const { id } of products) await placeOrder(request, shopper, id);
    await openPage(page, "/checkout/cart");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
    const sum = dollars(products.reduce((minor, { price }) => minor + Math.round(price * 100), 0) / 100);
    await expect(toPay(page)).toContainText(sum);
    await pay(page).click();
    await decide(page, "Approve");
    await expect(notice(page, "Paid. Thank you!")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(`We received ${sum}`);
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);

    await openPage(page, "/checkout/cart");
    await expect(page.getByText("None of your orders are waiting for payment.")).toBeVisible();
  },
);

test(
  "a visitor is asked to sign in, and comes back to the order",
  variantAtDesk,
  async ({ page, request, customer }) => {
    const [product] = products as [ApiProduct];
    const id = await placeOrder(request, await openSession(request, customer), product.id);
    await openPage(page, `/checkout/${id}/1`);
    await expect(page.getByText("Please sign in to see this order and pay for it.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Login" }).click();
    await page.getByLabel("Email", { exact: true }).fill(customer.email);
    await page.getByLabel("Password").fill(customer.password);
    await page.locator("form").getByRole("button", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL(`/checkout/${id}/1`);
    await expect(pay(page)).toBeVisible();
  },
);

test(
  "neither an order cancelled in another tab nor another customer's order can be paid, and the page says why",
  variantAtDesk,
  async ({ page, request, shopper }) => {
    const [product] = products as [ApiProduct];
    const own = await placeOrder(request, shopper, product.id);
    await openPage(page, `/checkout/${own}/1`);
    await expect(pay(page)).toBeVisible();
    await cancel(page, shopper, own);
    await pay(page).click();
    await expect(page.getByRole("main").getByRole("alert")).not.toBeEmpty();
    await expect(page.getByText("This order was cancelled, so there's nothing to pay.")).toBeVisible();
    await expect(pay(page)).toHaveCount(0);

    const other = newAccount();
    await register(request, other);
    const id = await placeOrder(request, await openSession(request, other), product.id);
    for (const [address, words] of [
      [`/checkout/${id}/1`, "We couldn't find this order in your account."],
      [`/checkout/cart?checkout=${id}`, "We couldn't find this cart in your account."],
      [`/checkout/return/${id}`, "We couldn't find this payment in your account."],
    ] as const) {
      await navigateInApp(page, address);
      await expect(page.getByText(words)).toBeVisible();
    }
    await page.getByRole("main").getByRole("link", { name: "My Orders" }).click();
    await expect(page).toHaveURL(`/myOrder/${encodeURIComponent(shopper.email)}`);
  },
);

test(
  "an admin sees a customer's order there, but no way to pay it",
  atDesk,
  async ({ page, request, customer, signInAs }) => {
    const [product] = products as [ApiProduct];
    const id = await placeOrder(request, await openSession(request, customer), product.id);
    await signInAs(admin);
    await openPage(page, `/checkout/${id}/1`);
    await expect(page.getByText("Only the customer who placed this order can pay for it.")).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
  },
);
