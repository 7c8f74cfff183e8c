import { Client } from "pg";
import { Scope } from "../../context/scope";
import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asProgram,
  asStaff,
  type Person,
} from "../../../test/support/builders";
import { Caller } from "../../../test/support/caller";
import { productRows, sendCsv } from "../../../test/support/csv-files";
import { CHANGE } from "../../../test/support/product-changes";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { auditedBy } from "../../../test/support/taxonomy";

let shop: TestShop;
let admin: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("update users set role = 'CUSTOMER', permissions = '{}'");
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

const SET = `mutation ($userId: ID!, $permissions: [Scope!]!) {
  setStaffPermissions(userId: $userId, permissions: $permissions) { role permissions }
}`;
const set = (by: Person, user: Person, permissions: Scope[]) =>
  by.ask(SET, { userId: user.id, permissions }).then((answer) => answer.setStaffPermissions);

it("grants and revokes permissions from the next request on, and records both", async () => {
  const sam = await asCustomer(shop);
  const orders = () => sam.refusal("{ orders { totalCount } }");
  expect(await orders()).toBe("FORBIDDEN");
  expect(await set(admin, sam, [Scope.READ_ORDERS, Scope.READ_PRODUCTS])).toEqual({
    role: "STAFF",
    permissions: ["READ_PRODUCTS", "READ_ORDERS"],
  });
  expect(await orders()).toBeUndefined();
  expect(await sam.refusal("{ users { totalCount } }")).toBe("FORBIDDEN");
  expect(await sam.ask("{ me { role permissions } }")).toEqual({
    me: { role: "STAFF", permissions: ["READ_PRODUCTS", "READ_ORDERS"] },
  });
  await set(admin, sam, [Scope.READ_PRODUCTS, Scope.READ_ORDERS]);
  expect(await set(admin, sam, [])).toEqual({ role: "CUSTOMER", permissions: [] });
  expect(await orders()).toBe("FORBIDDEN");
  expect(await auditedBy(shop, admin)).toEqual([
    "SET_STAFF_PERMISSIONS : none → READ_PRODUCTS, READ_ORDERS",
    "SET_STAFF_PERMISSIONS : READ_PRODUCTS, READ_ORDERS → none",
  ]);
});

it("lets nobody but an admin grant permissions, themselves included", async () => {
  const sam = await asStaff(shop, Object.values(Scope));
  const program = await asProgram(shop);
  const input = { userId: sam.id, permissions: [Scope.READ_ORDERS] };
  expect(await sam.refusal(SET, input)).toBe("FORBIDDEN");
  expect(await program.refusal(SET, input)).toBe("FORBIDDEN");
  expect(await sam.refusal("mutation ($id: ID!) { makeAdmin(userId: $id) { id } }", { id: sam.id })).toBe(
    "FORBIDDEN",
  );
  expect(await admin.refusal(SET, { userId: "nobody", permissions: [] })).toBe("NOT_FOUND");
});

it("keeps the last admin, and makes another one staff", async () => {
  expect(await admin.refusal(SET, { userId: admin.id, permissions: [] })).toBe("CONFLICT");
  const other = await asAdmin(shop);
  expect(await set(admin, other, [Scope.READ_REVIEWS])).toEqual({
    role: "STAFF",
    permissions: ["READ_REVIEWS"],
  });
});

it("keeps one admin where two take the role from each other at once", async () => {
  const other = await asAdmin(shop);
  const codes = await Promise.all([
    admin.refusal(SET, { userId: other.id, permissions: [] }),
    other.refusal(SET, { userId: admin.id, permissions: [] }),
  ]);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(await shop.sql("select from users where role = 'ADMIN'")).toHaveLength(1);
});

it("shows permissions to their owner and to admins only", async () => {
  const sam = await asStaff(shop, [Scope.READ_CUSTOMERS]);
  const query = "query ($id: ID!) { user(id: $id) { permissions } }";
  expect(await sam.refusal(query, { id: admin.id })).toBe("FORBIDDEN");
  expect(await admin.ask(query, { id: sam.id })).toEqual({ user: { permissions: ["READ_CUSTOMERS"] } });
  const all = await admin.ask<{ me: { permissions: string[] } }>("{ me { permissions } }");
  expect(all.me.permissions).toHaveLength(Object.values(Scope).length);
});

it("hides customers from staff who may only change orders, except their own orders", async () => {
  const sam = await asStaff(shop, [Scope.WRITE_ORDERS]);
  const [product, other] = [await aProduct(shop), await aProduct(shop)];
  const foreign = await anOrder(shop, await asCustomer(shop), product, { paidAt: new Date() });
  const own = await anOrder(shop, sam, other);
  const deliver = (fields: string) =>
    sam.refusal(`mutation ($ids: [ID!]!) { deliverOrders(ids: $ids) { ${fields} } }`, { ids: [foreign] });
  expect(await deliver("name")).toBe("FORBIDDEN");
  expect(await sam.refusal("query ($id: ID!) { order(id: $id) { name } }", { id: foreign })).toBe(
    "NOT_FOUND",
  );
  expect(await sam.refusal("query ($id: ID!) { order(id: $id) { name } }", { id: own })).toBeUndefined();
  expect(await deliver("id status")).toBeUndefined();
});

it("lets staff block customers, but neither admins nor staff", async () => {
  const sam = await asStaff(shop, [Scope.WRITE_CUSTOMERS]);
  const [customer, colleague] = [await asCustomer(shop), await asStaff(shop, [Scope.READ_ORDERS])];
  const block = (who: Person) => sam.refusal("mutation ($id: ID!) { deleteUser(id: $id) }", { id: who.id });
  expect(await block(customer)).toBeUndefined();
  expect(await block(colleague)).toBe("FORBIDDEN");
  expect(await block(admin)).toBe("FORBIDDEN");
});

it("lets only admins end the keys of a user whom staff may block", async () => {
  const sam = await asStaff(shop, [Scope.WRITE_CUSTOMERS]);
  const former = await asAdmin(shop);
  const { createApiKey } = await former.ask<{ createApiKey: { secret: string } }>(
    `mutation { createApiKey(name: "Warehouse", scopes: [READ_ORDERS]) { secret } }`,
  );
  await set(admin, former, []);
  const block = "mutation ($id: ID!) { deleteUser(id: $id, revokeKeys: true) }";
  expect(await sam.refusal(block, { id: former.id })).toBe("FORBIDDEN");
  expect((await new Caller(shop, createApiKey.secret).get("/orders")).status).toBe(200);
  expect(await former.refusal("{ me { id } }")).toBeUndefined();
});

it("counts for staff only what they may read", async () => {
  const sam = await asStaff(shop, [Scope.READ_PRODUCTS]);
  await anOrder(shop, await asCustomer(shop), await aProduct(shop, { countInStock: 1 }));
  const { waitingCounts } = await sam.ask<{ waitingCounts: Record<string, number> }>(
    "{ waitingCounts { allOrders lowStock } }",
  );
  expect(waitingCounts.allOrders).toBe(0);
  expect(waitingCounts.lowStock).toBeGreaterThan(0);
});

it("finishes a change of several products that began before its permission was revoked, and refuses the next", async () => {
  const sam = await asStaff(shop, [Scope.READ_PRODUCTS, Scope.WRITE_PRODUCTS]);
  const products = [await aProduct(shop, { price: 10 }), await aProduct(shop, { price: 20 })];
  const input = (version: number) => ({
    products: products.map(({ id }) => ({ id, version })),
    price: { percent: -10 },
  });
  const other = new Client({ connectionString: shop.databaseUrl });
  await other.connect();
  await other.query("begin");
  await other.query("select from products where id = $1 for update", [products[1]?.id]);
  const changing = sam.ask(CHANGE, { input: input(1) });
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await shop.sql(waiting)).length === 0);
  await set(admin, sam, [Scope.READ_PRODUCTS]); // doesn't wait for the change
  await other.query("commit");
  await other.end();
  expect(await changing).toMatchObject({ changeProducts: { __typename: "ProductChangeSet" } });
  expect(await sam.refusal(CHANGE, { input: input(2) })).toBe("FORBIDDEN");
  const prices = await shop.sql("select price_cents from products where id = any($1) order by price_cents", [
    products.map(({ id }) => id),
  ]);
  expect(prices).toEqual([{ price_cents: 900 }, { price_cents: 1_800 }]);
});

/** Sends a request that waits for `table`, revokes the permission, and returns the response. */
async function revokeWhile<T>(
  table: string,
  send: () => Promise<T>,
  revoke: () => Promise<unknown>,
): Promise<T> {
  const other = new Client({ connectionString: shop.databaseUrl });
  await other.connect();
  await other.query("begin");
  await other.query(`lock table ${table} in access exclusive mode`);
  const sent = send();
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await shop.sql(waiting)).length === 0);
  await revoke();
  await other.query("commit");
  await other.end();
  return sent;
}
const forbidden = { status: 403, body: { code: "FORBIDDEN" } };

describe("an import whose permission is revoked meanwhile", () => {
  const importing = (who: Caller, rows: string[]) => () => sendCsv(who, rows, "?update=true");
  const written = () =>
    shop.sql(
      "select name from products where name like 'Bulk %' union all select action from audit_entries where action = 'IMPORT_PRODUCTS'",
    );

  it("imports nothing, although all rows were read", async () => {
    const sam = await asStaff(shop, [Scope.READ_PRODUCTS, Scope.WRITE_PRODUCTS]);
    const revoke = () => set(admin, sam, [Scope.READ_PRODUCTS]);
    expect(await revokeWhile("search_words", importing(sam, productRows(3)), revoke)).toMatchObject(
      forbidden,
    );
    expect(await written()).toEqual([]);
  });

  it("stops at the next batch of rows, and doesn't report on it", async () => {
    const sam = await asStaff(shop, [Scope.WRITE_PRODUCTS]);
    const rows = [...productRows(1_000), "a faulty row"];
    const revoke = () => set(admin, sam, []);
    expect(await revokeWhile("products", importing(sam, rows), revoke)).toMatchObject(forbidden);
    expect(await written()).toEqual([]);
  });

  it("is stopped with the key of its program", async () => {
    const program = await asProgram(shop, { scopes: [Scope.WRITE_PRODUCTS] });
    const revoke = () => shop.sql("update api_keys set revoked_at = now()");
    const sent = importing(program, productRows(3));
    expect(await revokeWhile("search_words", sent, revoke)).toMatchObject(forbidden);
    expect(await written()).toEqual([]);
  });
});

it.each([
  ["orders", "/exports/orders.csv", Scope.READ_ORDERS],
  ["orders", "/exports/orders.jsonl", Scope.READ_ORDERS],
  ["newsletter_subscriptions", "/exports/newsletter.csv", Scope.READ_CUSTOMERS],
])("sends no more of the %s in %s once the permission is revoked", async (table, path, scope) => {
  await anOrder(shop, await asCustomer(shop), await aProduct(shop));
  await shop.sql(
    `insert into newsletter_subscriptions (email, wording, unsubscribe_token, confirmed_at) select n || '@example.com', '1', n, now() from gen_random_uuid() as n`,
  );
  const sam = await asStaff(shop, [scope]);
  expect((await sam.get(path)).status).toBe(200);
  const revoke = () => set(admin, sam, []);
  expect(await revokeWhile(table, () => sam.get(path), revoke)).toMatchObject(forbidden);
});
