import { taxonomyLimits } from "@shop/shared/taxonomy";
import { Conflict } from "../../../errors";

/** Throws Conflict if the shop has as many of them as it can. */
export function requireRoom(what: "categories" | "brands" | "attributes", count: number): void {
  const limit = taxonomyLimits[what];
  if (count >= limit) throw new Conflict(`A shop can have at most ${limit.toLocaleString("en-US")} ${what}.`);
}
