import type { LimitName } from "./limit-rules";
import type { Quota } from "../errors";

/** The limits of the caller of one request. */
export interface CallerLimits {
  /** Consumes points of a limit and returns its quota; throws RateLimited if too few are left. Null if the caller isn't limited. */
  consume(limit: LimitName, points?: number): Promise<Quota | null>;
  /**
   * Runs expensive work, such as a search, once this caller has a free slot. Work with equal keys counts once; without a key it
   * counts separately. Throws RateLimited if the wait would be too long.
   */
  enqueue<T>(work: () => Promise<T>, key?: string): Promise<T>;
}

/** No limits: for the shop's own rendering of pages, and with RATE_LIMITS=off. */
export const unlimited: CallerLimits = { consume: () => Promise.resolve(null), enqueue: (work) => work() };
