import { orderTotalsAt, embeddedDatabaseUrl } from "../support/order-totals";
import { countAnswers } from "../support/expect-consistent-stock";
import { OrderLoad } from "../support/order-load";
import { long } from "../support/length";
import { ShopProcess } from "../support/shop-process";

const KILLS = long ? 20 : 2;

it(
  `loses and doubles no order while the shop is killed ${KILLS} times, and leaves no process behind`,
  async () => {
    let shop = await ShopProcess.start();
    const { dataDir } = shop.settings;
    const books = () => orderTotalsAt(embeddedDatabaseUrl(dataDir)); // on another port after each start
    const load = await OrderLoad.start(books(), { url: shop.url });
    for (let kill = 0; kill < KILLS; kill += 1) {
      await load.further(100);
      await shop.kill();
      shop = await shop.startAgain();
    }
    await load.further(100);
    const histories = await load.stop();
    const { acknowledged, ...others } = countAnswers(histories);
    expect(acknowledged).toBeGreaterThan((KILLS + 1) * 100);
    expect(Object.keys(others)).toEqual(["unanswered"]);
    expect(await load.faults(books())).toEqual([]);
    expect(await shop.terminate()).toEqual({ code: 0, signal: null });
  },
  KILLS * 15_000 + 60_000,
);
