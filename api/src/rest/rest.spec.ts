import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf, codeOfStatus, errorCodes, operationCodes } from "../http/error-codes";
import { aProduct, asAdmin, asCustomer, asVisitor, type Person } from "../../test/support/builders";
import { type Caller, type RestAnswer } from "../../test/support/caller";
import { anOrderBody } from "../../test/support/operations";
import { startTestShop, type TestShop } from "../../test/support/shop";

let shop: TestShop;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  shop = await startTestShop();
  [admin, customer] = [await asAdmin(shop), await asCustomer(shop)];
});
afterAll(() => shop.stop());

it.each<[number, string, string, () => ReturnType<Caller["call"]>]>([
  [400, "Bad Request", "BAD_USER_INPUT", () => customer.post("/order", {})],
  [400, "Bad Request", "BAD_REQUEST", () => customer.post("/order", "{")],
  [400, "Bad Request", "BAD_USER_INPUT", () => customer.post("/order", "")],
  [400, "Bad Request", "BAD_REQUEST", () => customer.post("/order", '{"__proto__": {"qty": 1}}')],
  [400, "Bad Request", "BAD_REQUEST", () => asVisitor(shop).get("/products/%zz")],
  [400, "Bad Request", "BAD_REQUEST", () => admin.delete("/products/100%")],
  [401, "Unauthorized", "UNAUTHENTICATED", () => asVisitor(shop).get("/orders")],
  [403, "Forbidden", "FORBIDDEN", () => customer.get("/orders")],
  [404, "Not Found", "NOT_FOUND", () => asVisitor(shop).get("/products/unknown")],
  [404, "Not Found", "NOT_FOUND", () => asVisitor(shop).get("/nowhere")],
  [405, "Method Not Allowed", "METHOD_NOT_ALLOWED", () => asVisitor(shop).call("PATCH", "/products")],
  [409, "Conflict", "INSUFFICIENT_STOCK", async () => order(customer, { countInStock: 1 })],
  [409, "Conflict", "LIMIT_EXCEEDED", async () => order(customer, { countInStock: 5_000 }, 4_000)],
  [
    ...([413, "Payload Too Large", "PAYLOAD_TOO_LARGE"] as const),
    () => customer.post("/order", { name: "x".repeat(200_000) }),
  ],
  [
    ...([415, "Unsupported Media Type", "UNSUPPORTED_MEDIA_TYPE"] as const),
    () => customer.post("/order", "<a/>", { "content-type": "application/xml" }),
  ],
])("refuses with %i and says why in problem+json, as %s and %s", async (status, title, code, call) => {
  const answer = await call();
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.body).toMatchObject({
    ...{ type: `/docs/errors#${code}`, title, status, code },
    detail: expect.stringMatching(/\S/) as string,
  });
});

/** An order of a new product with these values. */
const order = async (by: Person, product: object, qty = 1) =>
  by.post("/order", { ...anOrderBody((await aProduct(shop, product)).id), qty });

it("says which methods an address answers", async () => {
  for (const [path, allow] of [
    ["/products", "GET, HEAD, POST, OPTIONS"],
    ["/products/watches", "GET, HEAD, DELETE, OPTIONS"],
    ["/user/a@example.com", "PUT, DELETE, OPTIONS"],
    ["/docs", "GET, HEAD, OPTIONS"],
  ] as const) {
    const asked = await asVisitor(shop).call("OPTIONS", path);
    expect([path, asked.status, asked.headers.allow]).toEqual([path, 204, allow]);
    const refused = await asVisitor(shop).call("PATCH", path);
    expect([path, refused.status, refused.headers.allow]).toEqual([path, 405, allow]);
  }
});

it("passes a browser that navigates to a POST-only address on to the pages, which this shop doesn't serve", async () => {
  expect((await asVisitor(shop).get("/order", { accept: "text/html" })).status).toBe(404);
  expect((await asVisitor(shop).get("/order")).status).toBe(405);
});

it("leaves an address of a page to it, where a form is posted too", async () => {
  for (const path of ["/", "/login", "/registration"])
    expect((await asVisitor(shop).get(path)).status).toBe(404); // because this shop has no pages
});

it("explains each code at the address that a problem's type names", async () => {
  const { text, status } = await asVisitor(shop).get("/docs/errors");
  expect(status).toBe(200);
  for (const [code, meaning] of Object.entries({ ...errorCodes, ...operationCodes }))
    expect(text).toMatch(new RegExp(`<div id="${code}">.*<span class="type">${meaning.status}</span>`));
});

it("has a code for each class of refusals, and for nothing else", () => {
  const folder = join(__dirname, "..");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const found = sources
    .filter((path) => path.endsWith(".ts"))
    .flatMap((path) => {
      const source = readFileSync(join(folder, path), "utf8");
      return [...source.matchAll(/(?<!abstract )class (\w+) extends (\w+)/g)].map(([, name, parent]) => [
        name,
        parent,
      ]);
    }) as [string, string][];
  const refusals = new Set(["DomainError", "TemporaryError", "NoAnswer", "UnionRefusal"]);
  for (let before = 0; before < refusals.size;) {
    before = refusals.size;
    for (const [name, parent] of found) if (refusals.has(parent)) refusals.add(name);
  }
  const codes = [...refusals].slice(4).map((name) => codeOf({ name }));
  const ofStatuses = Array.from({ length: 600 }, (_, status) => codeOfStatus(status));
  expect([...new Set([...codes, ...ofStatuses])].sort()).toEqual(Object.keys(errorCodes).sort());
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

it("explains how to sign in if nobody is signed in", async () => {
  expect((await asVisitor(shop).get("/users")).headers["www-authenticate"]).toMatch(/^Bearer/);
  expect((await asVisitor(shop).put("/user/a@x.co", {})).headers["www-authenticate"]).toMatch(/^Bearer/);
  expect((await customer.get("/users")).headers["www-authenticate"]).toBeUndefined();
});

it("sends a response again only after it has changed", async () => {
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

it("lets a cache distinguish every response that depends on the viewer", async () => {
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

it("takes no notice of what campaigns and proxies add to an address", async () => {
  for (const added of [
    "utm_source=mail",
    "fbclid=1",
    "_=1700000000",
    "ref=home",
    "srsltid=1",
    "gad_source=1",
    "gad_campaignid=1",
    "gclsrc=aw.ds",
    "_gl=1",
    "epik=1",
    "ref_src=x",
    "gad=1",
    "mibextid=1",
    "hsCtaTracking=1",
    "guccounter=1",
    "WT.mc_id=1",
    "pr_rec_id=1",
    "spMailingID=1",
    "s_kwcid=1",
    "__cf_chl_tk=1",
  ])
    expect((await asVisitor(shop).get(`/products?limit=1&${added}`)).status).toBe(200);
});

it.each([
  "limits=1",
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

it.each(["0", "101", "1.5", "x", ""])(
  "says which numbers are allowed instead of the limit '%s'",
  async (limit) => {
    const { body } = await asVisitor(shop).get<{ errors: { field: string; message: string }[] }>(
      `/products?limit=${limit}`,
    );
    expect(body.errors).toEqual([{ field: "limit", message: "must be a whole number from 1 to 100" }]);
  },
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
