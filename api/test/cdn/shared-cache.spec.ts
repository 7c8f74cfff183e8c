import { aProduct, asAdmin, asCustomer, type Person } from "../support/builders";
import { NAVIGATION, queried, startCachedShop, stockIn, waysToReadStock } from "./cached-shop";
import { SharedCache } from "./shared-cache";

const MAX_AGE = 20;

let shop: Awaited<ReturnType<typeof startCachedShop>>;
let cache: SharedCache;
beforeAll(async () => (shop = await startCachedShop({ maxAge: MAX_AGE, stale: 60 })));
beforeEach(() => (cache = new SharedCache(shop.url)));
afterEach(() => cache.close());
afterAll(() => shop.end());

const authorization = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const MY_ORDERS = "{ myOrders { nodes { id } } }";

const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename ... on Order { id } } }`;

/** Orders two units through the cache; returns the order's id. */
async function order(customer: Person, productId: string): Promise<string> {
  const input = {
    ...{ productId, qty: 2, name: "Ada Lovelace", address: "12 Analytical Way", phone: "555 0199" },
    idempotencyKey: `${customer.id}-${productId}`,
  };
  const { text } = await cache.ask("/graphql", {
    method: "POST",
    headers: authorization(customer),
    body: { query: PLACE, variables: { input } },
  });
  const { id } = (JSON.parse(text) as { data: { placeOrder: { id: string } } }).data.placeOrder;
  expect(id).toBeTruthy();
  return id;
}

it("stores no byte of a customer or an admin, in any order of requests for the same addresses", async () => {
  const product = await aProduct(shop);
  const [customer, admin] = [await asCustomer(shop), await asAdmin(shop)];
  const id = await order(customer, product.id);
  const everyone = [{}, authorization(customer), {}, authorization(admin), {}];
  const addresses: { path: string; headers?: Record<string, string> }[] = [
    ...Object.values(waysToReadStock).map((way) => way(product.id)),
    ...[`/orders/${customer.email}`, "/orders", "/users", `/admin/${admin.email}`].map((path) => ({ path })),
    ...["/myOrder/me", "/users", "/cart", "/orders"].map((path) => ({ path, headers: NAVIGATION })),
    { path: queried(MY_ORDERS)[0], headers: { "apollo-require-preflight": "1" } },
  ];
  const answered: string[] = [];
  for (const { path, headers } of [...addresses, ...addresses.reverse()])
    for (const who of everyone)
      answered.push((await cache.ask(path, { headers: { ...headers, ...who } })).text);

  const secrets = [customer.email, admin.email, id, "Ada Lovelace", "12 Analytical Way", "555 0199"];
  expect(secrets.filter((secret) => !answered.join().includes(secret))).toEqual([]); // authorized callers received the secrets
  const cached = cache.contents;
  const tokens = [customer.token, admin.token, "Bearer"].map(String);
  expect([...secrets, ...tokens].filter((secret) => cached.includes(secret))).toEqual([]);
  expect(cached).not.toContain('"qty"'); // the units in undelivered orders, which only admins see
  expect(cached).toContain(product.name);
});

it("shows nobody the previous viewer's response: a customer, a visitor, another customer", async () => {
  const [first, second] = [await asCustomer(shop), await asCustomer(shop)];
  const own = new Map<Person | undefined, string>();
  for (const customer of [first, second]) own.set(customer, await order(customer, (await aProduct(shop)).id));
  for (const who of [first, undefined, second, undefined, first]) {
    const { text } = await cache.ask(...queried(MY_ORDERS, who ? authorization(who) : {}));
    const shown = [...own.values()].filter((id) => text.includes(id));
    expect(shown).toEqual(who ? [own.get(who)] : []);
  }
});

it("shows an admin the units ordered, and the visitor after them none, at the same address", async () => {
  const { id } = await aProduct(shop);
  const admin = await asAdmin(shop);
  const shown = [];
  for (const headers of [{}, authorization(admin), {}, authorization(admin)])
    shown.push("qty" in (JSON.parse((await cache.ask(`/products/${id}`, { headers })).text) as object));
  expect(shown).toEqual([false, true, false, true]);
});

describe.each(Object.keys(waysToReadStock))("the stock in %s", (name) => {
  const read = async (id: string) => {
    const { path, headers = {} } = (waysToReadStock[name] as (typeof waysToReadStock)[string])(id);
    return cache.ask(path, { headers });
  };

  it("is as old as configured, and no older", async () => {
    const product = await aProduct(shop, { countInStock: 50, createdAt: new Date() });
    expect(stockIn((await read(product.id)).text)).toBe(50);
    await order(await asCustomer(shop), product.id);
    cache.letPass(MAX_AGE - 2);
    const cached = await read(product.id);
    expect([cached.fromCache, stockIn(cached.text)]).toEqual([true, 50]);
    expect(Number(cached.headers.age)).toBeLessThanOrEqual(MAX_AGE);
    cache.letPass(3);
    expect(stockIn((await read(product.id)).text)).toBe(48);
  });

  it("is asked for again without its body while it stays the same", async () => {
    if (name === "GraphQL by text") return; // has no ETag
    const product = await aProduct(shop);
    const { headers, text } = await read(product.id);
    expect(headers.etag).toMatch(/^W\/"[\w-]+"$/);
    cache.letPass(MAX_AGE + 1);
    const again = await read(product.id);
    expect([again.fromCache, again.text]).toEqual([true, text]);
  });
});

it("stores a page and the data of its address apart", async () => {
  const path = "/products";
  await cache.ask(path, { headers: NAVIGATION });
  expect((await cache.ask(path)).headers["content-type"]).toContain("application/json");
  expect((await cache.ask(path, { headers: NAVIGATION })).headers["content-type"]).toContain("text/html");
});

it.each([
  ["a page that doesn't exist", "/product/0197a3f1-0000-7000-8000-000000000000", NAVIGATION],
  ["a product that doesn't exist", "/products/0197a3f1-0000-7000-8000-000000000000", {}],
  ["a page that is not for search engines", "/myOrder/ada@example.com", NAVIGATION],
  ["a query with an error", queried("{ myOrders { totalCount } }")[0], { "apollo-require-preflight": "1" }],
  ["an invalid query", queried("{ nothing }")[0], { "apollo-require-preflight": "1" }],
  ["a mutation in an address", queried('mutation { signIn(idToken: "x") { accessToken } }')[0], {}],
  [
    "a hash that is unknown",
    `/graphql?extensions={"persistedQuery":{"version":1,"sha256Hash":"${"0".repeat(64)}"}}`,
    {},
  ],
])("stores nothing of %s", async (_what, path, headers) => {
  const { headers: answered } = await cache.ask(path, { headers });
  expect(answered["cache-control"]).toMatch(/^(no-store|no-cache|private, no-store)$/);
  await cache.ask(path, { headers });
  expect(cache.paths).toEqual([]);
});

it.each([
  ["products over REST", (since: string) => `/products?updatedSince=${since}`],
  ["a page of products over REST", (since: string) => `/products?limit=10&updatedSince=${since}`],
  [
    "products over GraphQL",
    (since: string) => queried(`{ products(updatedSince: "${since}") { nodes { name } } }`)[0],
  ],
])("stores nothing of changed %s, so that a change shows at once", async (_what, pathOf) => {
  const path = pathOf(new Date().toISOString());
  const headers = { "apollo-require-preflight": "1" };
  await cache.ask(path, { headers });
  const { name } = await aProduct(shop);
  const { fromCache, text } = await cache.ask(path, { headers });
  expect([fromCache, text.includes(name)]).toEqual([false, true]);
  expect(cache.paths).toEqual([]);
});

it("has different bytes in each coding, and one weak ETag", async () => {
  const { path } = (waysToReadStock["its page"] as (typeof waysToReadStock)[string])(
    (await aProduct(shop)).id,
  );
  const answers = [];
  for (const coding of ["br", "gzip", "identity"])
    answers.push(await cache.ask(path, { headers: { accept: "text/html", "accept-encoding": coding } }));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
});
