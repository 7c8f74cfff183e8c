import type { Pool } from "pg";

/** How many connections a pool has. */
export interface PoolState {
  /** What its connections are called in pg_stat_activity. */
  name: string;
  total: number;
  idle: number;
  waiting: number;
  max: number;
}

const open = new Set<Pool>();

/** Lists a pool that has connected, until it is ended. */
export function listPool(pool: Pool): void {
  open.add(pool);
}

export function unlistPool(pool: Pool): void {
  open.delete(pool);
}

/** The connection pools of this process. */
export const openPools = (): PoolState[] =>
  [...open].map(({ options, totalCount, idleCount, waitingCount }) => ({
    name: options.application_name ?? "unnamed",
    total: totalCount,
    idle: idleCount,
    waiting: waitingCount,
    max: options.max,
  }));
