import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { waitUntil } from "../../../api/embedded/processes";
import type { Cost } from "../../capacity/measured-costs";
import { inShort } from "../../short";
import type { Database } from "../fill-database";
import { startMeter, type Metered } from "./meter";

const SECONDS = inShort(8, 0.5);
const START_TIMEOUT_MS = 60_000;
/** In which the worker compiles what its jobs run. */
const WARM_UP_MS = inShort(2_000, 0);
/** Fewer show too little. */
const FEWEST = inShort(50, 1);

/** The cost of a mail's job, from the queue to its file, while a worker does what the orders have left. Ends the worker. */
export async function measureMails(worker: ChildProcess, metered: Metered): Promise<Cost> {
  const { database } = metered;
  const queued = await jobsIn(database);
  await waitUntil(async () => (await jobsIn(database)) < queued, START_TIMEOUT_MS, 50);
  await wait(WARM_UP_MS);
  const waiting = await jobsIn(database);
  const readCosts = await startMeter({ ...metered, shopPid: worker.pid as number });
  await wait(SECONDS * 1_000);
  const spent = await readCosts();
  const done = waiting - (await jobsIn(database));
  if (done < FEWEST) throw new Error(`The worker did only ${done} jobs of ${waiting}.`);
  worker.kill("SIGTERM");
  await once(worker, "exit");
  const each = (total: number) => Math.round(total / done);
  return {
    shop: each(spent.shop * 1e6),
    database: each(spent.database * 1e6),
    bytes: 0,
    wal: each(spent.wal),
  };
}

async function jobsIn(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    "select count(*)::int as count from graphile_worker.jobs where attempts < max_attempts",
  );
  return row?.count ?? 0;
}
