import pino from "pino";
import type { DataSource } from "typeorm";
import { createApp } from "../boot/create-app";
import { createDataSource } from "../data/data-source";
import { DatabaseProbe } from "../data/connections/probe";
import { AccessTokens } from "../modules/identity/access-token";
import { asVisitor } from "../../test/support/builders";
import { Caller } from "../../test/support/caller";
import { DatabaseProxy } from "../../test/support/proxies";
import { startTestShop, TEST_SECRET, type TestShop } from "../../test/support/shop";
import { Health } from "./health";
import { defaultRules } from "@shop/shared/shop-rules";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

const asked = async (caller = asVisitor(shop)) => {
  const { status, body } = await caller.get<{ reason?: string }>("/readyz");
  return [status, body.reason];
};

describe("a shop of its own", () => {
  let proxy: DatabaseProxy;
  let database: DataSource;
  let probe: DatabaseProbe;
  let health: Health;
  let visitor: Caller;

  beforeAll(async () => {
    proxy = await DatabaseProxy.open(shop.databaseUrl);
    database = await createDataSource(proxy.url).initialize();
    probe = new DatabaseProbe(proxy.url);
    health = new Health(probe);
    const identity = { firebase: shop.firebase, accessTokens: new AccessTokens(TEST_SECRET) };
    const bootstrap = {
      shopName: "Test shop",
      demoAccounts: false,
      rules: defaultRules,
      links: {},
      payments: "off" as const,
      firebase: { apiKey: "any", authDomain: "localhost", projectId: "any" },
    };
    const pages = { webFolder: null, bootstrap };
    const app = await createApp({
      database,
      health,
      identity,
      pages,
      images: shop.images,
      payments: null,
      webhooks: shop.webhooks,
      policy: shop.policy,
      log: pino({ level: "silent" }),
    });
    visitor = new Caller({ app });
  });
  afterAll(async () => {
    await Promise.all([database.destroy(), probe.close()]);
    await proxy.cut();
  });

  it("says that it is starting until it has started", async () => {
    expect(await asked(visitor)).toEqual([503, "starting"]);
    health.ready();
    expect(await asked(visitor)).toEqual([200, undefined]);
  });

  it("says so while its database is away, answers in kind, and serves again when it is back", async () => {
    expect((await visitor.get("/products")).status).toBe(200);
    await proxy.cut();
    expect(await asked(visitor)).toEqual([503, "database away"]);
    expect((await visitor.get("/livez")).status).toBe(200);
    const products = await visitor.get("/products");
    expect(products).toMatchObject({ status: 503, body: { title: "Service Unavailable", status: 503 } });
    expect(products.text).not.toMatch(/ECONN|select|127\.0\.0\.1/i);
    expect(products.headers["retry-after"]).toBe("5");
    expect(await visitor.refusal("{ products { totalCount } }")).toBe("SERVICE_UNAVAILABLE");
    const page = await visitor.get("/products", { accept: "text/html" });
    expect(page.status).toBeGreaterThanOrEqual(404); // there are no pages, and the process survives
    await proxy.restore();
    expect(await asked(visitor)).toEqual([200, undefined]);
    expect((await visitor.get("/products")).status).toBe(200);
  });

  it("sends new requests elsewhere while it drains", async () => {
    health.drain();
    expect(await asked(visitor)).toEqual([503, "draining"]);
    expect((await visitor.get("/livez")).status).toBe(200);
    expect(await visitor.get("/products")).toMatchObject({
      status: 200,
      headers: { connection: "keep-alive" },
    });
  });

  it("closes connections with its answers once its port is closed", async () => {
    health.close();
    expect(await asked(visitor)).toEqual([503, "closing"]);
    expect(await visitor.get("/products")).toMatchObject({ status: 200, headers: { connection: "close" } });
  });
});

it("is ready when it has started, and lets no cache say so for it", async () => {
  expect(await asked()).toEqual([200, undefined]);
  expect((await asVisitor(shop).get("/readyz")).headers["cache-control"]).toBe("no-store");
});

it("survives the end of its idle connections", async () => {
  await shop.sql("select 1");
  const mine =
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  const other = await createDataSource(shop.databaseUrl, { poolSize: 1 }).initialize();
  await other.query(mine);
  await other.destroy();
  expect((await asVisitor(shop).get("/products")).status).toBeLessThan(504);
  expect(await asked()).toEqual([200, undefined]);
  expect((await asVisitor(shop).get("/products")).status).toBe(200);
});
