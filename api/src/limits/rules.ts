import type { LimitName } from "../context/caller-limits";

/** How often something may be done. docs/operations.md says why each figure is as it is. */
export interface Rule {
  /** What may be spent within the time. */
  points: number;
  /** The length of that time. It begins with the first point spent. */
  seconds: number;
  /** Whose points they are: the address's; or, with `caller`, the account's where the caller is signed in. */
  by: "address" | "caller";
  /** Counted in the database where several processes serve the shop. The others are counted by each process. */
  shared?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Every limit of the shop, far above what a person, a program or an office behind one address needs. */
export const rules = {
  signIn: { points: 600, seconds: MINUTE, by: "address", shared: true },
  newAccount: { points: 1_000, seconds: HOUR, by: "address", shared: true },
  order: { points: 300, seconds: MINUTE, by: "caller", shared: true },
  review: { points: 300, seconds: HOUR, by: "caller", shared: true },
  upload: { points: 300, seconds: MINUTE, by: "caller", shared: true },
  export: { points: 60, seconds: MINUTE, by: "caller", shared: true },
  search: { points: 600, seconds: MINUTE, by: "caller" },
  api: { points: 500_000, seconds: MINUTE, by: "caller" },
  page: { points: 1_200, seconds: MINUTE, by: "address" },
  sitemap: { points: 60, seconds: MINUTE, by: "address" },
} as const satisfies Record<LimitName, Rule>;
