import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "../../../../test/support/builders";
import { aCart } from "../../../../test/support/carts";
import type { Page } from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../../catalogue/product.entity";

type Listed = Page<{ id: string; status: string; number: string }> & {
  pageInfo: { startCursor: string | null };
};

const MINE = `query ($status: [OrderStatus!], $first: Int! = 24, $after: String) {
  myOrders(status: $status, first: $first, after: $after) { nodes { id status number } totalCount pageInfo { hasNextPage endCursor } }
}`;
const ALL = `query ($first: Int! = 50, $after: String, $before: String, $search: String, $sort: OrderSort! = NEWEST,
    $status: [OrderStatus!], $placedFrom: DateTime, $placedTo: DateTime, $updatedSince: DateTime, $customer: ID) {
  orders(first: $first, after: $after, before: $before, search: $search, sort: $sort, status: $status,
      placedFrom: $placedFrom, placedTo: $placedTo, updatedSince: $updatedSince, customer: $customer) {
    nodes { id status number } totalCount pageInfo { hasNextPage startCursor endCursor }
  }
}`;

let shop: TestShop;
let admin: Person;
let customer: Person;
/** One order in each state, placed on the first to the fifth of January. */
let ids: Record<"PLACED" | "PAID" | "DELIVERED" | "CANCELLED" | "REFUNDED", string>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
  customer = await asCustomer(shop);
  const other = await asCustomer(shop);
  const product: Product = await aProduct(shop, { name: "Jigsaw JS120" });
  const on = (day: number) => new Date(Date.UTC(2026, 0, day));
  const paidAt = on(10);
  ids = {
    PLACED: await anOrder(shop, customer, product, { createdAt: on(1) }),
    PAID: await anOrder(shop, customer, product, { createdAt: on(2), paidAt, name: "Paula Paid" }),
    DELIVERED: await anOrder(shop, customer, product, { createdAt: on(3), deliveredAt: on(11) }),
    CANCELLED: await anOrder(shop, customer, product, { createdAt: on(4), cancelledAt: on(11) }),
    REFUNDED: await anOrder(shop, customer, product, {
      createdAt: on(5),
      paidAt,
      deliveredAt: on(11),
      refundedAt: on(12),
    }),
  };
  await anOrder(shop, other, product, { createdAt: on(6), deliveredAt: on(11) });
});
afterAll(() => shop.stop());

const mine = async (wanted: object) =>
  (await customer.ask<{ myOrders: Listed }>(MINE, { ...wanted })).myOrders;
const all = async (wanted: object) => (await admin.ask<{ orders: Listed }>(ALL, { ...wanted })).orders;
const statusesOf = ({ nodes }: Listed) => nodes.map(({ status }) => status);
const PAST = ["DELIVERED", "CANCELLED", "REFUNDED"];

it("finds all orders of a cart by the number that its customer knows, and one by its own", async () => {
  const { number, orderIds } = await aCart(shop, customer, [
    { price: 1, deliveredAt: new Date() },
    { price: 2, deliveredAt: new Date() },
  ]);
  const single = await aCart(shop, customer, [{ price: 3, deliveredAt: new Date() }]);
  const found = async (search: string) =>
    (await all({ search, status: ["DELIVERED"] })).nodes.map(({ id }) => id).sort();
  const own = await shop.sql<{ id: string; number: string }>(
    "select id, number from orders where checkout_id is not null",
  );
  for (const text of [number, number.replace("-", ""), `#${number}`, number.slice(0, 4)])
    expect(await found(text)).toEqual(expect.arrayContaining([...orderIds]) as unknown);
  expect(await found(number)).toEqual([...orderIds].sort());
  for (const order of own) expect(await found(order.number)).toEqual([order.id]);

  const [unseen] = await shop.sql<{ number: string }>("select number from checkouts where id = $1", [
    single.id,
  ]);
  expect(await found(unseen?.number ?? "")).toEqual([]);
  await shop.sql("delete from orders where checkout_id is not null");
});

describe("my orders", () => {
  it.each(["PLACED", "PAID", ...PAST])("are those in the state %s, if it is asked for", async (status) => {
    const { nodes, totalCount } = await mine({ status: [status] });
    expect(nodes).toMatchObject([{ id: ids[status as keyof typeof ids], status }]);
    expect(totalCount).toBe(1);
  });

  it("are the open ones, unless states are asked for", async () => {
    expect(statusesOf(await mine({}))).toEqual(["PAID", "PLACED"]);
    expect(statusesOf(await mine({ status: null }))).toEqual(["PAID", "PLACED"]);
  });

  it("are nobody else's in any state, newest first, page by page", async () => {
    expect(statusesOf(await mine({ status: PAST }))).toEqual(["REFUNDED", "CANCELLED", "DELIVERED"]);
    const first = await mine({ status: PAST, first: 2 });
    const next = await mine({ status: PAST, first: 2, after: first.pageInfo.endCursor });
    expect([...statusesOf(first), ...statusesOf(next)]).toEqual(["REFUNDED", "CANCELLED", "DELIVERED"]);
    expect([first.totalCount, next.totalCount]).toEqual([3, 3]);
  });

  it("are none where no state is asked for", async () =>
    expect(await mine({ status: [] })).toMatchObject({ nodes: [], totalCount: 0 }));
});

describe("an admin's orders", () => {
  it("are the open ones, unless states or a time of change are asked for", async () => {
    expect(statusesOf(await all({}))).toEqual(["PAID", "PLACED"]);
    expect(statusesOf(await all({ status: ["REFUNDED", "PLACED"] }))).toEqual(["REFUNDED", "PLACED"]);
    expect(await all({ status: [] })).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it("are those placed at a time or later, and before another", async () => {
    const from = { placedFrom: "2026-01-02T00:00:00Z" };
    const to = { placedTo: "2026-01-04T00:00:00Z" };
    expect(statusesOf(await all(from))).toEqual(["PAID"]);
    expect(statusesOf(await all(to))).toEqual(["PAID", "PLACED"]);
    const status = ["PLACED", "PAID", ...PAST];
    expect(statusesOf(await all({ ...from, ...to, status }))).toEqual(["DELIVERED", "PAID"]);
    expect(await all({ ...to, placedFrom: to.placedTo, status })).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it("are those of one customer, whose id each of them has for admins alone", async () => {
    const status = ["PLACED", "PAID", ...PAST];
    expect((await all({ status })).totalCount).toBe(6);
    expect((await all({ status, customer: customer.id })).totalCount).toBe(5);
    expect(statusesOf(await all({ customer: customer.id, status: ["REFUNDED"] }))).toEqual(["REFUNDED"]);
    for (const id of [admin.id, "nonsense"]) expect((await all({ status, customer: id })).nodes).toEqual([]);

    const OF = "query ($id: ID!) { order(id: $id) { customerId } }";
    expect(await admin.ask(OF, { id: ids.PAID })).toEqual({ order: { customerId: customer.id } });
    expect(await customer.refusal(OF, { id: ids.PAID })).toBe("FORBIDDEN");
    const since = { updatedSince: "2026-01-01T00:00:00Z", customer: customer.id };
    expect(await admin.refusal(ALL, since)).toBe("BAD_USER_INPUT");
  });

  it("are those that changed since, in every state", async () => {
    const [order] = await shop.sql<{ at: Date }>("select now() as at");
    expect((await all({ updatedSince: "2026-01-01T00:00:00Z" })).totalCount).toBe(6);
    await shop.sql("update orders set phone = phone where id = $1", [ids.CANCELLED]);
    const { nodes } = await all({ updatedSince: order?.at });
    expect(nodes.map(({ id }) => id)).toEqual([ids.CANCELLED]);
    expect((await all({ updatedSince: order?.at, status: ["PLACED"] })).totalCount).toBe(0);
  });

  it.each(["paid paula", "PAULA", "Päula Paid"])(
    "are found by the customer's name as '%s'",
    async (search) => {
      expect((await all({ search, status: ["PAID"] })).nodes).toMatchObject([{ id: ids.PAID }]);
    },
  );

  it("are found by their number or its beginning, however its digits are separated, combined with a state", async () => {
    const number = (await all({ status: ["PLACED"] })).nodes[0]?.number ?? "none";
    for (const search of [
      number,
      number.replace("-", ""),
      number.replace("-", " "),
      ` ${number} `,
      `#${number}`,
      `# ${number}`,
    ])
      expect((await all({ search })).nodes).toMatchObject([{ id: ids.PLACED }]);
    expect((await all({ search: number, status: ["PAID"] })).nodes).toEqual([]);
    for (const length of [4, 5, 7])
      expect((await all({ search: number.slice(0, length) })).nodes).toMatchObject([{ id: ids.PLACED }]);
    for (const search of [number.slice(5), `${number}0`, `${number.slice(0, 3)}-`])
      expect((await all({ search })).nodes).toEqual([]);
  });

  it("are searched, filtered, sorted and paged at once, both ways", async () => {
    const wanted = {
      search: "jigsaw",
      status: PAST,
      sort: "OLDEST",
      placedTo: "2026-01-06T00:00:00Z",
      first: 2,
    };
    const first = await all(wanted);
    expect(statusesOf(first)).toEqual(["DELIVERED", "CANCELLED"]);
    const next = await all({ ...wanted, after: first.pageInfo.endCursor });
    expect([statusesOf(next), next.totalCount]).toEqual([["REFUNDED"], 3]);
    expect(await all({ ...wanted, before: next.pageInfo.startCursor })).toEqual(first);
  });
});
