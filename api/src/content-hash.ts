import { createHash } from "node:crypto";
import { BadUserInput } from "./errors";

/** Values are hashed to this depth; no input of the shop has this many levels. */
const MAX_DEPTH = 32;

/**
 * The SHA-256 of a request's content as JSON, whatever the order of its fields. It is stored with an idempotency key:
 * a repeat has the same hash. Throws BadUserInput if the content has more levels than any input.
 */
export const contentHash = (content: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(sorted(content, MAX_DEPTH)))
    .digest("hex");

/** The value with the fields of its objects sorted. */
function sorted(value: unknown, levels: number): unknown {
  if (value === null || typeof value !== "object") return value;
  if (levels === 0) throw new BadUserInput([{ field: "variables", message: "are nested too deep" }]);
  if (Array.isArray(value)) return value.map((inner) => sorted(inner, levels - 1));
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, inner]) => [name, sorted(inner, levels - 1)]);
}
