import fc from "fast-check";
import { createTestDatabase } from "../../support/database";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { isLongRun } from "../support/is-long-run";
import { onCleanup } from "../support/on-cleanup";
import { ShopProcess } from "../support/shop-process";
import { historyFindings, jobFindings, stockFindings } from "./findings";
import { OrderLife } from "./order-life";
import { waves } from "./steps";

const RUNS = isLongRun ? 300 : 12;

let db: DatabaseClient;
let shops: ShopProcess[];
beforeAll(async () => {
  const database = await createTestDatabase();
  onCleanup(() => database.drop());
  db = openDatabase(database.url);
  const settings = { databaseUrl: database.url, env: { WORKER: "off" } };
  shops = await Promise.all([ShopProcess.start(settings), ShopProcess.start(settings)]);
}, 120_000);

/** Everything that is wrong after a wave. */
async function findings(life: OrderLife): Promise<string[]> {
  const productIds = life.products.map(({ productId }) => productId);
  const found = await Promise.all([
    stockFindings(db, life.products),
    historyFindings(db, productIds),
    jobFindings(db, productIds),
  ]);
  return [...life.faults, ...found.flat()];
}

it(
  "keeps every unit, every step and every job, whatever happens at once",
  async () => {
    const property = fc.asyncProperty(waves, async (mix) => {
      const urls = shops.map(({ url }) => url);
      const life = await OrderLife.begin(db, urls);
      for (const wave of mix) {
        await Promise.all(wave.map((step) => life.take(step)));
        expect(await findings(life)).toEqual([]);
      }
    });
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  },
  RUNS * 10_000,
);
