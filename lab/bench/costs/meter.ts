import type { Cost } from "../../capacity/measured-costs";
import { cpuSeconds } from "../figures/cpu-time";
import type { Database } from "../fill-database";
import type { Answer } from "../generator/answer";

/** Whose processor time is read: processes with all below them. */
export interface Metered {
  database: Database;
  /** The shop's process, or a worker's. */
  shopPid: number;
  postgresPid: number;
}

/** What a span of time has cost. `seconds` is how long it took. */
export interface Spent {
  seconds: number;
  /** Processor seconds. */
  shop: number;
  database: number;
  /** Log of PostgreSQL, in bytes. */
  wal: number;
}

/** Measures what everything costs from now on; the returned function returns it. */
export async function startMeter({ database, shopPid, postgresPid }: Metered): Promise<() => Promise<Spent>> {
  const wal = async () => {
    const [row] = await database.query<{ bytes: string }[]>(
      "select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes",
    );
    return Number(row?.bytes);
  };
  const read = async () => ({
    wal: await wal(),
    at: performance.now() / 1_000,
    shop: secondsOf(shopPid),
    database: secondsOf(postgresPid),
  });
  const before = await read();
  return async () => {
    const after = await read();
    return {
      seconds: after.at - before.at,
      shop: after.shop - before.shop,
      database: after.database - before.database,
      wal: after.wal - before.wal,
    };
  };
}

/** The processor seconds of a process and all below it; throws without /proc. */
export function secondsOf(pid: number): number {
  const seconds = cpuSeconds(pid);
  if (seconds === undefined) throw new Error("Processor time can only be read on Linux.");
  return seconds;
}

/** The bytes of an answer on the wire, without the framing of chunks. */
export const bytesOf = ({ head, body }: Answer): number => head.length + "\r\n\r\n".length + body.length;

/** What each of `count` requests cost, beside what the processes do anyway. */
export function costOfEach(spent: Spent, count: number, bytes: number, idle: Idle): Cost {
  const each = (seconds: number, idleSeconds: number) =>
    Math.max(0, Math.round(((seconds - idleSeconds * spent.seconds) / count) * 1e6));
  return {
    shop: each(spent.shop, idle.shop),
    database: each(spent.database, idle.database),
    bytes: Math.round(bytes / count),
    wal: Math.round(spent.wal / count),
  };
}

/** Processor seconds per second of processes with nothing to do. */
export interface Idle {
  shop: number;
  database: number;
}
