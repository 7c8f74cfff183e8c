import { waitUntil } from "../../../embedded/processes";
import { startMailServer, type MailServer } from "../../support/mail-server";
import { ReplicatedPostgres, severalHosts } from "../../support/postgres-servers";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { isLongRun } from "../../support/needs";
import { onCleanup } from "../support/on-cleanup";
import { unexpectedAnswers } from "../support/order-consistency";
import { OrderLoad } from "../support/order-load";
import type { OrderHistory } from "../support/order-request";
import { ShopProcess } from "../support/shop-process";

/** Orders go on so soon after a promotion, in ms. */
const GOES_ON_MS = 10_000;
const ORDERS = isLongRun ? 500 : 60;

let servers: ReplicatedPostgres;
let mails: MailServer;
let shops: ShopProcess[];
let load: OrderLoad;
beforeAll(async () => {
  [servers, mails] = await Promise.all([ReplicatedPostgres.start(), startMailServer()]);
  onCleanup(() => mails.stop());
  shops = await Promise.all([start(), start()]);
  load = await OrderLoad.prepare(openDatabase(servers.firstUrl), { url: shops.map(({ url }) => url) });
}, 120_000);
afterAll(() => servers.stop(), 60_000);

/** A shop process that knows both servers. */
const start = (env: Record<string, string> = {}) =>
  ShopProcess.start({
    databaseUrl: severalHosts(servers.firstUrl, servers.secondUrl),
    env: { SMTP_URL: mails.url, MAIL_FROM: "Shop <shop@example.com>", ...env },
  });

const ordersAt = async (url: string) => (await openDatabase(url).sql("select from orders")).length;

/** What stays connected to a server; to ask it what it is, the shop connects for a moment. */
const connectionsTo = (url: string) =>
  openDatabase(url).sql(
    "select distinct application_name from pg_stat_activity where application_name in ('shop', 'shop-worker', 'shop-worker-lock')",
  );

const jobsLeft = async (db: DatabaseClient) =>
  (await db.sql("select from graphile_worker.jobs where task_identifier like 'mail-%'")).length;

/** How many more orders each customer was told of than mails were sent to them. */
function missingMails(histories: OrderHistory[]): Record<string, number> {
  const missing: Record<string, number> = {};
  const count = (email: string, by: number) => (missing[email] = (missing[email] ?? 0) + by);
  for (const { order, answers } of histories)
    if (answers.some(({ kind }) => kind === "acknowledged")) count(order.customer.email, 1);
  for (const email of mails.received.flatMap(({ to }) => to)) count(email, -1);
  return Object.fromEntries(Object.entries(missing).filter(([, orders]) => orders > 0));
}

it("goes on with orders when the primary is killed and its replica promoted, and no process dies", async () => {
  await load.during(async () => {
    await load.further(ORDERS);
    servers.killFirst();
    expect(await waitUntil(() => load.answers.at(-1)?.kind === "unavailable", 10_000)).toBe(true);
    await servers.promoteSecond();
    const since = performance.now();
    await load.further(1);
    expect(performance.now() - since).toBeLessThan(GOES_ON_MS);
    await load.further(ORDERS);
  });
  await Promise.all(shops.map((shop) => shop.ready()));
  expect(shops.map(({ running }) => running)).toEqual([true, true]);
}, 120_000);

it("writes nothing to the old primary that comes back and accepts writes too", async () => {
  await servers.startFirstAgain();
  const before = await ordersAt(servers.firstUrl);
  await load.during(async () => {
    await openDatabase(servers.secondUrl).sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'shop%'",
    );
    await load.further(ORDERS);
  });
  const newcomer = await start({ WORKER: "off" });
  expect(newcomer.log).toContain("is not written to: it is an old primary");
  shops.push(newcomer);
  expect(await ordersAt(servers.firstUrl)).toBe(before);
  expect(await connectionsTo(servers.firstUrl)).toEqual([]);
}, 120_000);

it("has lost and doubled no order, and sent a mail for each", async () => {
  const histories = await load.stop();
  expect(unexpectedAnswers(load.answers)).toEqual([]);
  const db = openDatabase(servers.secondUrl);
  expect(await load.inconsistencies(db)).toEqual([]);
  expect(await waitUntil(async () => (await jobsLeft(db)) === 0, 60_000)).toBe(true);
  expect(missingMails(histories)).toEqual({});
}, 120_000);

it("rather asks for a repeat than writes to the old primary alone", async () => {
  const before = await ordersAt(servers.firstUrl);
  await servers.stopSecond();
  const answers = [...(await load.once()), ...(await load.once())];
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(["unavailable"]));
  expect(unexpectedAnswers(answers)).toEqual([]);
  expect(await ordersAt(servers.firstUrl)).toBe(before);
  expect(shops.map(({ running }) => running)).toEqual([true, true, true]);
}, 60_000);
