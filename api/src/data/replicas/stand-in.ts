import type { DataSource } from "typeorm";

/** What serves reads that a replica can't. */
export interface StandIn {
  primary: DataSource;
  /** Whether the replica is worth asking: not while it is away. */
  isReachable(): boolean;
  /** A read has failed on the replica, and is repeated on the primary. */
  onRepeat(error: unknown): void;
}

const standIns = new WeakMap<DataSource, StandIn>();

/** Says what serves the reads that this replica can't. */
export function setStandIn(replica: DataSource, standIn: StandIn): void {
  standIns.set(replica, standIn);
}

/** What serves the reads that this replica can't; undefined for a primary. */
export function standInOf(database: DataSource): StandIn | undefined {
  return standIns.get(database);
}
