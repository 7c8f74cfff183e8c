import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startReplica } from "../../../api/embedded/postgres/replica";
import { connect } from "../../../api/src/data/connections/connect";
import { maintenanceLimits } from "../../../api/src/data/connections/limits";
import { inShort } from "../../short";
import { runClosedLoop, type Load } from "../generator/closed-loop";
import { postgresPidOf } from "../servers";
import { secondsOf, startMeter } from "./meter";
import type { BenchShop } from "./prepare";

const SECONDS = inShort(4, 0.3);
const quiet = { info: () => undefined, warn: (message: string) => console.warn(message) };

/** What following the primary costs a replica under orders: µs of its processor for a megabyte of log. */
export async function measureReplay(shop: BenchShop, request: Load["request"]): Promise<number> {
  const { database, services, origin } = shop;
  await database.query("alter system set wal_keep_size = '1GB'");
  await database.query("select pg_reload_conf()");
  const dataDir = join(services.dataDir, "replica");
  const primary = { url: services.url, data: join(services.dataDir, "postgres/data") };
  const replica = await startReplica({ primary, name: "bench", dataDir, log: quiet });
  try {
    const following = await connect(replica.url, quiet, { limits: maintenanceLimits });
    const pid = (await postgresPidOf(following)) as number;
    const caughtUp = async () => {
      const [sent] = await database.query<{ lsn: string }[]>("select pg_current_wal_lsn() as lsn");
      const isBehind = async () => {
        const [row] = await following.query<{ behind: boolean }[]>(
          "select pg_last_wal_replay_lsn() < $1::pg_lsn as behind",
          [sent?.lsn],
        );
        return row?.behind;
      };
      while (await isBehind()) await wait(50);
    };
    await caughtUp();
    const before = secondsOf(pid);
    const readCosts = await startMeter({ database, shopPid: process.pid, postgresPid: pid });
    shop.load.renewTokens();
    await runClosedLoop({ origin, request }, SECONDS);
    await caughtUp();
    const { wal } = await readCosts();
    const microseconds = Math.round(((secondsOf(pid) - before) * 1e6) / (wal / 1e6));
    console.log(`a replica: ${microseconds} µs for a megabyte of log`);
    await following.destroy();
    return microseconds;
  } finally {
    await replica.stop();
  }
}
