import type { LogPosition } from "./log-position";

interface Sample {
  position: LogPosition;
  /** By this process's monotonic clock, in ms. */
  at: number;
}

/** The lag of a replica. */
export interface Lag {
  ms: number;
  /** False if the replica has replayed none of the known positions: its lag is more than `ms`. */
  known: boolean;
}

/**
 * The primary's log positions, with the times at which this process saw them. The lag of a replica is the time between the newest
 * position that it has replayed and the newest known one. This depends on no server's clock, and an idle primary causes no lag.
 */
export class PrimaryHistory {
  private samples: Sample[] = [];

  /** Positions are forgotten after `keepMs`. */
  constructor(private readonly keepMs: number) {}

  /** Adds the primary's current position. A position before the last one starts a new history: another server is the primary. */
  add(position: LogPosition, at: number): void {
    const last = this.samples.at(-1);
    if (last?.position === position) return void (last.at = at);
    if (last && position < last.position) this.samples = [];
    this.samples.push({ position, at });
    this.samples = this.samples.filter((sample) => at - sample.at <= this.keepMs);
  }

  /** Forgets all positions of the primary. */
  clear(): void {
    this.samples = [];
  }

  /** The lag of a replica that has replayed the log up to a position; undefined without positions of the primary. */
  lagOf(replayed: LogPosition): Lag | undefined {
    const [oldest, newest] = [this.samples[0], this.samples.at(-1)];
    if (!oldest || !newest) return undefined;
    const reached = this.samples.findLast(({ position }) => position <= replayed);
    return { ms: newest.at - (reached ?? oldest).at, known: reached !== undefined };
  }
}
