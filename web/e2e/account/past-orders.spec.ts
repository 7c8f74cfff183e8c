import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { addItem, cancel, deliver } from "../support/admin-api";
import { expectAccessible } from "../support/expect-accessible";
import { holdAnswers, refuse } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { pay, refund } from "../support/order-life-api";
import { ask, openSession, ordersOf, placeOrder, type ApiProduct } from "../support/shop-api";
import { admin } from "../support/accounts";
import { atDesk, expect, test, variantAtDesk, type Shopper } from "../support/test";

const listOf = ({ email }: Shopper) => `/myOrder/${encodeURIComponent(email)}`;
const pastOf = (shopper: Shopper) => `${listOf(shopper)}?show=past`;
const rowOf = (page: Page, { name }: ApiProduct): Locator => page.getByRole("row").filter({ hasText: name });

/** Takes units out of stock, or deletes the product, as an admin. */
async function asAdmin(request: APIRequestContext, mutation: string, variables: object): Promise<void> {
  const { accessToken } = await openSession(request, admin);
  await ask(request, mutation, { ...variables }, accessToken);
}

/** A delivered product of the shopper, with its current stock. */
async function delivered(
  request: APIRequestContext,
  shopper: Shopper,
  { qty = 1, countInStock = 10 } = {},
): Promise<ApiProduct> {
  const product = await addItem(request, { countInStock });
  await deliver(request, await placeOrder(request, shopper, product.id, qty));
  return product;
}

test("Past orders keeps delivered, cancelled and refunded orders, with the day of each", async ({
  page,
  request,
  shopper,
}) => {
  const open = await addItem(request);
  const refunded = await addItem(request);
  const cancelled = await addItem(request);
  await placeOrder(request, shopper, open.id);
  const paid = await placeOrder(request, shopper, refunded.id);
  await pay(request, shopper, [paid]);
  await refund(request, paid);
  await cancel(request, await placeOrder(request, shopper, cancelled.id));
  const got = await delivered(request, shopper);

  await openPage(page, listOf(shopper));
  await expect(rowOf(page, open)).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);

  await page.getByRole("link", { name: "Past orders" }).click();
  await expect(page).toHaveURL(/\?show=past$/);
  for (const [product, status] of [
    [got, "Delivered"],
    [cancelled, "Cancelled"],
    [refunded, "Refunded"],
  ] as const) {
    const state = rowOf(page, product).getByRole("cell").filter({ hasText: status });
    await expect(state.getByText(/^\w{3} \d+, \d{4}$/)).toBeVisible();
  }
  await expect(rowOf(page, open)).toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(rowOf(page, open)).toBeVisible();

  await test.step("'Pay all' leads to the payment of all orders where several wait for it", async () => {
    const payAll = page.getByRole("main").getByRole("link", { name: "Pay all" });
    await expect(payAll).toHaveCount(0);
    await placeOrder(request, shopper, (await addItem(request)).id);
    for (const address of [listOf(shopper), "/dashboard"]) {
      await openPage(page, address);
      await expect(payAll).toHaveAttribute("href", "/checkout/cart");
    }
  });
});

test(
  "'Buy again' takes the quantity of then, or as many as are left, or says why it can't",
  atDesk,
  async ({ page, request, shopper }) => {
    const product = await delivered(request, shopper, { qty: 3 });
    const few = await delivered(request, shopper, { qty: 6, countInStock: 10 });
    const soldOut = await delivered(request, shopper, { qty: 4, countInStock: 5 });
    const gone = await delivered(request, shopper);
    await asAdmin(request, "mutation ($id: ID!) { deleteProduct(id: $id) }", { id: gone.id });
    await openPage(page, pastOf(shopper));
    for (const [refused, reason] of [
      [soldOut, "Currently sold out."],
      [gone, "No longer available."],
    ] as const) {
      const button = rowOf(page, refused).getByRole("button", { name: "Buy again" });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(reason);
    }
    await expect(rowOf(page, gone).getByRole("link", { name: gone.name })).toHaveCount(0);

    await expect(rowOf(page, few)).toContainText("You can order up to 3 right now.");
    for (const again of [few, product])
      await rowOf(page, again).getByRole("button", { name: "Buy again" }).click();
    await page.getByRole("link", { name: "View cart" }).click();
    for (const { name } of [few, product])
      await expect(page.getByRole("listitem").filter({ hasText: name }).getByLabel("Quantity")).toHaveValue(
        "3",
      );
  },
);

test("past orders come twelve at a time", variantAtDesk, async ({ page, request, shopper }) => {
  const product = await addItem(request, { countInStock: 30 });
  for (let count = 0; count < 13; count++) {
    const mutation = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }`;
    const input = {
      productId: product.id,
      qty: 1,
      name: "Ada",
      address: "12 Analytical Way",
      phone: "555 0100",
      idempotencyKey: `${shopper.user.id}-${count}`,
    };
    await ask(request, mutation, { input }, shopper.accessToken);
    const [order] = await ordersOf(request, shopper);
    await cancel(request, order?.id ?? "");
  }
  await openPage(page, pastOf(shopper));
  await expect(page.getByRole("row")).toHaveCount(1 + 12);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(page.getByRole("row")).toHaveCount(1 + 13);
  await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
});

test(
  "a customer without past orders sees an explanation, and a customer with only past orders a link to them",
  variantAtDesk,
  async ({ page, request, shopper }) => {
    await test.step("past orders that take their time show their outline", async () => {
      const release = await holdAnswers(page, "PastOrders");
      await openPage(page, pastOf(shopper));
      await expect(page.getByRole("status").getByText("Loading your orders")).toBeAttached();
      release();
      await expect(page.getByText(/^No past orders yet/)).toBeVisible();
    });

    await test.step("past orders that can't be fetched are there after another try", async () => {
      await refuse(page, "PastOrders", { code: "INTERNAL_SERVER_ERROR", message: "No." });
      await openPage(page, pastOf(shopper));
      await expect(page.getByRole("main").getByRole("alert")).toContainText(
        "Something went wrong on our side.",
      );
      await page.unroute("/graphql*");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText(/^No past orders yet/)).toBeVisible();
    });
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Open orders" }).last().click();
    await expect(
      page.getByText("No orders yet. They'll appear here after your first purchase."),
    ).toBeVisible();

    const product = await delivered(request, shopper);
    await openPage(page, listOf(shopper));
    await expect(page.getByText(/^No open orders/)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Past orders" }).last().click();
    await expect(rowOf(page, product)).toBeVisible();
  },
);
