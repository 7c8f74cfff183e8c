import Fastify, { type FastifyInstance } from "fastify";
import { registerFormsWithoutCode } from "./forms-without-code";
import { Pages } from "./pages";
import { defaultRules } from "@shop/shared/shop-rules";

const bootstrap = {
  shopName: "Tools & Watches",
  firebase: { apiKey: "key", authDomain: "shop.example.com", projectId: "demo-shop" },
  demoAccounts: false,
  rules: defaultRules,
  payments: "off" as const,
};
const type = "application/x-www-form-urlencoded";

let server: FastifyInstance;
beforeAll(() => {
  server = Fastify({ bodyLimit: 128 * 1_024 });
  const pages = new Pages({ webFolder: null, bootstrap } as ConstructorParameters<typeof Pages>[0], () => {
    throw new Error("no data is read");
  });
  const contextOf = () => {
    throw new Error("nothing is sent");
  };
  registerFormsWithoutCode(server, { pages, shopName: bootstrap.shopName, contextOf });
});
afterAll(() => server.close());

const post = (url: string, payload: string, contentType = type) =>
  server.inject({
    method: "POST",
    url,
    payload,
    headers: { "content-type": contentType, accept: "text/html" },
  });

describe("the order form", () => {
  const follow = async (address: string) => {
    const { statusCode, headers } = await server.inject({ url: address, headers: { accept: "text/html" } });
    return [statusCode, headers.location];
  };

  it.each(["1", "6", "1000000"])("leads to the shipping form for %s units", async (quantity) =>
    expect(await follow(`/payment/abc?quantity=${quantity}`)).toEqual([303, `/payment/abc/${quantity}`]),
  );

  it.each([
    "quantity=0",
    "quantity=",
    "quantity=-1",
    "quantity=1.5",
    "quantity=06",
    "quantity=1e3",
    "quantity=1000001",
    "quantity=99999999999999999999",
    "quantity=six",
    "quantity=1&quantity=2",
    "quantity=1%0d%0aset-cookie:%20a=b",
    "quantity=%2F%2Felsewhere.example",
  ])("leads back to the product for %s", async (query) =>
    expect(await follow(`/payment/abc?${query}`)).toEqual([303, "/product/abc"]),
  );

  it.each([
    ["%2F%2Felsewhere.example", "%2F%2Felsewhere.example"],
    ["a%0d%0ab", "a%0D%0Ab"],
    ["https:%5C%5Celsewhere.example", "https%3A%5C%5Celsewhere.example"],
    ["%C3%A9%22%3E", "%C3%A9%22%3E"],
  ])("stays in the shop for the product %s", async (id, sent) => {
    expect(await follow(`/payment/${id}?quantity=6`)).toEqual([303, `/payment/${sent}/6`]);
    expect(await follow(`/payment/${id}?quantity=0`)).toEqual([303, `/product/${sent}`]);
  });

  it("makes no page of an address without one", async () =>
    expect(await follow("/payment/abc")).toEqual([404, undefined]));
});

describe.each([
  ["/login", "Signing in needs JavaScript"],
  ["/registration", "Signing up needs JavaScript"],
])("a form posted to %s", (path, title) => {
  it("is answered with a page that says why nothing happened and leads back", async () => {
    const { statusCode, headers, body } = await post(path, "email=a%40b.co&password=very-secret");
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.* img-src 'self'/);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toMatch(new RegExp(`<a [^>]*href="${path}">`));
    expect(body).not.toMatch(/very-secret|a@b|<script/);
  });

  it("is answered whatever its content", async () => {
    for (const payload of ["", "%", "%zz=%E0%A4", "=&=&", "a=1&a=2", "__proto__=x", "\0", "<script>"])
      expect((await post(path, payload)).statusCode).toBe(200);
  });

  it.each([
    [413, "x".repeat(20_000), type],
    [415, '{"email":"a@b.co"}', "application/json"],
    [415, "--b\r\n\r\n--b--", "multipart/form-data; boundary=b"],
    [415, "email=a", "text/plain"],
  ])("is refused with %i and a page where it can't be read", async (status, payload, contentType) => {
    const { statusCode, headers, body } = await post(path, payload, contentType);
    expect(statusCode).toBe(status);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain("<h1>The form can&#x27;t be read</h1>");
  });
});
