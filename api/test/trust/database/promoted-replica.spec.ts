import { waitUntil } from "../../../embedded/processes";
import { startMailServer, type MailServer } from "../../support/mail-server";
import { isLongRun, needingProgram } from "../../support/needs";
import { missingForFailover, PatroniCluster } from "../../support/patroni";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { onCleanup } from "../support/on-cleanup";
import { unexpectedAnswers } from "../support/order-consistency";
import { OrderLoad } from "../support/order-load";
import type { OrderHistory } from "../support/order-request";
import { ShopProcess } from "../support/shop-process";

/** The maximum time until orders succeed again after the primary is killed, in ms. */
const GOES_ON_MS = 15_000;
const ORDERS = isLongRun ? 500 : 60;

const { describe } = needingProgram(missingForFailover);

describe("a shop in front of Patroni", () => {
  let cluster: PatroniCluster;
  let mails: MailServer;
  let shops: ShopProcess[];
  let load: OrderLoad;
  let killed: string;

  beforeAll(async () => {
    [cluster, mails] = await Promise.all([PatroniCluster.start(), startMailServer()]);
    onCleanup(() => mails.stop());
    const env = {
      SMTP_URL: mails.url,
      MAIL_FROM: "Shop <shop@example.com>",
      DATABASE_REPLICA_URL: cluster.replicaUrl,
    };
    const start = () => ShopProcess.start({ databaseUrl: cluster.url, env });
    shops = [await start(), await start()];
    load = await OrderLoad.prepare(openDatabase(cluster.url), { url: shops.map(({ url }) => url) });
  }, 300_000);
  afterAll(() => cluster.stop());

  /** The end of each dead process's log. */
  const logsOfDead = () => shops.filter(({ running }) => !running).map(({ log }) => log.slice(-4_000));

  /** Kills the primary's machine during orders; resolves with its name when orders succeed again. */
  async function killPrimary(): Promise<string> {
    const primary = await cluster.primary();
    await load.during(async () => {
      await load.further(ORDERS);
      cluster.kill(primary);
      expect(await waitUntil(() => load.answers.at(-1)?.kind === "unavailable", 10_000)).toBe(true);
      const since = performance.now();
      await load.further(1);
      expect(performance.now() - since).toBeLessThan(GOES_ON_MS);
      await load.further(ORDERS);
    });
    return primary;
  }

  const jobsLeft = async (db: DatabaseClient) =>
    (await db.sql("select from graphile_worker.jobs where task_identifier like 'mail-%'")).length;

  /** The number of acknowledged orders without a mail, by customer. */
  function missingMails(histories: OrderHistory[]): Record<string, number> {
    const missing: Record<string, number> = {};
    const count = (email: string, by: number) => (missing[email] = (missing[email] ?? 0) + by);
    for (const { order, answers } of histories)
      if (answers.some(({ kind }) => kind === "acknowledged")) count(order.customer.email, 1);
    for (const email of mails.received.flatMap(({ to }) => to)) count(email, -1);
    return Object.fromEntries(Object.entries(missing).filter(([, orders]) => orders > 0));
  }

  it("goes on with orders when the primary is killed and its replica promoted, and no process dies", async () => {
    killed = await killPrimary();
    expect(await cluster.primary()).not.toBe(killed);
    await Promise.all(shops.map((shop) => shop.ready()));
    expect(logsOfDead()).toEqual([]);
  }, 300_000);

  it("goes on again when the next primary is killed while the old one comes back, which follows the new one", async () => {
    await cluster.primary(); // waits for a synchronous replica that can be promoted
    cluster.startMachine(killed);
    await killPrimary();
    await cluster.follows(killed);
    expect(logsOfDead()).toEqual([]);
  }, 300_000);

  it("has lost and doubled no order, and sent a mail for each", async () => {
    const histories = await load.stop();
    expect(unexpectedAnswers(load.answers)).toEqual([]);
    const db = openDatabase(cluster.url);
    expect(await load.inconsistencies(db)).toEqual([]);
    expect(await waitUntil(async () => (await jobsLeft(db)) === 0, 60_000)).toBe(true);
    expect(missingMails(histories)).toEqual({});
  }, 300_000);
});
