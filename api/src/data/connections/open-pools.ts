import type { Pool } from "pg";

/** The state of a connection pool. */
export interface PoolState {
  /** The application name of its connections in pg_stat_activity. */
  name: string;
  total: number;
  idle: number;
  waiting: number;
  max: number;
}

const open = new Set<Pool>();

/** Lists a connected pool until it is ended. */
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
