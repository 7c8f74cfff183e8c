import { Scope } from "../src/context/scope";
import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asProgram,
  asVisitor,
  type Person,
} from "./support/builders";
import type { RestAnswer } from "./support/caller";
import { startTestShop, type TestShop } from "./support/shop";

interface Row {
  _id: string;
  updatedAt?: string;
  deletedAt?: string;
  status?: string;
}

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
beforeEach(() => shop.sql("delete from orders"));
beforeEach(() => shop.sql("delete from products"));
afterAll(() => shop.stop());

const since = "updatedSince=1970-01-01T00:00:00Z";

it("answers orders that changed with their state and times, closed ones too, and those of a state alone", async () => {
  const [customer, product] = [await asCustomer(shop), await aProduct(shop)];
  const open = await anOrder(shop, customer, product, { paidAt: new Date() });
  const deliveredAt = new Date("2026-01-02T00:00:00Z");
  const closed = await anOrder(shop, customer, product, { deliveredAt });
  const { body } = await admin.get<Row[]>(`/orders?${since}`);
  expect(body).toHaveLength(2);
  const [paid, delivered] = [open, closed].map((id) => body.find(({ _id }) => _id === id));
  expect(paid).toMatchObject({ status: "PAID", updatedAt: expect.any(String) as string });
  expect(delivered).toMatchObject({ status: "DELIVERED", deletedAt: deliveredAt.toISOString() });
  expect(paid).not.toHaveProperty("deletedAt");
  const ids = async (query: string) =>
    (await admin.get<Row[]>(`/orders?${query}`)).body.map(({ _id }) => _id);
  expect(await ids(`${since}&status=DELIVERED`)).toEqual([closed]);
  expect(await ids("status=DELIVERED")).toEqual([closed]);
  expect((await ids("status=DELIVERED&status=PAID")).sort()).toEqual([open, closed].sort());
  const [plain] = (await admin.get<Row[]>("/orders?status=PAID")).body;
  expect(Object.keys(plain ?? {})).toEqual(Object.keys((await admin.get<Row[]>("/orders")).body[0] ?? {}));
});

it("answers more changes than one batch holds whole, in their order", async () => {
  await shop.sql(`insert into products (name, description, price_cents, image, rating, count_in_stock)
    select 'Product ' || n, 'x', 100, '/x', 3, 10 from generate_series(1, 2300) n`);
  const { body } = await asVisitor(shop).get<Row[]>(`/products?${since}`);
  expect(new Set(body.map(({ _id }) => _id)).size).toBe(2_300);
  const times = body.map(({ updatedAt }) => updatedAt);
  expect(times).toEqual([...times].sort());
});

it("answers changed products in pages whose links keep the time", async () => {
  const ids = [];
  for (let number = 0; number < 3; number += 1) ids.push((await aProduct(shop)).id);
  const visitor = asVisitor(shop);
  const seen: string[] = [];
  for (let path: string | undefined = `/products?${since}&limit=2`; path;) {
    const { body, headers }: RestAnswer<Row[]> = await visitor.get<Row[]>(path);
    seen.push(...body.map(({ _id }) => _id));
    path = /^<(.*)>; rel="next"$/.exec(headers.link ?? "")?.[1];
  }
  expect(seen.sort()).toEqual(ids.sort()); // two may have the same millisecond
  expect((await visitor.get<Row[]>("/products")).text).not.toMatch(/updatedAt|deletedAt/);
});

it.each([
  ["/products", "updatedSince=", "updatedSince"],
  ["/products", "updatedSince=yesterday", "updatedSince"],
  ["/products", "updatedSince=2026-02-30T00:00:00Z", "updatedSince"],
  ["/products", "updatedSince=1969-12-31T00:00:00Z", "updatedSince"],
  ["/products", "updatedSince=2999-01-01T00:00:00Z", "updatedSince"],
  ["/products", `${since}&search=saw`, "search"],
  ["/orders", "updatedSince=yesterday", "updatedSince"],
  ["/orders", "updatedSince=2999-01-01T00:00:00Z", "updatedSince"],
  ["/orders", "status=OPEN", "status"],
])("refuses %s?%s, and says what is wrong", async (path, query, field) => {
  const { status, body } = await admin.get<{ errors: { field: string }[] }>(`${path}?${query}`);
  expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
});

it("shows programs with the scope changed orders, and names the scope to others", async () => {
  await anOrder(shop, await asCustomer(shop), await aProduct(shop));
  const query = '{ orders(updatedSince: "1970-01-01T00:00:00Z") { totalCount } }';
  const reader = await asProgram(shop, { scopes: [Scope.READ_ORDERS] });
  expect((await reader.get<Row[]>(`/orders?${since}`)).body).toHaveLength(1);
  expect(await reader.ask(query)).toEqual({ orders: { totalCount: 1 } });
  const other = await asProgram(shop, { scopes: [Scope.READ_PRODUCTS, Scope.WRITE_ORDERS] });
  const refused = { status: 403, body: { scope: "READ_ORDERS" } };
  expect(await other.get(`/orders?${since}`)).toMatchObject(refused);
  expect((await other.graphql(query)).errors).toMatchObject([{ extensions: { scope: "READ_ORDERS" } }]);
});

it("shows programs with the scope changed drafts, and others that they are gone", async () => {
  const { id, name } = await aProduct(shop);
  await shop.sql("update products set draft = true where id = $1", [id]);
  const reader = await asProgram(shop, { scopes: [Scope.READ_PRODUCTS] });
  expect((await reader.get<Row[]>(`/products?${since}`)).body).toMatchObject([
    { _id: id, name, draft: true },
  ]);
  const other = await asProgram(shop, { scopes: [Scope.READ_ORDERS] });
  expect((await other.get<Row[]>(`/products?${since}`)).body).toMatchObject([{ _id: id, name: "" }]);
});

it("doesn't count as a change that a category moves, though its path is in the answer (ADR-0057)", async () => {
  const insert = "insert into categories (slug, name) values ($1, $1) returning id";
  const [[inner], [outer]] = [
    await shop.sql<{ id: string }>(insert, ["divers"]),
    await shop.sql<{ id: string }>(insert, ["watches"]),
  ];
  await aProduct(shop, { categoryId: inner?.id ?? null });
  const read = async () => (await admin.get<(Row & { category: string })[]>(`/products?${since}`)).body[0];
  const before = await read();
  await shop.sql("update categories set parent_id = $2 where id = $1", [inner?.id, outer?.id]);
  expect(before?.category).toBe("divers");
  expect(await read()).toEqual({ ...before, category: "watches/divers" });
});

it("lets admins alone list changed orders", async () => {
  expect((await asVisitor(shop).get(`/orders?${since}`)).status).toBe(401);
  expect((await (await asCustomer(shop)).get(`/orders?${since}`)).status).toBe(403);
});
