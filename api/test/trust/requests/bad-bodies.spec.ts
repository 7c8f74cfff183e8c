import { gzipSync } from "node:zlib";
import { anOrderBody } from "../../support/operations";
import { findFailures, openAttackedShop, PRODUCT_ID, type AttackedShop } from "../support/attacks";

let attacked: AttackedShop;
beforeAll(async () => {
  attacked = await openAttackedShop();
});
afterAll(() => attacked.shop.stop());

it("answers GET, HEAD and DELETE that come with a body", async () => {
  const types = ["application/json", "text/plain", "nonsense", "application/x-www-form-urlencoded"];
  const requests = types.flatMap((type) =>
    [
      ...["GET", "HEAD"].map((method) => ({ method, path: "/products" })),
      { method: "GET", path: "/graphql?query=%7B__typename%7D" },
      { method: "DELETE", path: `/delevered/${PRODUCT_ID}` },
    ].map((request) => ({ ...request, headers: [`content-type: ${type}`], body: "{bad" })),
  );
  expect(await findFailures(attacked, requests)).toEqual([]);
});

const order = JSON.stringify(anOrderBody(PRODUCT_ID, { qty: 0 }));
const query = JSON.stringify({ query: "{ __typename }" });
const targets = [
  { path: "/order", body: order },
  { path: "/graphql", body: query },
  { path: "/imports/products", body: "name,price" },
  { path: "/pictures", body: "GIF89a" },
];

it.each([
  "application/json; charset=utf-16",
  "application/json; charset",
  'application/json; charset="',
  "application/json, text/plain",
  "application/problem+json",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "text/plain; charset=utf-7",
  ";",
  "/",
  "a/b/c",
  "\xe9",
  "x".repeat(5_000),
])("answers a body of type %s", async (type) => {
  expect(
    await findFailures(
      attacked,
      targets.map((target) => ({ ...target, headers: [`content-type: ${type}`] })),
    ),
  ).toEqual([]);
});

const deep = (open: string, close: string, levels: number) =>
  `${open.repeat(levels)}1${close.repeat(levels)}`;

it.each([
  ["a deep list", deep("[", "]", 20_000)],
  ["a deep object", deep('{"a":', "}", 10_000)],
  ["a deep field", `{"rating":5,"comment":${deep("[", "]", 20_000)}}`],
  ["deep variables", `{"query":"{__typename}","variables":${deep('{"a":', "}", 10_000)}}`],
  ["__proto__", '{"__proto__":{"role":"ADMIN"},"query":"{__typename}"}'],
  ["constructor", '{"constructor":{"prototype":{"role":"ADMIN"}},"query":"{__typename}"}'],
  ["the same key twice", '{"rating":9,"rating":8,"query":"{a}","query":"{b}"}'],
  ["1e309", '{"rating":1e309,"comment":"a","query":"{products(first:1e309){totalCount}}"}'],
  ["2^53 + 1", `{"id":"${PRODUCT_ID}","qty":9007199254740993,"name":"a","address":"b","zip":"555"}`],
  ["-0", `{"id":"${PRODUCT_ID}","qty":-0,"name":"a","address":"b","zip":"555"}`],
  ["NaN", '{"rating":NaN}'],
  ["a bare control character", '{"rating":5,"comment":"a\u0001"}'],
  ["two documents", "{}{}"],
  [
    "names of Object's own",
    '{"query":"{ __proto__: __typename constructor: __typename then: topProducts { then: id } }"}',
  ],
  [
    "variables of such names",
    '{"query":"query($constructor: ID!) { product(id: $constructor) { id } }","variables":{}}',
  ],
])("answers JSON with %s", async (_what, body) => {
  const headers = ["content-type: application/json"];
  const paths = ["/graphql", "/order", "/userReviews", "/products"];
  expect(
    await findFailures(
      attacked,
      paths.map((path) => ({ path, headers, body })),
    ),
  ).toEqual([]);
});

it.each([
  ["gzip", ["content-encoding: gzip"], gzipSync(query)],
  ["an unknown encoding", ["content-encoding: nonsense"], query],
  ["chunks", ["transfer-encoding: chunked"], `${query.length.toString(16)}\r\n${query}\r\n0\r\n\r\n`],
  ["broken chunks", ["transfer-encoding: chunked"], "zz\r\n{}\r\n0\r\n\r\n"],
  ["chunks and a length", ["transfer-encoding: chunked", "content-length: 5"], "0\r\n\r\n"],
  ["two lengths", ["content-length: 2", "content-length: 3"], "{}"],
  ["a negative length", ["content-length: -2"], "{}"],
  ["a length of no number", ["content-length: two"], "{}"],
  ["a length beyond all numbers", ["content-length: 99999999999999999999"], "{}"],
])("answers a body in %s", async (_what, headers, body) => {
  const types = ["application/json", "text/csv", "image/png"];
  const requests = targets.flatMap(({ path }) =>
    types.map((type) => ({ path, headers: [...headers, `content-type: ${type}`], body })),
  );
  expect(await findFailures(attacked, requests)).toEqual([]);
});
