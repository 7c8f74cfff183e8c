import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asVisitor,
  type Person,
} from "../../../test/support/builders";
import type { Page } from "../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../test/support/shop";

interface Listed {
  id: string;
  email: string;
}

const USERS = `query ($first: Int! = 50, $after: String, $search: String) {
  users(first: $first, after: $after, search: $search) { nodes { id email } pageInfo { hasNextPage endCursor } totalCount }
}`;
const MAKE_ADMIN = "mutation ($userId: ID!) { makeAdmin(userId: $userId) { id role } }";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop, { email: "ada@example.com" });
});
beforeEach(() =>
  shop.sql("update users set archived_at = now(), deleted_at = now() where id <> $1", [admin.id]),
);
afterAll(() => shop.stop());

const list = async (variables: object = {}) =>
  (await admin.ask<{ users: Page<Listed> }>(USERS, { ...variables })).users;
const isAdmin = async (asked: Person, who: Person) =>
  (await who.get(`/admin/${encodeURIComponent(asked.email)}`)).body;

it("shows a user who they are", async () => {
  const customer = await asCustomer(shop, { name: "Carla" });
  const me = await customer.ask("{ me { id email name role } }");
  expect(me).toEqual({ me: { id: customer.id, email: customer.email, name: "Carla", role: "CUSTOMER" } });
});

it("lists all users but the blocked ones, with a role for admins alone", async () => {
  const customer = await asCustomer(shop, { name: null });
  await shop.sql("update users set archived_at = now() where id = $1", [(await asCustomer(shop)).id]);
  const { body } = await admin.get("/users");
  expect(body).toEqual([
    { _id: customer.id, email: customer.email, name: null },
    { _id: admin.id, email: "ada@example.com", name: "Ada Keeper", role: "admin" },
  ]);
  expect(await list()).toMatchObject({ nodes: [{ id: customer.id }, { id: admin.id }], totalCount: 2 });
});

const USER = `query ($id: ID!) {
  user(id: $id) { email blocked newsletterSince purchases { orders openOrders totalPaid } review { comment customerId } }
}`;

it("shows an admin a customer: their orders, payments, review and the newsletter", async () => {
  const customer = await asCustomer(shop);
  const nothing = { orders: 0, openOrders: 0, totalPaid: 0 };
  expect(await admin.ask(USER, { id: customer.id })).toEqual({
    user: { email: customer.email, blocked: false, newsletterSince: null, purchases: nothing, review: null },
  });

  const at = new Date("2026-01-02T00:00:00Z");
  const product = await aProduct(shop, { price: 10.5 });
  await anOrder(shop, customer, product);
  await anOrder(shop, customer, product, { paidAt: at });
  await anOrder(shop, customer, product, { paidAt: at, deliveredAt: at });
  await anOrder(shop, customer, product, { paidAt: at, refundedAt: at });
  await anOrder(shop, customer, product, { cancelledAt: at });
  await shop.sql("insert into reviews (user_id, name, rating, comment) values ($1, 'Carl', 4, 'Fine.')", [
    customer.id,
  ]);
  await shop.sql(
    "insert into newsletter_subscriptions (email, wording, unsubscribe_token, confirmed_at) values ($1, '1', 'x', $2)",
    [customer.email, at],
  );
  await shop.sql("update users set archived_at = now() where id = $1", [customer.id]);
  expect(await admin.ask(USER, { id: customer.id })).toEqual({
    user: {
      email: customer.email,
      blocked: true,
      newsletterSince: at.toISOString(),
      purchases: { orders: 5, openOrders: 2, totalPaid: 21 },
      review: { comment: "Fine.", customerId: customer.id },
    },
  });
});

it("shows an admin no unknown or deleted user, and shows others no user", async () => {
  const gone = await asCustomer(shop);
  await shop.sql("update users set archived_at = now(), deleted_at = now() where id = $1", [gone.id]);
  for (const id of [gone.id, "00000000-0000-4000-8000-000000000000", "nonsense"])
    expect(await admin.refusal(USER, { id })).toBe("NOT_FOUND");
  const customer = await asCustomer(shop);
  expect(await customer.refusal(USER, { id: customer.id })).toBe("FORBIDDEN");
});

it("finds users by email and name", async () => {
  await asCustomer(shop, { email: "under_score@example.com", name: "Bea" });
  await asCustomer(shop, { email: "other@example.com", name: "Underhill" });
  const emails = async (search: string) => (await list({ search })).nodes.map(({ email }) => email).sort();
  expect(await emails("UNDER")).toEqual(["other@example.com", "under_score@example.com"]);
  expect(await emails("r_s")).toEqual(["under_score@example.com"]);
});

it.each([
  ["NEWEST", "carl zoe ada bea"],
  ["OLDEST", "bea ada zoe carl"],
  ["EMAIL", "ada bea carl zoe"],
  ["ROLE", "ada zoe bea carl"],
])("lists users by %s as %s", async (sort, expected) => {
  const at = (year: number) => ({ createdAt: new Date(Date.UTC(year, 0)) });
  await asCustomer(shop, { email: "carl@example.com", ...at(2041) });
  await asAdmin(shop, { email: "zoe@example.com", ...at(2040) });
  await asCustomer(shop, { email: "bea@example.com", ...at(2020) });
  const { users } = await admin.ask<{ users: Page<Listed> }>(
    "query ($sort: UserSort!) { users(sort: $sort) { nodes { id email } } }",
    { sort },
  );
  expect(users.nodes.map(({ email }) => email.replace(/@.*/, "")).join(" ")).toBe(expected);
});

it("pages through users who come and go without missing or repeating one", async () => {
  const expected: string[] = [];
  for (const second of [1, 2, 2, 3, 3, 3, 4])
    expected.push((await asCustomer(shop, { createdAt: new Date(Date.UTC(2040, 0, 1, 0, 0, second)) })).id);
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page = await list({ first: 3, after });
    seen.push(...page.nodes.map(({ id }) => id));
    ({ hasNextPage: more, endCursor: after } = page.pageInfo);
    if (more && seen.length > 3)
      await shop.sql("update users set archived_at = now() where id = $1", [seen.at(-1)]);
    await asCustomer(shop, { createdAt: new Date(Date.UTC(2041, 0, 1)) });
  }
  expect(seen.at(-1)).toBe(admin.id);
  expect([...seen].sort()).toEqual([...expected, admin.id].sort());
});

it("makes a customer an admin, who has the role at the very next call", async () => {
  const customer = await asCustomer(shop);
  expect(await customer.refusal(USERS)).toBe("FORBIDDEN");
  expect(await admin.ask(MAKE_ADMIN, { userId: customer.id })).toEqual({
    makeAdmin: { id: customer.id, role: "ADMIN" },
  });
  expect(await admin.ask(MAKE_ADMIN, { userId: customer.id })).toMatchObject({
    makeAdmin: { role: "ADMIN" },
  });
  expect(await customer.refusal(USERS)).toBeUndefined();
});

it("makes an admin by email over REST, and reports whether one user or none was changed", async () => {
  const customer = await asCustomer(shop, { email: "new+admin@x.co" });
  const path = "/user/admin/New%2BAdmin%40X.co";
  expect(await admin.put(path)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
  expect(await admin.put(path)).toMatchObject({ status: 200, body: { modifiedCount: 0 } });
  expect((await admin.put("/user/admin/nobody@example.com")).body).toEqual({ modifiedCount: 0 });
  expect(await isAdmin(customer, customer)).toEqual({ admin: true });
});

it("makes an admin of nobody unknown or blocked", async () => {
  const blocked = await asCustomer(shop);
  await shop.sql("update users set archived_at = now() where id = $1", [blocked.id]);
  for (const userId of [blocked.id, "00000000-0000-4000-8000-000000000000", "nonsense"])
    expect(await admin.refusal(MAKE_ADMIN, { userId })).toBe("NOT_FOUND");
  expect((await admin.put(`/user/admin/${blocked.email}`)).body).toEqual({ modifiedCount: 0 });
});

it("shows whether somebody is an admin to themselves and to admins", async () => {
  const [customer, other] = [await asCustomer(shop), await asCustomer(shop)];
  expect(await isAdmin(customer, customer)).toEqual({ admin: false });
  expect(await isAdmin(admin, admin)).toEqual({ admin: true });
  expect(await isAdmin(customer, admin)).toEqual({ admin: false });
  expect(await isAdmin(admin, customer)).toMatchObject({ status: 403 });
  expect(await isAdmin(other, customer)).toMatchObject({ status: 403 });
  expect((await admin.get("/admin/nobody@example.com")).body).toEqual({ admin: false });
  expect((await asVisitor(shop).get(`/admin/${customer.email}`)).status).toBe(401);
});
