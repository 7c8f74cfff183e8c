import { openDatabase, embeddedDatabaseUrl } from "../support/database-client";
import { countAnswers } from "../support/order-consistency";
import { OrderLoad } from "../support/order-load";
import { isLongRun } from "../../support/needs";
import { ShopProcess } from "../support/shop-process";

const KILLS = isLongRun ? 20 : 2;

it(
  `loses and doubles no order while the shop is killed ${KILLS} times, and leaves no process behind`,
  async () => {
    let shop = await ShopProcess.start();
    const { dataDir } = shop.settings;
    const db = () => openDatabase(embeddedDatabaseUrl(dataDir)); // on another port after each start
    const load = await OrderLoad.start(db(), { url: shop.url });
    for (let kill = 0; kill < KILLS; kill += 1) {
      await load.further(100);
      await shop.kill();
      shop = await shop.startAgain();
    }
    await load.further(100);
    const histories = await load.stop();
    const { acknowledged, ...others } = countAnswers(histories);
    expect(acknowledged).toBeGreaterThan((KILLS + 1) * 100);
    expect(["unanswered", "unavailable"]).toEqual(expect.arrayContaining(Object.keys(others)));
    expect(await load.inconsistencies(db())).toEqual([]);
    expect(await shop.terminate()).toEqual({ code: 0, signal: null });
  },
  KILLS * 30_000 + 240_000,
);
