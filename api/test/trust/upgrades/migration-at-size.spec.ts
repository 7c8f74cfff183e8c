import { generate } from "../../../demo/generate";
import { generatedCustomers, generatedOrders } from "../../../demo/generated-customers";
import { generatedProducts } from "../../../demo/generated-products";
import { migrate } from "../../../src/data/migrate";
import { startOwnPostgres, type OwnPostgres } from "../../support/postgres-servers";
import { openDatabase } from "../support/database-client";
import { inTheLongRun } from "../../support/needs";
import { countAnswers } from "../support/order-consistency";
import { OrderLoad } from "../support/order-load";
import { ShopProcess } from "../support/shop-process";
import { nextRelease } from "./next-release";
import { ShopLoad } from "./shop-load";

const ROWS = Number(process.env.MIGRATED_ROWS ?? 1_000_000);

/** The maximum delay of ADR-0042. */
const LONGEST_DELAY_MS = 1_000;

let postgres: OwnPostgres | undefined;
afterAll(() => postgres?.stop());

// data/migrate.spec.ts shows in every run, with a few rows, that a waiting migration doesn't block requests
inTheLongRun(
  `delays no request by more than a second while a table of ${ROWS} rows is migrated`,
  async () => {
    postgres = await startOwnPostgres();
    const next = await nextRelease(postgres.url).initialize();
    await generate(next, generatedProducts, ROWS, () => undefined);
    for (const rows of [generatedCustomers, generatedOrders])
      await generate(next, rows, ROWS / 10, () => undefined);
    const shop = await ShopProcess.start({ databaseUrl: postgres.url });
    const db = openDatabase(postgres.url);
    const orders = await OrderLoad.start(db, { url: shop.url, concurrency: 2 });
    const load = await ShopLoad.start(db, shop.url);
    await load.further(30);
    const slowestBeforeMs = load.slowestMs;
    load.slowestMs = 0;

    const since = performance.now();
    expect(await migrate(next)).toBe(2);
    const seconds = (performance.now() - since) / 1_000;
    await load.stop();
    const histories = await orders.stop();
    console.log(
      `${ROWS} rows migrated in ${seconds.toFixed(1)} s; slowest request ${load.slowestMs.toFixed(0)} ms, before ${slowestBeforeMs.toFixed(0)} ms`,
    );
    expect(load.failures).toEqual([]);
    expect(Object.keys(countAnswers(histories))).toEqual(["acknowledged"]);
    expect(load.slowestMs).toBeLessThan(slowestBeforeMs + LONGEST_DELAY_MS);
    expect((await db.sql("select from products where rating >= 4.9 and gift is null")).length).toBe(0);
    await next.destroy();
    expect(await shop.terminate()).toEqual({ code: 0, signal: null });
  },
  1_800_000,
);
