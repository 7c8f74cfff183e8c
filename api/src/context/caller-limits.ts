import type { Quota } from "../errors";

/** What is limited; `limits/rules.ts` says how often each may be done. */
export type LimitName =
  | "signIn"
  | "newAccount"
  | "order"
  | "idempotency"
  | "discountCode"
  | "review"
  | "account"
  | "newsletter"
  | "stockAlert"
  | "upload"
  | "reviewPhoto"
  | "export"
  | "search"
  | "api"
  | "page"
  | "sitemap";

/** The limits of the caller of one request. */
export interface CallerLimits {
  /** Consumes points of a limit, and says what is left of it; throws RateLimited if too few are. Null where nothing is limited. */
  consume(limit: LimitName, points?: number): Promise<Quota | null>;
  /**
   * Runs expensive work, such as a search, once little enough of this caller's runs. Work of equal keys counts once; without a key it
   * counts for itself. Throws RateLimited if it would wait too long.
   */
  enqueue<T>(work: () => Promise<T>, key?: string): Promise<T>;
}

/** No limits: for the shop's own rendering of pages, and with RATE_LIMITS=off. */
export const unlimited: CallerLimits = { consume: () => Promise.resolve(null), enqueue: (work) => work() };
