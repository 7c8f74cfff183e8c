import { freePort } from "../../../embedded/free-port";
import { migrate } from "../../../src/data/migrate";
import { createEmptyDatabase, type TestDatabase } from "../../support/database";
import { openDatabase } from "../support/database-client";
import { isLongRun, needing } from "../../support/needs";
import { countAnswers } from "../support/order-consistency";
import { OrderLoad } from "../support/order-load";
import { startRoundRobinProxy } from "../support/round-robin-proxy";
import { ShopProcess, type ShopProgram } from "../support/shop-process";
import { buildLastRelease, version, whyNotRunnable } from "./last-release";
import { nextRelease } from "./next-release";
import { ShopLoad } from "./shop-load";

/** The number of turns of each client between two changes of processes. */
const STEPS = isLongRun ? 200 : 5;

let made: TestDatabase;
let lastRelease: ShopProgram;

needing(whyNotRunnable()).describe(
  `together with the last release, ${version ?? "of which there is none"}`,
  () => {
    beforeAll(async () => {
      made = await createEmptyDatabase();
      lastRelease = buildLastRelease();
    });
    afterAll(() => made.drop());

    it("fails no request while this release takes over, migrates, and hands back to the last one", async () => {
      const [oldPort, newPort] = [await freePort(), await freePort()];
      const settings = { databaseUrl: made.url, env: { TRUST_PROXY: "1", DRAIN_SECONDS: "1" } };
      const startOld = () => ShopProcess.start({ ...settings, port: oldPort, program: lastRelease });
      const startNew = () => ShopProcess.start({ ...settings, port: newPort });

      let old = await startOld();
      const proxy = await startRoundRobinProxy([oldPort, newPort].map((port) => `http://127.0.0.1:${port}`));
      const db = openDatabase(made.url);
      const orders = await OrderLoad.start(db, { url: proxy.url, concurrency: 1 });
      const load = await ShopLoad.start(db, proxy.url);
      const goOn = () => Promise.all([load.further(STEPS), orders.further(STEPS)]);
      await goOn();

      // the last release first: this one starts alongside, migrates, and then runs alone
      const shop = await startNew();
      await goOn();
      const next = await nextRelease(made.url).initialize();
      expect(await migrate(next)).toBe(2);
      await next.destroy();
      await goOn();
      expect(await old.terminate()).toEqual({ code: 0, signal: null });
      await goOn();

      // this release first: a process of the last one starts on the newer schema, and then runs alone
      old = await startOld();
      await goOn();
      expect(await shop.terminate()).toEqual({ code: 0, signal: null });
      await goOn();

      await load.stop();
      const histories = await orders.stop();
      expect(load.failures).toEqual([]);
      expect(proxy.failures).toEqual([]);
      expect(Object.keys(countAnswers(histories))).toEqual(["acknowledged"]);
      expect([...proxy.sent.values()].every((count) => count > STEPS)).toBe(true);
      expect(await old.terminate()).toEqual({ code: 0, signal: null });
    }, 300_000);
  },
);
