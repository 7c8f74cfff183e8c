import { createServer, connect, type AddressInfo, type Server, type Socket } from "node:net";
import pino from "pino";
import type { DataSource } from "typeorm";
import { createApp } from "../app";
import { createDataSource } from "../database/data-source";
import { AccessTokens } from "../modules/identity/access-token";
import { asVisitor } from "../../test/builders";
import { Caller } from "../../test/caller";
import { startTestShop, TEST_SECRET, type TestShop } from "../../test/shop";
import { Health } from "./health";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

const asked = async (caller = asVisitor(shop)) => {
  const { status, body } = await caller.get<{ reason?: string }>("/readyz");
  return [status, body.reason];
};

describe("a shop of its own", () => {
  /** Stands between the shop and its database, and can be closed and opened like a network. */
  let line: Server;
  let sockets: Socket[] = [];
  let database: DataSource;
  let health: Health;
  let visitor: Caller;

  const open = (port = 0) => new Promise<void>((ready) => line.listen(port, "127.0.0.1", ready));
  const cut = () =>
    new Promise<void>((closed) => {
      line.close(() => closed());
      for (const socket of sockets) socket.destroy();
      sockets = [];
    });

  beforeAll(async () => {
    const { hostname, port } = new URL(shop.databaseUrl);
    line = createServer((socket) => {
      const onwards = connect(Number(port), hostname);
      for (const end of [socket, onwards]) end.on("error", () => undefined);
      sockets.push(socket, onwards);
      socket.pipe(onwards).pipe(socket);
    });
    await open();
    const url = new URL(shop.databaseUrl);
    [url.hostname, url.port] = ["127.0.0.1", String((line.address() as AddressInfo).port)];
    database = await createDataSource(url.href).initialize();
    health = new Health(database);
    const identity = { firebase: shop.firebase, accessTokens: new AccessTokens(TEST_SECRET) };
    const bootstrap = {
      ...{ shopName: "Test shop", demoAccounts: false, payments: "off" as const },
      firebase: { apiKey: "any", authDomain: "localhost", projectId: "any" },
    };
    const pages = { webFolder: null, bootstrap };
    const app = await createApp({
      ...{ database, health, identity, pages, pictures: shop.pictures, policy: shop.policy },
      log: pino({ level: "silent" }),
    });
    visitor = new Caller({ app });
  });
  afterAll(async () => {
    await database.destroy();
    await cut();
  });

  it("says that it is starting until it has started", async () => {
    expect(await asked(visitor)).toEqual([503, "starting"]);
    health.ready();
    expect(await asked(visitor)).toEqual([200, undefined]);
  });

  it("says so while its database is away, answers in kind, and serves again when it is back", async () => {
    const { port } = line.address() as AddressInfo;
    expect((await visitor.get("/products")).status).toBe(200);
    await cut();
    expect(await asked(visitor)).toEqual([503, "database away"]);
    expect((await visitor.get("/livez")).status).toBe(200);
    const products = await visitor.get("/products");
    expect(products).toMatchObject({ status: 503, body: { title: "Service Unavailable", status: 503 } });
    expect(products.text).not.toMatch(/ECONN|select|127\.0\.0\.1/i);
    expect(await visitor.refusal("{ products { totalCount } }")).toBe("INTERNAL_SERVER_ERROR");
    const page = await visitor.get("/products", { accept: "text/html" });
    expect(page.status).toBeGreaterThanOrEqual(404); // it has no pages, and doesn't fall over
    await open(port);
    expect(await asked(visitor)).toEqual([200, undefined]);
    expect((await visitor.get("/products")).status).toBe(200);
  });

  it("sends new requests elsewhere while it drains", async () => {
    health.drain();
    expect(await asked(visitor)).toEqual([503, "draining"]);
    expect((await visitor.get("/livez")).status).toBe(200);
    expect((await visitor.get("/products")).status).toBe(200);
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
  const other = await createDataSource(shop.databaseUrl, 1).initialize();
  await other.query(mine);
  await other.destroy();
  expect((await asVisitor(shop).get("/products")).status).toBeLessThan(504);
  expect(await asked()).toEqual([200, undefined]);
  expect((await asVisitor(shop).get("/products")).status).toBe(200);
});
