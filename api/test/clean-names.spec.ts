import { cleanName } from "@shop/shared/text-rules";
import fc from "fast-check";
import { StoredRows1796810700000 } from "../src/data/migrations/1796810700000-stored-rows";
import { aProduct, anOrder, asAdmin, asCustomer, type Person } from "./support/builders";
import { startTestShop, type TestShop } from "./support/shop";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop, { name: "Owner" });
});
afterAll(() => shop.stop());

it("cleans names in the database as in the programs", async () => {
  const pieces = fc.constantFrom(
    ..."éa \t\u00a0\u3000\u200b\u00ad\u2060\ufeff\u200d\u0301\u0958İﬁ🔧",
    "Cafe\u0301",
  );
  const names = fc.sample(fc.array(pieces, { maxLength: 10 }), 1_000).map((each) => each.join(""));
  const cleaned = await shop.sql<{ name: string }>(
    "select clean_name(each) as name from unnest($1::text[]) with ordinality as names (each, place) order by place",
    [names],
  );
  expect(cleaned.map(({ name }) => name)).toEqual(names.map(cleanName));
});

it("cleans stored names, but not one that another row has then, and logs those", async () => {
  const [old, taken, free] = ["Cafe\u0301\u00a0set", "Blue\u00a0saw", "Blue saw"];
  for (const each of [old, taken, free]) {
    const { id } = await aProduct(shop);
    await shop.sql("update products set name = $2 where id = $1", [id, each]);
  }
  await shop.sql("insert into brands (slug, name) values ('one', $1), ('two', 'Two words'), ('three', $2)", [
    "O\u0308l  AG",
    "Two\u00a0words",
  ]);
  const query = (sql: string, values?: unknown[]) => shop.sql(sql, values);
  const migration = new StoredRows1796810700000();
  await migration.up({ query } as never);
  const names = async (table: string) =>
    (await shop.sql<{ name: string }>(`select name from ${table} order by name collate "C"`)).map(
      ({ name }) => name,
    );
  expect(await names("products")).toEqual([free, taken, "Caf\u00e9 set"]);
  expect(await names("brands")).toEqual(["Two words", "Two\u00a0words", "\u00d6l AG"]);
  const reason = "that stay as they are, as their clean form is empty or taken";
  expect(migration.notes).toEqual([
    `names of products ${reason}: "Blue\\u{a0}saw"`,
    `names of brands ${reason}: "Two\\u{a0}words"`,
  ]);
});

it("composes the product's name in an order, and keeps it as it was bought", async () => {
  const customer = await asCustomer(shop);
  const id = await anOrder(shop, customer, await aProduct(shop));
  await shop.sql("update orders set product_name = $2 where id = $1", [id, "Cre\u0300me\u00a0grinder"]);
  await new StoredRows1796810700000().up({
    query: (sql: string, values?: unknown[]) => shop.sql(sql, values),
  } as never);
  const list = "query ($search: String) { orders(search: $search) { nodes { id } } }";
  const { orders } = await admin.ask<{ orders: Found }>(list, { search: "creme grinder" });
  expect(orders.nodes.map((order) => order.id)).toEqual([id]);
  expect(await shop.sql("select product_name as name from orders where id = $1", [id])).toEqual([
    { name: "Cr\u00e8me\u00a0grinder" },
  ]);
});

it.each([
  ["Jose\u0301 A\u0301lvarez", "jose alvarez"],
  ["Jose\u0301 A\u0301lvarez", "ÁLVAREZ José"],
  ["Łukasz Sørensen", "sorensen lukasz"],
  ["Jürgen Weiß", "weiss jurgen"],
  ["Strauss", "Strauß"],
  ["Æsop Œuvre", "aesop oeuvre"],
  ["Anne\u2011Marie O’Neill", "o'neill anne-marie"],
  ["Zoe Müller", "zo\u00ade ｍｕｌｌｅｒ"],
])("finds the customer and the order of %s by '%s'", async (name, search) => {
  const customer = await asCustomer(shop);
  await shop.sql("update users set name = $2 where id = $1", [customer.id, name]);
  const id = await anOrder(shop, customer, await aProduct(shop), { name });
  const { users, orders } = await admin.ask<{ users: Found; orders: Found }>(
    "query ($search: String) { users(search: $search) { nodes { id } } orders(search: $search) { nodes { id } } }",
    { search },
  );
  expect(users.nodes.map((each) => each.id)).toContain(customer.id);
  expect(orders.nodes.map((each) => each.id)).toContain(id);
});

it("finds reviews, brands and audit entries without regard to accents and the order of words", async () => {
  const customer = await asCustomer(shop, { name: "René Dvořák" });
  await shop.sql("insert into reviews (user_id, name, rating, comment) values ($1, $2, 5, $3)", [
    customer.id,
    "Rene\u0301 Dvořák",
    "L’été est là",
  ]);
  await shop.sql("insert into brands (slug, name) values ('creme', 'Crème Brûlée')");
  await shop.sql(
    "insert into audit_entries (actor, action, target_id, target) values ('Ada', 'ADD_PRODUCT', gen_random_uuid(), 'Scie à métaux')",
  );
  const count = async (list: string, search: string) =>
    (
      await admin.ask<Record<string, Found>>(
        `query ($search: String) { ${list}(search: $search) { nodes { id: __typename } } }`,
        { search },
      )
    )[list]?.nodes.length;
  expect(await count("allReviews", "dvorak rene")).toBe(1);
  expect(await count("allReviews", "l'ete")).toBe(1);
  expect(await count("allBrands", "brulee creme")).toBe(1);
  expect(await count("auditEntries", "metaux scie")).toBe(1);
});

interface Found {
  nodes: { id: string }[];
}
