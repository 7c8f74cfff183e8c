import type { APIRequestContext, Page } from "@playwright/test";
import { closeToast, confirm } from "../support/alerts";
import { alterAnswers, cutOff, holdAnswers } from "../support/intercepted-answers";
import { expectAccessible } from "../support/expect-accessible";
import { navigateInApp, openPage } from "../support/open-page";
import { placeOrder, productsInStock, type ApiProduct } from "../support/shop-api";
import { atDesk, expect, test, variantAtDesk, type Shopper } from "../support/test";

interface Orders {
  myOrders: { nodes: { id: string; productName: string; status: string; paid: boolean; canPay: boolean }[] };
}

/** Makes the first order look paid. */
function firstPaid({ myOrders, ...rest }: Orders): Orders {
  const nodes = myOrders.nodes.map((order, index) => ({
    ...order,
    ...(index === 0 && { status: "PAID", paid: true, canPay: false }),
  }));
  return { ...rest, myOrders: { ...myOrders, nodes } };
}

const listOf = ({ email }: Shopper) => `/myOrder/${encodeURIComponent(email)}`;

let products: ApiProduct[];
test.beforeEach(async ({ request }) => {
  products = (await productsInStock(request)).slice(8, 10);
});

/** Orders each product; returns the orders' ids. */
async function orderAll(request: APIRequestContext, shopper: Shopper, qty = 1): Promise<string[]> {
  const ids = [];
  for (const { id } of products) ids.push(await placeOrder(request, shopper, id, qty));
  return ids;
}

/** Confirms the cancellation of an order, and expects the success alert. */
async function confirmCancel(page: Page): Promise<void> {
  await confirm(page, "Cancel this order?", "Cancel order");
  await closeToast(page, "Order cancelled");
}

test("My Orders shows each order's product and state, and leads to its payment until it is paid", async ({
  page,
  request,
  shopper,
}) => {
  const ids = await orderAll(request, shopper, 2);
  await alterAnswers(page, "MyOrders", firstPaid);
  await openPage(page, listOf(shopper));

  await expect(page.getByRole("columnheader")).toHaveText(
    ["Email", "Customer Name", "Product", "Quantity", "Status", "Action"],
    { useInnerText: false },
  );
  const [older, newer] = products.map(({ name }) => page.getByRole("row").filter({ hasText: name }));
  if (!older || !newer) throw new Error("There were not two products.");
  const cells = (status: string) => [shopper.email, shopper.name, /.+/, "2", status];
  for (const [index, words] of cells("Not Paid").entries())
    await expect(older.getByRole("cell").nth(index)).toHaveText(words);
  for (const [index, words] of cells("Paid").entries())
    await expect(newer.getByRole("cell").nth(index)).toHaveText(words);
  await test.step("an order shows its image, day, price, address and total", async () => {
    const [product] = products as [ApiProduct];
    await expect(older.getByRole("cell").nth(2)).toContainText(/Order \d{4}-\d{4} · \w+ \d+, \d{4}/);
    await expect(older).toContainText(`${product.price.toFixed(2)}$ each`);
    await expect(older).toContainText("12 Analytical Way");
    await expect(older).toContainText(`Total ${(product.price * 2).toFixed(2)}$`);
    await expect(older.locator("img")).toHaveAttribute("src", /.+/);
    await expect(older.getByRole("link", { name: product.name })).toHaveAttribute(
      "href",
      `/product/${product.id}`,
    );
  });
  await expect(newer.getByRole("button", { name: "Paid" })).toBeDisabled();
  await expect(newer.getByRole("link", { name: "Pay Now" })).toHaveCount(0);
  await expect(newer.getByRole("button", { name: /^Cancel/ })).toHaveCount(0);

  await older.getByRole("link", { name: "Pay Now" }).click();
  await expect(page).toHaveURL(`/checkout/${ids[0]}/2`);
  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();

  await test.step("Dashboard adds up unpaid orders, and leads to their payment", async () => {
    await navigateInApp(page, "/dashboard");
    const due = page.getByRole("main").locator("section").filter({ hasText: "Not paid yet" });
    const sum = products.reduce((minor, { price }) => minor + Math.round(price * 200), 0) / 100;
    await expect(due).toContainText(`${sum.toFixed(2)}$`);
    await expect(due).toContainText("2 unpaid orders");
    const latest = page.getByRole("main").locator("section").filter({ hasText: "Recent orders" });
    await expect(latest.getByRole("listitem")).toHaveCount(2);
    await expect(latest.getByRole("listitem").first()).toContainText("2 units");

    await alterAnswers(page, "LatestOrders", firstPaid);
    await page.reload();
    await expect(due).toContainText("1 unpaid order");
  });
});

test(
  "a customer cancels an order that is not paid, keeps the others, and finds it under Past orders",
  atDesk,
  async ({ page, request, shopper }) => {
    await orderAll(request, shopper);
    await openPage(page, listOf(shopper));
    await expectAccessible(page);
    const [first, second] = products as [ApiProduct, ApiProduct];
    const rowOf = ({ name }: ApiProduct) => page.getByRole("row").filter({ hasText: name });
    await rowOf(first)
      .getByRole("button", { name: `Cancel ${first.name}` })
      .press("Enter");
    await confirmCancel(page);
    await expect(rowOf(first)).toHaveCount(0);
    await expect(rowOf(second)).toBeVisible();

    await rowOf(second)
      .getByRole("button", { name: /^Cancel/ })
      .click();
    await confirmCancel(page);
    await expect(page.getByText(/^No open orders/)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Past orders" }).last().click();
    await expect(rowOf(first).getByText("Cancelled")).toBeVisible();
    await expect(rowOf(second).getByText("Cancelled")).toBeVisible();
  },
);

test.describe("orders that can't be fetched", () => {
  test.use({ expectedComplaints: [/500|ERR_FAILED/] });

  test(
    "are said so on the page, and are there after another try",
    variantAtDesk,
    async ({ page, shopper }) => {
      const alert = page.getByRole("main").getByRole("alert");
      for (const address of [listOf(shopper), "/dashboard"])
        await test.step(address, async () => {
          const answerAgain = await cutOff(page);
          await openPage(page, address);
          await expect(alert).toContainText("We couldn't reach the shop.");
          await answerAgain(() => page.getByRole("button", { name: "Try again" }).click());
          await expect(
            page.getByText("No orders yet. They'll appear here after your first purchase."),
          ).toBeVisible();
        });

      await test.step("orders that take their time show their outline", async () => {
        const release = await holdAnswers(page, "MyOrders");
        await openPage(page, listOf(shopper));
        await expect(page.getByRole("heading", { level: 1, name: "My Orders" })).toBeVisible();
        await expect(page.getByRole("status").getByText("Loading your orders")).toBeAttached();
        release();
        await expect(
          page.getByText("No orders yet. They'll appear here after your first purchase."),
        ).toBeVisible();
      });
    },
  );
});
