import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "../../../../test/support/builders";
import { MY_ORDERS, ORDERS, type Page } from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../../catalogue/product.entity";

type Listed = Page<{ id: string }>;

let shop: TestShop;
let admin: Person;
let customer: Person;
let product: Product;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
  product = await aProduct(shop, { name: "Jigsaw JS120" });
});
beforeEach(async () => {
  await shop.sql("delete from orders");
  customer = await asCustomer(shop);
});
afterAll(() => shop.stop());

const ids = ({ nodes }: Listed) => nodes.map(({ id }) => id);
/** Paid orders, because their number isn't limited. */
const anOrderOf = (person: Person, second = 0) =>
  anOrder(shop, person, product, {
    paidAt: new Date(),
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
  });

it("shows a customer their own orders, newest first, and nobody else's", async () => {
  const [older, newer] = [await anOrderOf(customer, 1), await anOrderOf(customer, 2)];
  await anOrderOf(await asCustomer(shop), 3);
  const { myOrders } = await customer.ask<{ myOrders: Listed }>(MY_ORDERS);
  expect(ids(myOrders)).toEqual([newer, older]);
  expect(myOrders.totalCount).toBe(2);
  const overRest = await customer.get<{ _id: string }[]>(`/orders/${encodeURIComponent(customer.email)}`);
  expect(overRest.body.map(({ _id }) => _id)).toEqual([newer, older]);
});

it("refuses a customer the orders of another one, and lets an admin see them", async () => {
  const other = await asCustomer(shop, { email: `other+${customer.id}@example.com` });
  await anOrderOf(other);
  const path = `/orders/${encodeURIComponent(other.email.toUpperCase())}`;
  expect((await customer.get(path)).status).toBe(403);
  expect((await admin.get(path)).body).toMatchObject([{ email: other.email, product: "Jigsaw JS120" }]);
  expect((await admin.get("/orders/nobody@example.com")).body).toEqual([]);
});

it("answers for another user's order as for an order that doesn't exist", async () => {
  const id = await anOrderOf(customer);
  const ORDER = "query ($id: ID!) { order(id: $id) { id email } }";
  const other = await asCustomer(shop);
  expect(await customer.ask(ORDER, { id })).toEqual({ order: { id, email: customer.email } });
  expect(await admin.ask(ORDER, { id })).toEqual({ order: { id, email: customer.email } });
  const refusals = [id, "00000000-0000-4000-8000-000000000000", "nonsense"].map(
    async (wanted) => (await other.graphql(ORDER, { id: wanted })).errors[0],
  );
  const [first, ...others] = await Promise.all(refusals);
  expect(first?.extensions.code).toBe("NOT_FOUND");
  expect(others).toEqual([first, first]);
});

it("takes a delivered order out of every list of open orders and leaves it to its customer", async () => {
  const id = await anOrderOf(customer);
  expect((await admin.delete(`/delevered/${id}`)).body).toEqual({ deletedCount: 1 });
  expect(await customer.ask(MY_ORDERS)).toMatchObject({ myOrders: { nodes: [], totalCount: 0 } });
  expect(await admin.ask(ORDERS)).toMatchObject({ orders: { nodes: [], totalCount: 0 } });
  expect(await customer.ask("query ($id: ID!) { order(id: $id) { status } }", { id })).toEqual({
    order: { status: "DELIVERED" },
  });
  expect(await shop.sql("select from orders where id = $1 and delivered_at is not null", [id])).toHaveLength(
    1,
  );
});

it("finds orders by the customer's name and email and by the product, and takes % and _ for themselves", async () => {
  const id = await anOrder(shop, customer, product, { name: "50%_off\\ Miller" });
  await anOrderOf(await asCustomer(shop));
  const found = async (search: string) =>
    ids((await admin.ask<{ orders: Listed }>(ORDERS, { search })).orders);
  expect(await found("miller")).toEqual([id]);
  expect(await found(customer.email.slice(0, -4).toUpperCase())).toEqual([id]);
  expect(await found("%_OFF\\")).toEqual([id]);
  expect(await found("jigsaw")).toHaveLength(2);
  expect(await found("  ")).toHaveLength(2);
  expect(await found("%%")).toEqual([]);
});

it.each([
  ["NEWEST", "zeta-1 Anna-2 bea-3 bea-1"],
  ["OLDEST", "bea-1 bea-3 Anna-2 zeta-1"],
  ["CUSTOMER", "Anna-2 bea-1 bea-3 zeta-1"],
  ["PRODUCT", "bea-3 Anna-2 bea-1 zeta-1"],
  ["QTY_DESC", "bea-3 Anna-2 zeta-1 bea-1"],
  ["UNPAID_FIRST", "Anna-2 bea-1 zeta-1 bea-3"],
])("lists orders by %s as %s", async (sort, expected) => {
  const other = { ...(await aProduct(shop)), name: "anvil" };
  const place = (name: string, qty: number, second: number, paid: boolean) =>
    anOrder(shop, customer, name === "Anna" || qty === 3 ? other : product, {
      name,
      quantity: qty,
      paidAt: paid ? new Date() : null,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
    });
  await place("zeta", 1, 4, true);
  await place("bea", 1, 1, false);
  await place("Anna", 2, 3, false);
  await place("bea", 3, 2, true);
  const { orders } = await admin.ask<{ orders: Page<{ name: string; qty: number }> }>(
    "query ($sort: OrderSort!) { orders(sort: $sort) { nodes { name qty } } }",
    { sort },
  );
  expect(orders.nodes.map(({ name, qty }) => `${name}-${qty}`).join(" ")).toBe(expected);
});

it.each<[string, string, () => Person]>([
  ["a customer", MY_ORDERS, () => customer],
  ["an admin", ORDERS, () => admin],
])(
  "lets %s page through orders that come and go without missing or repeating one",
  async (_who, query, who) => {
    const placed: string[] = [];
    for (let second = 9; second > 0; second -= 1) placed.push(await anOrderOf(customer, second));
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const answer = await who().ask<Record<string, Listed>>(query, { first: 2, after });
      const [page] = Object.values(answer) as [Listed];
      seen.push(...ids(page));
      ({ hasNextPage: more, endCursor: after } = page.pageInfo);
      await anOrderOf(customer, 30); // newer than every other order
      if (seen.length > 4) await shop.sql("delete from orders where id = $1", [seen.at(-1)]); // the cursor's order
    }
    expect(seen).toEqual(placed);
  },
);
