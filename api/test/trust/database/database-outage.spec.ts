import { existsSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { asVisitor } from "../../support/builders";
import { createTestDatabase, execute, type TestDatabase } from "../../support/database";
import { DatabaseProxy } from "../../support/proxies";
import { startOwnPostgres } from "../../support/postgres-servers";
import { startTestShop, type TestShop, type TestShopSettings } from "../../support/shop";
import { isLongRun } from "../../support/needs";
import { unexpectedAnswers } from "../support/order-consistency";
import { openDatabase } from "../support/database-client";
import { OrderLoad, type TimedAnswer } from "../support/order-load";

const CONCURRENCY = 20;
const OUTAGE_MS = isLongRun ? 10_000 : 2_500;
/** The number of concurrent connections that other clients open to the database. */
const OTHERS = isLongRun ? 2_000 : 500;

/** The maximum time until all requests succeed again, in ms. */
const RECOVERY_MS = 5_000;

let shop: TestShop;
let load: OrderLoad;
let close: () => Promise<unknown>;
afterEach(() => close());

/** Opens a shop on this database, and uses every connection of its pool. */
async function open(databaseUrl: string, settings: TestShopSettings = {}): Promise<void> {
  shop = await startTestShop({ databaseUrl, ...settings });
  const url = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  load = await OrderLoad.prepare(openDatabase(databaseUrl), { url, concurrency: CONCURRENCY }); // beyond the shop's limits
  expect(unexpectedAnswers(await load.once())).toEqual([]);
}

/** Opens a shop on a database of the run's server, behind a proxy. */
async function openBehindProxy(settings?: TestShopSettings): Promise<DatabaseProxy> {
  const database: TestDatabase = await createTestDatabase();
  const proxy = await DatabaseProxy.open(database.url);
  close = async () => {
    await shop.stop();
    await proxy.cut();
    await database.drop();
  };
  await open(proxy.url, settings);
  return proxy;
}

const get = async (path: string) => {
  const { status, body } = await asVisitor(shop).get<{ reason?: string }>(path);
  return [status, body.reason];
};

const refused = (answers: TimedAnswer[]) => answers.filter(({ kind }) => kind === "unavailable");
const slowest = (answers: TimedAnswer[]) => Math.max(...answers.map(({ ms }) => ms));

/** Orders until every order succeeds, within the maximum recovery time; then compares the database with the answers. */
async function expectRecovery(): Promise<void> {
  const since = performance.now();
  while ((await load.once()).some(({ kind }) => kind !== "acknowledged"));
  expect(performance.now() - since).toBeLessThan(RECOVERY_MS);
  expect(await get("/readyz")).toEqual([200, undefined]);
  expect(await load.inconsistencies(shop)).toEqual([]);
}

it("asks for a repeat while the database is away, and serves again when it is back", async () => {
  const proxy = await openBehindProxy();
  const answers = await load.during(async () => {
    await proxy.cut();
    await pause(OUTAGE_MS);
    expect(await get("/readyz")).toEqual([503, "database away"]);
    expect(await get("/livez")).toEqual([200, undefined]);
    await proxy.restore();
  });
  expect(unexpectedAnswers(answers)).toEqual([]);
  expect(refused(answers).length).toBeGreaterThan(CONCURRENCY);
  await expectRecovery();
});

it("does not wait for a database that takes statements and says nothing", async () => {
  const proxy = await openBehindProxy({ limits: { connectMs: 500, statementMs: 500 } });
  const answers = await load.during(async () => {
    proxy.stall(true);
    await pause(OUTAGE_MS);
    expect(await get("/readyz")).toEqual([503, "database away"]);
    proxy.stall(false);
  });
  expect(unexpectedAnswers(answers)).toEqual([]);
  expect(refused(answers).length).toBeGreaterThan(CONCURRENCY);
  expect(slowest(refused(answers))).toBeLessThan(5_000);
  await expectRecovery();
});

it("serves as many requests as it can, and asks the others to repeat, while each statement takes two seconds", async () => {
  const proxy = await openBehindProxy();
  const answers = await load.during(async () => {
    proxy.slowDown(2_000);
    await pause(2 * OUTAGE_MS);
    expect(await get("/livez")).toEqual([200, undefined]);
    proxy.slowDown(0);
  });
  expect(unexpectedAnswers(answers)).toEqual([]);
  expect(slowest(refused(answers))).toBeLessThan(12_000);
  await expectRecovery();
});

/** Ends the idle connections of a shop, and takes every connection of the server. */
async function takeEveryConnection(url: string): Promise<Client[]> {
  const taken: Client[] = [];
  for (;;) {
    const client = new Client({ connectionString: url, application_name: "elsewhere" });
    client.on("error", () => undefined);
    try {
      await client.connect();
    } catch (error) {
      expect(error).toMatchObject({ code: "53300" });
      return taken;
    }
    if (taken.push(client) === 1)
      await client.query(
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name like 'shop%'",
      );
  }
}

it("asks for a repeat where others have taken every connection that the server has", async () => {
  const postgres = await startOwnPostgres({ max_connections: "16" });
  close = () => shop.stop().then(() => postgres.stop());
  await open(postgres.url);
  const others = await takeEveryConnection(postgres.url);
  const answers = await load.during(async () => {
    await pause(OUTAGE_MS);
    expect(await get("/livez")).toEqual([200, undefined]);
    expect(await get("/readyz")).toEqual([503, "database away"]);
    await Promise.all(others.map((client) => client.end()));
  });
  expect(unexpectedAnswers(answers)).toEqual([]);
  expect(refused(answers).length).toBeGreaterThan(CONCURRENCY);
  await expectRecovery();
});

it(`serves on with the connections that it has while ${OTHERS} others try to connect to the database`, async () => {
  const postgres = await startOwnPostgres({ max_connections: "16" });
  close = () => shop.stop().then(() => postgres.stop());
  await open(postgres.url);
  const { hostname, port } = new URL(postgres.url);
  const answers = await load.during(async () => {
    const others = Array.from({ length: OTHERS }, () => connect(Number(port), hostname));
    for (const other of others) other.on("error", () => undefined);
    await pause(OUTAGE_MS);
    expect(await get("/livez")).toEqual([200, undefined]);
    for (const other of others) other.destroy();
  });
  expect(unexpectedAnswers(answers)).toEqual([]);
  expect(answers.some(({ kind }) => kind === "acknowledged")).toBe(true);
  await expectRecovery();
});

/**
 * A file on which every write by PostgreSQL fails with the system's ENOSPC, like on a full disk. On systems without it, the
 * test raises PostgreSQL's error.
 */
const DISK_FULL = existsSync("/dev/full")
  ? "copy (select 1) to '/dev/full'"
  : "raise 'could not extend file' using errcode = '53100'";

it("asks clients to repeat orders while the disk is full, and keeps showing products", async () => {
  const { url, drop } = await createTestDatabase();
  close = () => shop.stop().then(drop);
  await open(url);
  const answers = await load.during(async () => {
    await execute(
      url,
      `create function fill_disk() returns trigger language plpgsql as $$ begin ${DISK_FULL}; return new; end $$;
        create trigger fill_disk before insert on orders for each row execute function fill_disk()`,
    );
    const before = load.answers.length;
    while (load.answers.length < before + 3 * CONCURRENCY) await pause(20);
    expect((await get("/products"))[0]).toBe(200);
    expect(await get("/readyz")).toEqual([200, undefined]);
    await execute(url, "drop trigger fill_disk on orders");
  });
  expect(unexpectedAnswers(answers)).toEqual([]);
  expect(refused(answers).length).toBeGreaterThan(CONCURRENCY);
  await expectRecovery();
});
