import type { LogPosition } from "./log-position";

interface Sample {
  position: LogPosition;
  /** By this process's monotonic clock, in ms. */
  at: number;
}

/** How far a replica is behind. */
export interface Lag {
  ms: number;
  /** False if it has replayed none of the known positions: then it is further behind than `ms`. */
  known: boolean;
}

/**
 * Where the primary's log was, and when this process saw it. The lag of a replica is the time between the newest position that
 * it has replayed and the newest one known. So no server's clock is asked, and a primary that nobody writes to makes no
 * replica lag.
 */
export class PrimaryHistory {
  private samples: Sample[] = [];

  /** Positions are forgotten after `keepMs`. */
  constructor(private readonly keepMs: number) {}

  /** Adds what the primary says now. A position before the last one begins a new history: another server is the primary. */
  add(position: LogPosition, at: number): void {
    const last = this.samples.at(-1);
    if (last?.position === position) return void (last.at = at);
    if (last && position < last.position) this.samples = [];
    this.samples.push({ position, at });
    this.samples = this.samples.filter((sample) => at - sample.at <= this.keepMs);
  }

  /** Begins again: nothing is known of the primary. */
  clear(): void {
    this.samples = [];
  }

  /** How far behind the primary a replica is that has replayed its log up to here; undefined if nothing is known of the primary. */
  lagOf(replayed: LogPosition): Lag | undefined {
    const [oldest, newest] = [this.samples[0], this.samples.at(-1)];
    if (!oldest || !newest) return undefined;
    const reached = this.samples.findLast(({ position }) => position <= replayed);
    return { ms: newest.at - (reached ?? oldest).at, known: reached !== undefined };
  }
}
