import { sendRaw } from "../../test/trust/support/attacks";
import { startTestShop, type TestShop } from "../../test/support/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.stop());

const QUERY = "/graphql?query=%7B__typename%7D";
const get = (path: string, version: string, ...headers: string[]) =>
  sendRaw(shop, [
    `GET ${path} HTTP/${version}`,
    "connection: close",
    "apollo-require-preflight: 1",
    ...headers,
  ]);

it.each(["shop.example.com", "localhost:4000", "127.0.0.1:80", "[::1]:4000"])(
  "takes Host: %s",
  async (host) => {
    expect((await get(QUERY, "1.1", `host: ${host}`)).status).toBe(200);
  },
);

it.each(["", "<script>", "a b", "a@b", "evil/../", "?", "#", "[::1]:99999", "a:b:c"])(
  "refuses Host: %s in every part of the shop",
  async (host) => {
    for (const path of ["/products", "/livez", "/robots.txt", "/nothing"]) {
      const answer = await get(path, "1.1", `host: ${host}`);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.headers).toMatch(/content-type: application\/problem\+json/i);
    }
    const overGraphQL = await get(QUERY, "1.1", `host: ${host}`);
    expect([overGraphQL.status, overGraphQL.body]).toEqual([400, expect.stringContaining("BAD_USER_INPUT")]);
  },
);

it("wants the header of HTTP/1.1, and serves HTTP/1.0 without", async () => {
  expect((await get("/products", "1.1")).status).toBe(400);
  expect((await get("/livez", "1.0")).status).toBe(200);
  expect((await get(QUERY, "1.0")).status).toBe(200);
});
