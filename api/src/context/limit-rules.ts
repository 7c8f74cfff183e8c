import type { LimiterBounds } from "../limiter";

/** A rate limit. docs/configuration.md gives the reason of each figure. */
export interface Rule {
  /** The points that may be consumed in a period. */
  points: number;
  /** The length of the period, which starts with the first point consumed. */
  seconds: number;
  /** The subject of the rule: the address, or, with `caller`, the account of a signed-in caller. */
  by: "address" | "caller";
  /** Whether the rule is counted in the database if several processes serve the shop. Otherwise each process counts separately. */
  shared?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** All rate limits of the shop, far above the needs of a person, a program or an office behind one address. */
export const rules = {
  signIn: { points: 600, seconds: MINUTE, by: "address", shared: true },
  newAccount: { points: 1_000, seconds: HOUR, by: "address", shared: true },
  order: { points: 300, seconds: MINUTE, by: "caller", shared: true },
  idempotency: { points: 20_000, seconds: HOUR, by: "caller" },
  discountCode: { points: 600, seconds: MINUTE, by: "address", shared: true },
  review: { points: 300, seconds: HOUR, by: "caller", shared: true },
  account: { points: 120, seconds: HOUR, by: "caller", shared: true },
  newsletter: { points: 60, seconds: HOUR, by: "address", shared: true },
  stockAlert: { points: 60, seconds: HOUR, by: "caller", shared: true },
  message: { points: 20, seconds: HOUR, by: "caller", shared: true },
  upload: { points: 300, seconds: MINUTE, by: "caller", shared: true },
  reviewPhoto: { points: 30, seconds: HOUR, by: "caller", shared: true },
  return: { points: 60, seconds: HOUR, by: "caller", shared: true },
  export: { points: 60, seconds: MINUTE, by: "caller", shared: true },
  search: { points: 600, seconds: MINUTE, by: "caller" },
  api: { points: 500_000, seconds: MINUTE, by: "caller" },
  page: { points: 1_200, seconds: MINUTE, by: "address" },
  sitemap: { points: 60, seconds: MINUTE, by: "address" },
} as const satisfies Record<string, Rule>;

/** The name of a rate limit. */
export type LimitName = keyof typeof rules;

/**
 * How much expensive work of one caller runs at once in a process. Each holds at most two connections, and the pool has six: two
 * remain for other callers.
 */
export const expensiveWork: LimiterBounds = { running: 2, waiting: 100, waitMs: 5_000 };
