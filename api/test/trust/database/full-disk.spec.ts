import { setTimeout as pause } from "node:timers/promises";
import { asVisitor } from "../../support/builders";
import { needingProgram } from "../../support/needs";
import { startOwnPostgres, type OwnPostgres } from "../../support/own-postgres";
import { startTestShop, type TestShop } from "../../support/shop";
import { openDatabase } from "../support/database-client";
import { unexpectedAnswers } from "../support/order-consistency";
import { OrderLoad, type TimedAnswer } from "../support/order-load";
import { canMakeDisk, SmallDisk } from "../support/small-disk";

// The whole database is on a disk of its own. database-outage.spec.ts shows a full disk on every machine, without one.
const withDisk = needingProgram(canMakeDisk() ? undefined : "nobody may mount a disk here");

const MEGABYTES = 120;
/** Little of it, so that the disk is no larger than it must be. */
const LOG = { min_wal_size: "32MB", max_wal_size: "48MB" };
const CONCURRENCY = 20;

withDisk.describe("on a full disk", () => {
  let disk: SmallDisk;
  let postgres: OwnPostgres;
  let shop: TestShop;
  let load: OrderLoad;
  beforeAll(async () => {
    disk = await SmallDisk.create(MEGABYTES);
    postgres = await startOwnPostgres(LOG, disk.folder("database"));
    shop = await startTestShop({ databaseUrl: postgres.url });
    const url = await shop.app.listen({ port: 0, host: "127.0.0.1" });
    load = await OrderLoad.prepare(shop, { url, concurrency: CONCURRENCY });
    await load.once();
  }, 60_000);
  afterAll(async () => {
    await shop.stop();
    await postgres.stop();
  });

  const refusedSince = (from: number) =>
    load.answers.slice(from).filter(({ kind }) => kind === "unavailable").length;

  /** Orders while the disk is full, until this many orders have been refused. */
  const orderOnFullDisk = (refused: number, work: () => Promise<unknown>) =>
    load.during(async () => {
      const before = load.answers.length;
      disk.fill();
      await work();
      while (refusedSince(before) < refused) await pause(20);
      disk.empty();
    });

  async function expectRecovery(answers: TimedAnswer[]): Promise<void> {
    expect(unexpectedAnswers(answers)).toEqual([]);
    while ((await load.once()).some(({ kind }) => kind !== "acknowledged"));
    expect((await asVisitor(shop).get("/readyz")).status).toBe(200);
    expect(await load.inconsistencies(shop)).toEqual([]);
  }

  it("asks for a repeat of orders, and goes on showing what is for sale", async () => {
    const reads: number[] = [];
    const answers = await orderOnFullDisk(3 * CONCURRENCY, async () => {
      while (reads.length < 20) reads.push((await asVisitor(shop).get("/products")).status);
    });
    expect(new Set(reads)).toEqual(new Set([200]));
    await expectRecovery(answers);
  });

  it("asks for a repeat while the database can't even write its log, and serves again when there is room", async () => {
    const answers = await orderOnFullDisk(3 * CONCURRENCY, () =>
      // a new file of the log: without it PostgreSQL ends at once, and doesn't start
      openDatabase(postgres.url)
        .sql("select pg_switch_wal(), pg_switch_wal()")
        .catch(() => undefined),
    );
    await expectRecovery(answers);
  });
});
