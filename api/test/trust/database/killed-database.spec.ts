import {
  openDatabase,
  embeddedDatabaseUrl,
  postmasterPid,
  type DatabaseClient,
} from "../support/database-client";
import { isLongRun } from "../../support/needs";
import { countAnswers } from "../support/order-consistency";
import { OrderLoad } from "../support/order-load";
import { ShopProcess } from "../support/shop-process";

const KILLS = isLongRun ? 10 : 2;

/**
 * Alternately kills the whole server, and a single connection in the middle of its work, which makes the server end all
 * connections.
 */
async function killDatabase(turn: number, dataDir: string, db: DatabaseClient): Promise<void> {
  if (turn % 2 === 0) return void process.kill(postmasterPid(dataDir), "SIGKILL");
  const [connection] = await db.sql<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'shop' order by state = 'active' desc limit 1",
  );
  process.kill(connection?.pid as number, "SIGKILL");
}

it(
  `loses and doubles no order while PostgreSQL is killed ${KILLS} times, and stays up itself`,
  async () => {
    const shop = await ShopProcess.start();
    const { dataDir } = shop.settings;
    const db = openDatabase(embeddedDatabaseUrl(dataDir)); // the port stays the same
    const load = await OrderLoad.start(db, { url: shop.url });
    for (let turn = 0; turn < KILLS; turn += 1) {
      await load.further(100);
      await killDatabase(turn, dataDir, db);
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
    expect(await load.inconsistencies(db)).toEqual([]);
    expect(await shop.terminate()).toEqual({ code: 0, signal: null });
  },
  KILLS * 30_000 + 240_000,
);
