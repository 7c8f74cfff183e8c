import { orderTotalsAt, embeddedDatabaseUrl, postmasterPid, type OrderTotals } from "../support/order-totals";
import { long } from "../support/length";
import { countAnswers } from "../support/expect-consistent-stock";
import { OrderLoad } from "../support/order-load";
import { ShopProcess } from "../support/shop-process";

const KILLS = long ? 10 : 2;

/** The whole server at one time; at another a single connection in the middle of its work, which makes the server drop all. */
async function killDatabase(turn: number, dataDir: string, books: OrderTotals): Promise<void> {
  if (turn % 2 === 0) return void process.kill(postmasterPid(dataDir), "SIGKILL");
  const [connection] = await books.sql<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'shop' order by state = 'active' desc limit 1",
  );
  process.kill(connection?.pid as number, "SIGKILL");
}

it(
  `loses and doubles no order while PostgreSQL is killed ${KILLS} times, and stays up itself`,
  async () => {
    const shop = await ShopProcess.start();
    const { dataDir } = shop.settings;
    const books = orderTotalsAt(embeddedDatabaseUrl(dataDir)); // the port stays the same
    const load = await OrderLoad.start(books, { url: shop.url });
    for (let turn = 0; turn < KILLS; turn += 1) {
      await load.further(100);
      await killDatabase(turn, dataDir, books);
      await load.further(1);
      await shop.ready();
    }
    await load.further(100);
    const histories = await load.stop();
    const { acknowledged, ...others } = countAnswers(histories);
    expect(acknowledged).toBeGreaterThan((KILLS + 1) * 100);
    expect(Object.keys(others)).toEqual(["unavailable"]);
    const unavailable = histories.flatMap(({ answers }) =>
      answers.filter(({ kind }) => kind === "unavailable"),
    );
    expect(unavailable).not.toContainEqual(expect.objectContaining({ retryAfter: undefined }));
    expect(await load.faults(books)).toEqual([]);
    expect(await shop.terminate()).toEqual({ code: 0, signal: null });
  },
  KILLS * 15_000 + 60_000,
);
