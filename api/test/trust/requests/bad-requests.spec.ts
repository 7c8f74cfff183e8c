import { routes } from "../../../src/rest/routes";
import { findFailures, openAttackedShop, PRODUCT_ID, type AttackedShop } from "../support/attacks";

let attacked: AttackedShop;
beforeAll(async () => {
  attacked = await openAttackedShop();
});
afterAll(() => attacked.shop.stop());

const places = [
  ...new Set(routes.map(({ path }) => path.replace(/:\w+/, PRODUCT_ID))),
  ...[
    "/graphql",
    "/",
    "/livez",
    "/readyz",
    "/robots.txt",
    "/sitemap.xml",
    "/docs",
    "/openapi.json",
    "/pictures/x/y.jpg",
  ],
];

it.each(["HEAD", "OPTIONS", "TRACE", "PATCH", "PROPFIND", "SEARCH", "QUERY", "LOCK", "FOO", "get"])(
  "answers %s at every address",
  async (method) => {
    expect(
      await findFailures(
        attacked,
        places.map((path) => ({ method, path })),
      ),
    ).toEqual([]);
  },
);

const parts = [
  ...[
    "%2e%2e",
    "%00",
    "%252e%252e%252f",
    "%c0%ae%c0%ae",
    "%ff",
    "%zz",
    "%",
    "..",
    "//",
    "a;b=c",
    "%5c..%5c",
    "%2F",
  ],
  ...[
    "%ED%A0%80",
    "%E2%84%AA",
    "%0d%0aset-cookie:a=b",
    "\xe9",
    "__proto__",
    "constructor",
    "<script>",
    " ",
    "?",
    "#",
  ],
  ...["x".repeat(3_001), "x".repeat(15_000), "x".repeat(20_000)],
];

it.each([
  "/products/",
  "/orders/",
  "/admin/",
  "/pictures/x/",
  "/sitemap-",
  "/",
  "/products?search=",
  "/products?limit=",
  "/products?after=",
  "/graphql?query=",
])("answers whatever follows %s", async (start) => {
  expect(
    await findFailures(
      attacked,
      parts.map((part) => ({ method: "GET", path: start + part })),
    ),
  ).toEqual([]);
});

it.each([
  ...[
    "",
    "*",
    "http://evil/products",
    "//evil/products",
    "http://[::1",
    "/./products",
    "/../products",
    "/PRODUCTS",
  ],
  ...[
    "/products?search=a&search=b",
    "/products?search[a]=b",
    "/products?__proto__[a]=b",
    "/products?limit=1&limit=2",
  ],
  ...["/graphql?query=%7B__typename%7D&variables=x", "/graphql?query=%7B__typename%7D&variables=[]"],
  ...[
    "/graphql?query[a]=1",
    "/graphql?query=mutation%7BdeleteUser(id:1)%7D",
    `/products?${"a=1&".repeat(3_000)}`,
  ],
])("answers the address %j", async (path) => {
  expect(
    await findFailures(attacked, [
      { method: "GET", path },
      { method: "GET", path, headers: ["accept: text/html"] },
    ]),
  ).toEqual([]);
});

it.each([
  ...[
    "if-none-match: *",
    `if-none-match: ${'"a",'.repeat(2_000)}`,
    "if-none-match: \xff",
    "if-modified-since: never",
  ],
  ...[
    "range: bytes=5-1",
    "range: nonsense",
    "accept: ,,,",
    "accept: */*;q=-1",
    "accept-encoding: *;q=0",
    "accept: ",
  ],
  ...[
    "accept-encoding: br;q=nonsense",
    "cookie: \xff\xfe",
    "forwarded: for=nonsense",
    "x-forwarded-for: \xff, 1.2.3",
  ],
  ...[
    "x-forwarded-proto: javascript",
    "x-forwarded-host: <script>",
    "x-http-method-override: DELETE",
    "a b: c",
  ],
  ...[
    `x-long: ${"b".repeat(15_000)}`,
    `x-long: ${"b".repeat(20_000)}`,
    "authorization: Basic eA==",
    "idempotency-key: \x01",
  ],
])("answers the header %j", async (header) => {
  const paths = ["/products", "/users", "/nothing", "/graphql?query=%7B__typename%7D", "/openapi.json"];
  expect(
    await findFailures(
      attacked,
      paths.map((path) => ({ method: "GET", path, headers: [header] })),
    ),
  ).toEqual([]);
});

it("answers thousands of headers", async () => {
  const headers = Array.from({ length: 2_500 }, (_, number) => `x-${number}: 1`);
  expect(await findFailures(attacked, [{ method: "GET", path: "/products", headers }])).toEqual([]);
});
