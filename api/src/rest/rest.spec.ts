import { aProduct, asAdmin, asCustomer, asVisitor, type Person } from "../../test/support/builders";
import { type Caller, type RestAnswer } from "../../test/support/caller";
import { startTestShop, type TestShop } from "../../test/support/shop";

let shop: TestShop;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  shop = await startTestShop();
  [admin, customer] = [await asAdmin(shop), await asCustomer(shop)];
});
afterAll(() => shop.stop());

it.each<[number, string, () => ReturnType<Caller["call"]>]>([
  [400, "Bad Request", () => customer.post("/order", {})],
  [400, "Bad Request", () => customer.post("/order", "{")],
  [400, "Bad Request", () => customer.post("/order", "")],
  [400, "Bad Request", () => customer.post("/order", '{"__proto__": {"qty": 1}}')],
  [400, "Bad Request", () => asVisitor(shop).get("/products/%zz")],
  [400, "Bad Request", () => admin.delete("/products/100%")],
  [401, "Unauthorized", () => asVisitor(shop).get("/orders")],
  [403, "Forbidden", () => customer.get("/orders")],
  [404, "Not Found", () => asVisitor(shop).get("/products/unknown")],
  [404, "Not Found", () => asVisitor(shop).get("/nowhere")],
  [404, "Not Found", () => asVisitor(shop).call("PATCH", "/products")],
  [413, "Payload Too Large", () => customer.post("/order", { name: "x".repeat(200_000) })],
  [
    415,
    "Unsupported Media Type",
    () => customer.post("/order", "<a/>", { "content-type": "application/xml" }),
  ],
])("refuses with %i and says why in problem+json", async (status, title, call) => {
  const answer = await call();
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.body).toMatchObject({
    type: "about:blank",
    title,
    status,
    detail: expect.stringMatching(/\S/) as string,
  });
});

it("names every invalid field of a body, and every unknown one", async () => {
  const answer = await customer.post<{ errors: { field: string; message: string }[] }>("/order", {
    qty: 1.5,
    name: "",
    zip: 5,
    address: null,
    surprise: true,
  });
  expect(answer.body.errors.map(({ field }) => field).sort()).toEqual([
    "address",
    "id",
    "name",
    "qty",
    "surprise",
    "zip",
  ]);
  for (const { message } of answer.body.errors) expect(message).toMatch(/\S/);
});

it.each(["null", "[]", '"text"', "5"])("takes %s for no order", async (body) => {
  expect((await customer.post("/order", body)).status).toBe(400);
});

it("says how to sign in where nobody is", async () => {
  expect((await asVisitor(shop).get("/users")).headers["www-authenticate"]).toMatch(/^Bearer/);
  expect((await asVisitor(shop).put("/user/a@x.co", {})).headers["www-authenticate"]).toMatch(/^Bearer/);
  expect((await customer.get("/users")).headers["www-authenticate"]).toBeUndefined();
});

it("sends what was read once more only after it changed", async () => {
  const product = await aProduct(shop);
  const path = `/products/${product.id}`;
  const { headers } = await asVisitor(shop).get(path);
  const etag = headers.etag as string;
  const again = (tag: string) => asVisitor(shop).get(path, { "if-none-match": tag });
  expect(await again(etag)).toMatchObject({ status: 304, text: "" });
  expect(await again(`"other", ${etag.replace("W/", "")}`)).toMatchObject({ status: 304 });
  await shop.sql("update products set count_in_stock = count_in_stock - 1 where id = $1", [product.id]);
  expect(await again(etag)).toMatchObject({ status: 200, body: { countInStock: product.countInStock - 1 } });
});

it("lets a cache distinguish every answer that depends on who asks", async () => {
  const { headers } = await asVisitor(shop).get("/products");
  expect(headers.vary).toMatch(/\baccept\b(?!-)/i);
  expect(headers.vary).toMatch(/\bauthorization\b/i);
  expect(headers["cache-control"]).toMatch(/private|no-store/);
  const refused = await asVisitor(shop).get("/users");
  expect(refused.headers.vary).toMatch(/\baccept\b(?!-)/i);
});

it("lists every product without being asked for a page, and pages where it is", async () => {
  await Promise.all(Array.from({ length: 120 }, () => aProduct(shop)));
  const all = await asVisitor(shop).get<{ _id: string }[]>("/products");
  expect(all.body.length).toBeGreaterThan(120);
  expect(all.headers.link).toBeUndefined();
  const seen: string[] = [];
  for (let next: string | undefined = "/products?limit=50"; next;) {
    const page: RestAnswer<{ _id: string }[]> = await asVisitor(shop).get(next);
    seen.push(...page.body.map(({ _id }) => _id));
    next = /^<([^>]+)>; rel="next"$/.exec(page.headers.link ?? "")?.[1];
  }
  expect(seen).toEqual(all.body.map(({ _id }) => _id));
});

it.each([
  "limit=0",
  "limit=101",
  "limit=1.5",
  "limit=x",
  "limit=",
  "after=x",
  "search=a&search=b",
  `search=${"x".repeat(201)}`,
])("refuses ?%s", async (query) =>
  expect((await asVisitor(shop).get(`/products?${query}`)).status).toBe(400),
);

it("answers older clients, which send a content type without a body, or a body where none is due", async () => {
  const headers = { "content-type": "application/json" };
  expect((await customer.get(`/admin/${customer.email}`, headers)).body).toEqual({ admin: false });
  expect(await admin.call("DELETE", "/products/nothing", { headers })).toMatchObject({ status: 200 });
  expect(await admin.call("PUT", "/user/admin/nobody@example.com", { headers })).toMatchObject({
    status: 200,
  });
  expect(await admin.call("DELETE", "/user/nobody@example.com", { body: {} })).toMatchObject({ status: 200 });
});

it("shows a product with its documented fields and no other", async () => {
  const { id } = await aProduct(shop);
  const fields = ["_id", "name", "description", "price", "image", "rating", "countInStock"];
  const { body } = await asVisitor(shop).get<object>(`/products/${id}`);
  expect(Object.keys(body).sort()).toEqual([...fields].sort());
  expect(Object.keys((await admin.get<object>(`/products/${id}`)).body).sort()).toEqual(
    [...fields, "qty"].sort(),
  );
});

it("lists more products than it would hold at once, each of them once", async () => {
  await shop.sql(
    `insert into products (name, description, price_cents, image, rating, count_in_stock)
      select 'Bulk ' || n, 'x', 100, '/x', 3, 10 from generate_series(1, 2300) as n`,
  );
  const answer = await asVisitor(shop).get<{ _id: string; name: string }[]>("/products");
  expect(answer.status).toBe(200);
  const bulk = answer.body.filter(({ name }) => name.startsWith("Bulk "));
  expect(new Set(bulk.map(({ _id }) => _id)).size).toBe(2_300);
  expect(bulk).toHaveLength(2_300);
});
