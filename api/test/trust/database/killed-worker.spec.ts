import { waitUntil } from "../../../embedded/processes";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { countAnswers } from "../support/order-consistency";
import { OrderLoad } from "../support/order-load";
import type { RunningProcess } from "../support/processes";
import { ShopProcess } from "../support/shop-process";

let made: TestDatabase;
let db: DatabaseClient;
let shop: ShopProcess;
beforeAll(async () => {
  made = await createTestDatabase();
  db = openDatabase(made.url);
  shop = await ShopProcess.start({ databaseUrl: made.url, env: { WEB_CONCURRENCY: "2" } });
});
afterAll(() => made.drop());

const workers = () => shop.descendants();

it("serves on with one of two processes while the other is killed, and replaces it", async () => {
  const load = await OrderLoad.start(db, { url: shop.url });
  await load.further(100);
  const [killed, survivor] = workers() as [RunningProcess, RunningProcess];
  process.kill(killed.pid, "SIGKILL");
  await shop.ready();
  await load.further(100);
  expect(await waitUntil(() => workers().length === 2, 30_000)).toBe(true);
  expect(workers()).toContainEqual(survivor);
  expect(workers()).not.toContainEqual(killed);
  const histories = await load.stop();
  const { acknowledged, ...others } = countAnswers(histories);
  expect(acknowledged).toBeGreaterThan(200);
  expect(Object.keys(others).filter((kind) => kind !== "unanswered")).toEqual([]);
  expect(await load.inconsistencies(db)).toEqual([]);
  expect(await shop.terminate()).toEqual({ code: 0, signal: null });
});
