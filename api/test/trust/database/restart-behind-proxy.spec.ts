import { createTestDatabase, type TestDatabase } from "../../support/database";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { countAnswers } from "../support/order-consistency";
import { OrderLoad } from "../support/order-load";
import { startRoundRobinProxy, type RoundRobinProxy } from "../support/round-robin-proxy";
import { ShopProcess } from "../support/shop-process";

let made: TestDatabase;
let db: DatabaseClient;
let shops: ShopProcess[];
let proxy: RoundRobinProxy;
beforeAll(async () => {
  made = await createTestDatabase();
  db = openDatabase(made.url);
  const settings = { databaseUrl: made.url, env: { TRUST_PROXY: "1", DRAIN_SECONDS: "1" } };
  shops = await Promise.all([ShopProcess.start(settings), ShopProcess.start(settings)]);
  proxy = await startRoundRobinProxy(shops.map(({ url }) => url));
}, 60_000);
afterAll(() => made.drop());

it("fails not one request while each of two processes is replaced after the other", async () => {
  const load = await OrderLoad.start(db, { url: proxy.url });
  for (const [turn, shop] of shops.entries()) {
    await load.further(100);
    expect(await shop.terminate()).toEqual({ code: 0, signal: null });
    await load.further(50);
    shops[turn] = await shop.startAgain();
  }
  await load.further(100);
  const histories = await load.stop();
  expect(Object.keys(countAnswers(histories))).toEqual(["acknowledged"]);
  expect(proxy.failures).toEqual([]);
  expect(await load.inconsistencies(db)).toEqual([]);
}, 120_000);
