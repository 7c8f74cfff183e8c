import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "graphql";
import { RateLimits } from "../../../src/limits/rate-limits";
import { webBuild, type Execute, type WebPages } from "../../../src/pages/renderer";
import { startTestShop, type TestShop } from "../../support/shop";
import { defaultRules } from "@shop/shared/shop-rules";

const document = parse("{ topProducts { id } }");

let folder: string;
let shop: TestShop;
let limits: RateLimits;
/** Runs at the start of each rendering. */
let beforeRendering = () => Promise.resolve();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shop-pages-"));
  mkdirSync(join(folder, "client"));
  const render = async (url: string, _origin: string, execute: Execute) => {
    await beforeRendering();
    await execute({ document, variables: {} });
    return { status: 200, html: `<h1>${url}</h1>`, styles: [], scripts: [] };
  };
  const build = { render, addressOf: (url: string) => url };
  jest.spyOn(webBuild, "load").mockResolvedValue(build as unknown as WebPages);
  const firebase = { apiKey: "key", authDomain: "shop.example.com", projectId: "demo-shop" };
  const bootstrap = {
    shopName: "A shop",
    firebase,
    demoAccounts: false,
    rules: defaultRules,
    links: {},
    payments: "off" as const,
  };
  const rateLimits = { of: (caller: Parameters<RateLimits["of"]>[0]) => limits.of(caller) };
  shop = await startTestShop({ pages: { webFolder: folder, bootstrap }, rateLimits });
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

const open = (url: string, remoteAddress = "192.0.2.1") =>
  shop.app.inject({ url, remoteAddress, headers: { accept: "text/html" } });
const statusOf = async (...page: Parameters<typeof open>) => (await open(...page)).statusCode;

it("limits pages that were never rendered before, and says so in words", async () => {
  limits = new RateLimits({ points: { page: 2 } });
  expect(await statusOf("/product/1")).toBe(200);
  expect(await statusOf("/product/2")).toBe(200);
  const refused = await open("/product/3");
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["content-type"]).toMatch(/^text\/html/);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.body).toContain("Please wait a minute, then try again.");
});

it("shows clients over the limit cached pages, and renders new pages for others", async () => {
  limits = new RateLimits({ points: { page: 1 } });
  expect(await statusOf("/blog?1")).toBe(200);
  expect(await statusOf("/blog?2")).toBe(429);
  expect(await statusOf("/blog?1")).toBe(200);
  expect(await statusOf("/blog?2", "192.0.2.2")).toBe(200);
  expect(await statusOf("/blog?2")).toBe(200);
});

it("counts a page that is being rendered for others as rendered", async () => {
  limits = new RateLimits({ points: { page: 1 } });
  let finish = (): void => undefined;
  const started = new Promise<void>((start) => {
    beforeRendering = () => {
      start();
      return new Promise((resolve) => (finish = resolve));
    };
  });
  const first = statusOf("/portfolio");
  await started;
  beforeRendering = () => Promise.resolve();
  const others = [1, 2, 3].map(() => statusOf("/portfolio"));
  finish();
  expect(await Promise.all([first, ...others])).toEqual([200, 200, 200, 200]);
});

it("counts the search of a page each time, as those of the other doors", async () => {
  limits = new RateLimits({ points: { search: 2 } });
  expect([await statusOf("/products?search=saw"), await statusOf("/products?search=saw")]).toEqual([
    200, 200,
  ]);
  expect(await statusOf("/products?search=saw")).toBe(429);
  expect(await statusOf("/products?sort=name")).toBe(200);
});

it("counts a page that is narrowed by many facets as several searches", async () => {
  limits = new RateLimits({ points: { search: 3 } });
  const narrow = "brand=a&brand=b&priceMin=1&priceMax=2&ratingMin=4&attribute.x=1";
  expect(await statusOf(`/products?${narrow}`)).toBe(200);
  expect(await statusOf(`/products?${narrow}`)).toBe(429);
});

it("renders two searches of a caller at once, and refuses with a message when too many wait", async () => {
  limits = new RateLimits();
  const held: (() => void)[] = [];
  beforeRendering = () => new Promise((resolve) => held.push(resolve));
  const searches = Array.from({ length: 103 }, (_, n) => open(`/products?search=${n}`));
  const refused = await Promise.race(searches);
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "2"]);
  expect(refused.body).toContain("Please wait a minute, then try again.");
  expect(held).toHaveLength(2);
  beforeRendering = () => Promise.resolve();
  const others = await Promise.all([statusOf("/blog"), statusOf("/products?search=saw", "192.0.2.2")]);
  expect(others).toEqual([200, 200]);
  for (const release of held) release();
  for (const { statusCode } of await Promise.all(searches)) expect([200, 429]).toContain(statusCode);
});
