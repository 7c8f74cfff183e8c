import { anOrder, aProduct, asAdmin, asCustomer, asVisitor, type Person } from "../support/builders";
import type { RestAnswer } from "../support/caller";
import { startTestShop, type TestShop } from "../support/shop";

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
  expect(body).toMatchObject([
    { _id: open, status: "PAID", updatedAt: expect.any(String) as string },
    { _id: closed, status: "DELIVERED", deletedAt: deliveredAt.toISOString() },
  ]);
  expect(body[0]).not.toHaveProperty("deletedAt");
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
  expect(seen).toEqual(ids);
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

it("lets admins alone list changed orders", async () => {
  expect((await asVisitor(shop).get(`/orders?${since}`)).status).toBe(401);
  expect((await (await asCustomer(shop)).get(`/orders?${since}`)).status).toBe(403);
});
