import fc from "fast-check";
import { createTestDatabase } from "../../support/database";
import { aDemoGateway } from "../../support/payments";
import { aShippingMethod, aTaxRate } from "../../support/pricing";
import { runEachMinute, runJobs } from "../../support/jobs";
import type { TestShop } from "../../support/shop";
import { openDatabase } from "../support/database-client";
import { isLongRun } from "../../support/needs";
import { onCleanup } from "../support/on-cleanup";
import { historyFindings, lostOrders, parcelFindings, returnFindings, stockFindings } from "./findings";
import { jobFindings } from "./job-findings";
import { Life, type ShopAccess } from "./life";
import { invoiceFindings } from "./invoice-findings";
import { cardFindings, moneyFindings, providerFindings } from "./money-findings";
import { discountFindings, shareFindings } from "./price-findings";
import { answersBeforeKill, waves } from "./steps";
import { takeStep } from "./take-step";
import { TwoProcesses } from "./two-processes";

const RUNS = isLongRun ? 300 : 8;

const gateway = aDemoGateway();
let shop: ShopAccess;
/** An in-process shop on the same database, which completes the remaining work at the end. */
let office: TestShop;
beforeAll(async () => {
  const database = await createTestDatabase();
  onCleanup(() => database.drop());
  office = await gateway.startShop({ databaseUrl: database.url });
  onCleanup(() => office.stop());
  await aShippingMethod(office, { freeFromMinor: 20_000 });
  await aTaxRate(office, { percent: 7.25 });
  await office.sql("update shop_settings set return_days = 30");
  const db = openDatabase(database.url);
  shop = {
    db,
    // without a worker, so that the jobs stay and can be counted
    processes: await TwoProcesses.start(db, { databaseUrl: database.url, env: { WORKER: "off" } }),
    paymentSecret: gateway.secret,
    eachMinute: () => runEachMinute(office),
  };
}, 300_000);

/** All findings after a wave. */
async function findings({
  shop: { db },
  products,
  customerIds,
  discountIds,
  faults,
  acknowledged,
}: Life): Promise<string[]> {
  const found = await Promise.all([
    stockFindings(db, products),
    historyFindings(db, customerIds),
    parcelFindings(db, customerIds),
    returnFindings(db, customerIds),
    jobFindings(db, customerIds),
    moneyFindings(db, customerIds),
    cardFindings(db, customerIds),
    shareFindings(db, customerIds),
    discountFindings(db, discountIds),
    invoiceFindings(db, customerIds),
    lostOrders(db, acknowledged),
  ]);
  return [...faults, ...found.flat()];
}

/** All findings once the shop has completed its work. */
async function findingsAtTheEnd(life: Life): Promise<string[]> {
  await life.letTimePass();
  await runJobs(office);
  const { shop, products, customerIds, discountIds } = life;
  const found = await Promise.all([
    stockFindings(shop.db, products),
    historyFindings(shop.db, customerIds),
    parcelFindings(shop.db, customerIds),
    returnFindings(shop.db, customerIds),
    moneyFindings(shop.db, customerIds),
    cardFindings(shop.db, customerIds),
    invoiceFindings(shop.db, customerIds),
    providerFindings(shop.db, customerIds),
    shareFindings(shop.db, customerIds),
    discountFindings(shop.db, discountIds),
  ]);
  return found.flat();
}

it(
  "keeps every unit, cent, step, job, use of a code and number of an invoice, whatever happens at once and whichever process is killed",
  async () => {
    const property = fc.asyncProperty(waves, answersBeforeKill, async (mix, answers) => {
      const life = await Life.begin(shop);
      shop.processes.killAfter(answers);
      for (const wave of mix) {
        await Promise.all(wave.map((step) => takeStep(life, step)));
        await life.settle();
        expect(await findings(life)).toEqual([]);
      }
      expect(await findingsAtTheEnd(life)).toEqual([]);
    });
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  },
  RUNS * 15_000,
);
