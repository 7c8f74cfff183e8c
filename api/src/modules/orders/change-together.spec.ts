import { aProduct, asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { aCartForm, PLACE_ORDERS, type PlaceOrdersAnswer } from "../../../test/support/operations";
import { aDemoGateway, startPaymentOf, stockOf } from "../../../test/support/payments";
import type { TestShop } from "../../../test/support/shop";

const MANY = {
  cancelOrders: "mutation ($ids: [ID!]!) { cancelOrders(ids: $ids) { id status } }",
  deliverOrders: "mutation ($ids: [ID!]!) { deliverOrders(ids: $ids) { id status } }",
  refundOrders: "mutation ($ids: [ID!]!) { refundOrders(ids: $ids) { id status refunded } }",
};

const gateway = aDemoGateway();
let shop: TestShop;
let admin: Person;
let customer: Person;
beforeAll(async () => (shop = await gateway.startShop()));
beforeEach(async () => {
  [admin, customer] = await Promise.all([asAdmin(shop), asCustomer(shop)]);
});
afterAll(() => shop.stop());

interface Line {
  id: string;
  productId: string;
  name: string;
}

/** Orders a cart of three products. */
async function aCart(): Promise<[Line, Line, Line]> {
  const products = [await aProduct(shop), await aProduct(shop), await aProduct(shop)];
  const items = products.map(({ id }) => ({ productId: id, qty: 1 }));
  const { placeOrders } = await customer.ask<PlaceOrdersAnswer>(PLACE_ORDERS, { input: aCartForm(items) });
  const rows = await shop.sql<Line>(
    `select id, product_id as "productId", product_name as name from orders where id = any($1) order by id`,
    [placeOrders.orders.map(({ id }) => id)],
  );
  return rows as [Line, Line, Line];
}

const idsOf = (lines: readonly Line[]) => lines.map(({ id }) => id);
const change = async (action: keyof typeof MANY, ids: string[]) =>
  (await admin.ask<Record<string, { status: string }[]>>(MANY[action], { ids }))[action];
const refusal = async (action: keyof typeof MANY, ids: string[], person = admin) =>
  (await person.graphql(MANY[action], { ids })).errors[0];
const statesOf = async (ids: string[]) =>
  (
    await shop.sql<{ state: string }>(
      `select case when refunded_at is not null then 'REFUNDED' when cancelled_at is not null then 'CANCELLED'
        when delivered_at is not null then 'DELIVERED' else 'OPEN' end as state from orders where id = any($1) order by id`,
      [ids],
    )
  ).map(({ state }) => state);

it.each([
  ["cancelOrders", "CANCELLED"],
  ["deliverOrders", "DELIVERED"],
] as const)("changes all lines of a cart at once: %s", async (action, status) => {
  const ids = idsOf(await aCart());
  expect(await change(action, ids)).toMatchObject([{ status }, { status }, { status }]);
});

it.each([
  ["cancelOrders", "This order has already been paid, sent, delivered or cancelled."],
  ["deliverOrders", "This order has already been delivered, cancelled or refunded."],
  ["refundOrders", "Only a paid order that wasn't refunded yet can be refunded."],
] as const)("changes nothing if a line refuses, and names it: %s", async (action, reason) => {
  const cart = await aCart();
  const [open, other, closed] = cart;
  await change("deliverOrders", [closed.id]);
  if (action === "refundOrders")
    await shop.sql("update orders set paid_at = now() where id = any($1)", [[open.id, other.id]]);
  const before = await Promise.all(cart.map(({ productId }) => stockOf(shop, productId)));
  expect(await refusal(action, idsOf(cart))).toMatchObject({
    message: `${closed.name}: ${reason} Nothing was changed.`,
    extensions: { code: "CONFLICT" },
  });
  expect(await statesOf(idsOf(cart))).toEqual(["OPEN", "OPEN", "DELIVERED"]);
  expect(await Promise.all(cart.map(({ productId }) => stockOf(shop, productId)))).toEqual(before);
});

it("refunds a paid cart with a credit note for each line, and returns its units", async () => {
  const cart = await aCart();
  const ids = idsOf(cart);
  const before = await stockOf(shop, cart[0].productId);
  await gateway.press(shop, (await startPaymentOf(customer, ids)).url, "approve");
  expect(await change("refundOrders", ids)).toMatchObject(ids.map(() => ({ status: "REFUNDED" })));
  expect(await stockOf(shop, cart[0].productId)).toBe((before ?? 0) + 1);
  const notes = await shop.sql("select from invoices where series = 'CREDIT_NOTE' and user_id = $1", [
    customer.id,
  ]);
  expect(notes).toHaveLength(3);
});

it.each(Object.keys(MANY) as (keyof typeof MANY)[])(
  "refuses other customers' orders, unknown ones and none: %s",
  async (action) => {
    const [first] = await aCart();
    customer = await asCustomer(shop);
    const [foreign] = await aCart();
    const extensions = (code: string) => ({ extensions: { code } });
    expect(await refusal(action, [first.id, foreign.id])).toMatchObject(extensions("BAD_USER_INPUT"));
    expect(await refusal(action, [first.id, "00000000-0000-4000-8000-000000000000"])).toMatchObject(
      extensions("NOT_FOUND"),
    );
    expect(await refusal(action, [])).toMatchObject(extensions("BAD_USER_INPUT"));
    expect(await refusal(action, [foreign.id], customer)).toMatchObject(extensions("FORBIDDEN"));
  },
);
