import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { aProduct, asAdmin, asCustomer, type Person } from "./support/builders";
import { startTestShop, type TestShop } from "./support/shop";

let shop: TestShop;
let admin: Person;
let address: string;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  address = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
});
afterAll(() => shop.stop());

const call = (path: string, { token, ...init }: RequestInit & { token?: string } = {}) =>
  fetch(`${address}${path}`, {
    ...init,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...init.headers },
  });

it("serves programs on a real port, GraphQL and REST side by side", async () => {
  const { id, name } = await aProduct(shop);
  const query = JSON.stringify({
    query: "query ($id: ID!) { product(id: $id) { name } }",
    variables: { id },
  });
  const headers = { "content-type": "application/json" };
  const graphql = await call("/graphql", { method: "POST", body: query, headers });
  expect(await graphql.json()).toEqual({ data: { product: { name } } });
  expect(await (await call(`/products/${id}`)).json()).toMatchObject({ name });
});

it("takes calls without a body as a browser sends them", async () => {
  const { email } = await asCustomer(shop);
  const promoted = await call(`/user/admin/${encodeURIComponent(email)}`, {
    method: "PUT",
    token: admin.token,
  });
  expect([promoted.status, await promoted.json()]).toEqual([200, { modifiedCount: 1 }]);
  const deleted = await call(`/user/${encodeURIComponent(email)}`, { method: "DELETE", token: admin.token });
  expect([deleted.status, await deleted.json()]).toEqual([200, { deletedCount: 1 }]);
});

it("compresses a long answer for clients that can read it, and declares that to caches", async () => {
  for (let number = 0; number < 20; number += 1) await aProduct(shop);
  const compressed = await call("/products", { headers: { "accept-encoding": "gzip" } });
  expect(compressed.headers.get("content-encoding")).toBe("gzip");
  expect(compressed.headers.get("vary")).toMatch(/accept-encoding/i);
  expect(compressed.headers.get("vary")).toMatch(/authorization/i);
  const plain = await call("/products", { headers: { "accept-encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.json()).toEqual(await compressed.json());
});

it("refuses a body that is too large without reading it all", async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": 10_000_000 };
    const sent = request(`${address}/userReviews`, { method: "POST", headers }, (answer) =>
      resolve(answer.statusCode),
    );
    sent.on("error", reject);
    sent.flushHeaders();
  });
  expect(status).toBe(413);
});

it("shows a browser that is sent to /graphql around", async () => {
  const answer = await call("/graphql", { headers: { accept: "text/html" }, redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/graphiql"]);
});

it("answers HEAD with the headers of the whole answer", async () => {
  const { id } = await aProduct(shop);
  const head = await call(`/products/${id}`, { method: "HEAD" });
  const whole = await call(`/products/${id}`);
  expect(head.status).toBe(200);
  expect(head.headers.get("etag")).toBe(whole.headers.get("etag"));
  expect(await head.text()).toBe("");
});
