import { RateLimits } from "../../../src/limits/rate-limits";
import { startTestShop, type TestShop } from "../../support/shop";

let shop: TestShop;
afterEach(() => shop.stop());

const openBehind = async (proxies: number) =>
  (shop = await startTestShop({
    trustProxy: proxies,
    rateLimits: new RateLimits({ points: { sitemap: 1 } }),
  }));

/** The status of a limited call with this header over this connection. */
async function statusOf(forwardedFor?: string, remoteAddress = "198.51.100.1"): Promise<number> {
  const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
  const { statusCode } = await shop.app.inject({ url: "/sitemap.xml", headers, remoteAddress });
  return statusCode;
}

it("ignores X-Forwarded-For without a proxy", async () => {
  await openBehind(0);
  expect(await statusOf("192.0.2.1")).toBe(200);
  expect(await statusOf("192.0.2.2")).toBe(429);
  expect(await statusOf("192.0.2.3, 192.0.2.4")).toBe(429);
  expect(await statusOf()).toBe(429);
});

it("trusts the one proxy in front, and ignores the addresses that its client has sent", async () => {
  await openBehind(1);
  expect(await statusOf("192.0.2.1")).toBe(200);
  expect(await statusOf("192.0.2.99, 192.0.2.1")).toBe(429);
  expect(await statusOf("10.0.0.1, 192.0.2.98, 192.0.2.1")).toBe(429);
  expect(await statusOf("192.0.2.2")).toBe(200);
});

it("gives a customer with an IPv6 network one share, whichever of its addresses they take", async () => {
  await openBehind(0);
  expect(await statusOf(undefined, "2001:db8:1:2::1")).toBe(200);
  expect(await statusOf(undefined, "2001:db8:1:2:ffff::2")).toBe(429);
  expect(await statusOf(undefined, "2001:db8:1:3::1")).toBe(200);
});

it("gives all clients of unknown address one share", async () => {
  await openBehind(1);
  expect(await statusOf("unknown")).toBe(200);
  expect(await statusOf("_hidden")).toBe(429);
});
