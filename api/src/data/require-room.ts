import { Conflict } from "../errors";

/** Throws Conflict if the shop has as many of these as it can; `what` is what people call them. */
export function requireRoom(what: string, limit: number, count: number): void {
  if (count >= limit) throw new Conflict(`A shop can have at most ${limit.toLocaleString("en-US")} ${what}.`);
}
