import Fastify, { type FastifyInstance } from "fastify";
import { aProduct, asVisitor } from "../../test/support/builders";
import { startTestShop, type TestShop } from "../../test/support/shop";
import { createOriginOf } from "../http/origin";
import { unlimited } from "../context/caller-limits";
import { RequestReads } from "../context/request-reads";
import { registerCrawlerFiles } from "./crawlers";
import { LongAnswers } from "../http/load/long-answers";

const reads = new RequestReads();
const longAnswers = new LongAnswers(String);

let shop: TestShop;
/** A shop with three addresses per sitemap. */
let server: FastifyInstance;
beforeAll(async () => {
  shop = await startTestShop();
  server = Fastify();
  const contextOf = () => ({ db: shop.database.manager, limits: unlimited, reads }) as never;
  registerCrawlerFiles(server, {
    contextOf,
    originOf: createOriginOf(undefined),
    longAnswers,
    maxAddresses: 3,
  });
});
afterAll(async () => {
  await server.close();
  await shop.stop();
});

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const get = async (url: string) => {
  const { statusCode, body } = await server.inject({ url, headers: { host: "shop.example" } });
  return { status: statusCode, found: addresses(body), body };
};

it("lists the open pages, every category and every product that is for sale", async () => {
  await shop.sql(`with tools as (insert into categories (slug, name) values ('tools', 'Tools') returning id)
    insert into categories (slug, name, parent_id) select 'drills', 'Drills', id from tools`);
  const { id } = await aProduct(shop);
  const gone = await aProduct(shop, { archivedAt: new Date() });
  const { status, headers, text } = await asVisitor(shop).get("/sitemap.xml");
  expect([status, headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
  const paths = addresses(text).map((address) => new URL(address as string).pathname);
  expect(paths).toEqual([
    ...[
      "/",
      "/products",
      "/portfolio",
      "/blog",
      "/contact",
      "/privacy",
      "/terms",
      "/products/tools",
      "/products/tools/drills",
    ],
    `/product/${id}`,
  ]);
  expect(text).not.toContain(gone.id);
  expect(text).toMatch(new RegExp(`/product/${id}</loc><lastmod>\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z</lastmod>`));
});

it("parts a catalogue that is too large for one sitemap, and leaves nothing out", async () => {
  for (let n = 0; n < 5; n++) await aProduct(shop);
  const index = await get("/sitemap.xml");
  expect(index.body).toContain("<sitemapindex");
  const parts = await Promise.all(index.found.map((address) => get(new URL(address as string).pathname)));
  expect(parts.map(({ found }) => found.length)).toEqual([3, 3, 3, 3, 3]);
  expect(new Set(parts.flatMap(({ found }) => found)).size).toBe(15);
});

it.each(["/sitemap-6.xml", "/sitemap-0.xml", "/sitemap-x.xml", "/sitemap-99999.xml"])(
  "knows no %s beyond that",
  async (path) => expect((await get(path)).status).toBe(404),
);

it("names itself as it was called, and takes no mark-up from a header", async () => {
  const { body } = await server.inject({ url: "/sitemap.xml", headers: { host: "a<b>&c" } });
  expect(body).not.toContain("<b>");
});

it("sends robots to the sitemap, and excludes them from what needs a sign-in", async () => {
  const { body } = await get("/robots.txt");
  expect(body).toContain("Sitemap: http://shop.example/sitemap.xml");
  for (const path of ["/cart", "/profile", "/manageItems", "/graphql"])
    expect(body).toContain(`Disallow: ${path}\n`);
  expect(body).not.toContain("Disallow: /\n");
});

it("says where a fault of security is reported, if the shop names an email", async () => {
  const reachable = Fastify();
  const contextOf = () => ({ db: shop.database.manager, limits: unlimited, reads }) as never;
  const settings = { contextOf, originOf: createOriginOf(undefined), longAnswers };
  registerCrawlerFiles(reachable, { ...settings, contact: "security@shop.example" });
  const { body } = await reachable.inject("/.well-known/security.txt");
  expect(body).toMatch(/^Contact: mailto:security@shop\.example\nExpires: \d{4}-/);
  await reachable.close();
  expect((await get("/.well-known/security.txt")).status).toBe(404);
});

describe("a shop with a public origin", () => {
  let known: FastifyInstance;
  beforeAll(() => {
    known = Fastify({ trustProxy: () => true });
    const contextOf = () => ({ db: shop.database.manager, limits: unlimited, reads }) as never;
    registerCrawlerFiles(known, { contextOf, originOf: createOriginOf("https://shop.example"), longAnswers });
  });
  afterAll(() => known.close());

  const asked = async (url: string) => {
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
    return (await known.inject({ url, headers })).body;
  };

  it.each(["/robots.txt", "/sitemap.xml"])("names no other in %s, whatever it is called", async (path) => {
    const body = await asked(path);
    expect(body).toContain("https://shop.example/");
    expect(body).not.toContain("evil");
  });

  it("reads its addresses again after ten minutes, not at every request", async () => {
    const before = await asked("/sitemap.xml");
    const { id } = await aProduct(shop);
    expect(await asked("/sitemap.xml")).toBe(before);
    const later = jest.spyOn(performance, "now").mockReturnValue(performance.now() + 601_000);
    expect(await asked("/sitemap.xml")).toContain(id);
    later.mockRestore();
  });
});
