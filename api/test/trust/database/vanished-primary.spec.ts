import { waitUntil } from "../../../embedded/processes";
import { DatabaseProxy } from "../../support/proxies";
import { ReplicatedPostgres, severalHosts } from "../../support/postgres-servers";
import { openDatabase } from "../support/database-client";
import { inTheLongRun } from "../../support/needs";
import { onCleanup } from "../support/on-cleanup";
import { unexpectedAnswers } from "../support/order-consistency";
import { OrderLoad } from "../support/order-load";
import { ShopProcess } from "../support/shop-process";

/** Orders go on so soon after a promotion, in ms. */
const GOES_ON_MS = 10_000;

// it takes seconds until the shop looks around; `primary.spec.ts` has a short version
inTheLongRun(
  "goes on with orders when the primary has vanished from the network and its replica is promoted, and writes nothing to it when it is back",
  async () => {
    const servers = await ReplicatedPostgres.start();
    onCleanup(() => servers.stop());
    const network = await DatabaseProxy.open(servers.firstUrl);
    onCleanup(() => network.cut());
    const databaseUrl = severalHosts(network.url, servers.secondUrl);
    const shops = [await ShopProcess.start({ databaseUrl }), await ShopProcess.start({ databaseUrl })];
    const url = shops.map((shop) => shop.url);
    const load = await OrderLoad.prepare(openDatabase(servers.firstUrl), { url });
    const first = openDatabase(servers.firstUrl);
    let before = 0;
    await load.during(async () => {
      await load.further(100);
      network.stall(true);
      await servers.promoteSecond();
      const since = performance.now();
      await load.further(1);
      expect(performance.now() - since).toBeLessThan(GOES_ON_MS);
      await load.further(100);
      // what was sent before the network went away is committed, or waits for the replica for ever
      before = (await first.sql("select from orders")).length;
      network.stall(false);
      await load.further(100);
    });
    const isOld = () => shops.every(({ log }) => log.includes("is not written to: it is an old primary"));
    expect(await waitUntil(isOld, 15_000)).toBe(true);
    await load.stop();
    expect((await first.sql("select from orders")).length).toBe(before);
    expect(unexpectedAnswers(load.answers)).toEqual([]);
    expect(await load.inconsistencies(openDatabase(servers.secondUrl))).toEqual([]);
    expect(shops.map(({ running }) => running)).toEqual([true, true]);
  },
  180_000,
);
