import { createConnection, type AddressInfo } from "node:net";
import { aProduct, asAdmin, asVisitor } from "../../test/support/builders";
import { startTestShop, type TestShop } from "../../test/support/shop";
import { securityHeaders } from "./security-headers";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop({ production: true })));
afterAll(() => shop.stop());

const everywhere = {
  "content-security-policy": expect.stringContaining("frame-ancestors 'none'") as string,
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": expect.stringContaining("camera=()") as string,
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
};

const html = { accept: "text/html" };

it.each([
  ["data", "/products", {}, 200],
  ["a refusal", "/orders", {}, 401],
  ["what is not there", "/nowhere", {}, 404],
  ["a redirect", "/graphql", html, 302],
  ["a GraphQL answer", "/graphql?query={__typename}", { "content-type": "application/json" }, 200],
  ["a page of words", "/orders/%zz", html, 400],
  ["an address that can't be read", "/orders/%zz", {}, 400],
  ["an address that is too long", `/orders/${"x".repeat(4_000)}`, {}, 414],
  ["the reference", "/docs", html, 200],
  ["a drawing", "/pictures/halden-skerry-300.x.svg", {}, 200],
  ["robots.txt", "/robots.txt", {}, 200],
  ["a health check", "/livez", {}, 200],
])("protects %s", async (_what, url, headers, status) => {
  const answer = await shop.app.inject({ url, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(everywhere);
});

it("sets the headers of its response to a client that doesn't speak HTTP, too", async () => {
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = shop.app.server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = createConnection(port, "127.0.0.1", () => socket.end("HELLO\r\n\r\n"));
    let said = "";
    socket.on("data", (bytes) => (said += bytes.toString()));
    socket.on("end", () => resolve(said)).on("error", reject);
  });
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(head).toContain("x-content-type-options: nosniff");
  expect(JSON.parse(body)).toMatchObject({ status: 400, title: "Bad Request" });
});

it("lets a response that isn't a page load nothing", async () => {
  const { headers } = await asVisitor(shop).get("/products");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
});

it("asks for https in production alone", () =>
  expect(securityHeaders(false)).not.toHaveProperty("strict-transport-security"));

describe("what may be stored", () => {
  const cacheControl = async (path: string, caller = asVisitor(shop)) =>
    (await caller.get(path)).headers["cache-control"];

  it("is the same for everybody, and revalidated each time", async () => {
    const { id } = await aProduct(shop);
    for (const path of ["/products", `/products/${id}`])
      expect(await cacheControl(path)).toBe("private, no-cache");
  });

  it.each([
    "/products",
    "/orders",
    "/users",
    "/exports/products.csv",
    "/exports/orders.csv",
    "/exports/products.jsonl",
    "/exports/orders.jsonl",
    "/exports/newsletter.csv",
  ])("is not what an admin gets at %s", async (path) => {
    const admin = await asAdmin(shop);
    const { status, headers } = await admin.get(path);
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
  });

  it.each(["/orders", "/nowhere", "/livez"])("is nothing of a refusal or a health check: %s", async (path) =>
    expect(await cacheControl(path)).toBe("no-store"),
  );
});
