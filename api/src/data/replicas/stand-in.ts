import type { DataSource } from "typeorm";

/** Serves reads on the primary if a replica fails. */
export interface StandIn {
  primary: DataSource;
  /** Whether to try the replica: false while it is unreachable. */
  isReachable(): boolean;
  /** Called when a read has failed on the replica and is repeated on the primary. */
  onRepeat(error: unknown): void;
}

const standIns = new WeakMap<DataSource, StandIn>();

/** Sets the stand-in for a replica. */
export function setStandIn(replica: DataSource, standIn: StandIn): void {
  standIns.set(replica, standIn);
}

/** The stand-in for a replica; undefined for a primary. */
export function standInOf(database: DataSource): StandIn | undefined {
  return standIns.get(database);
}
