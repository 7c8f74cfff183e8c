import type { ErrorCode } from "../../../../src/errors";
import { accessTo, type Access } from "../../../support/access";
import type { FieldRow } from "./fields";
import type { CallerName, Target } from "./world";

/**
 * The role of each caller. Blocked and deleted users count as visitors, and a program as an admin if its scope allows the
 * call.
 */
const standing: Record<CallerName, "unknown" | "customer" | "admin" | "program"> = {
  visitor: "unknown",
  blocked: "unknown",
  deleted: "unknown",
  A: "customer",
  B: "customer",
  demoted: "customer",
  admin: "admin",
  program: "program",
};

function refusalBy(
  { people, keys }: Pick<Access, "people" | "keys">,
  caller: CallerName,
): ErrorCode | undefined {
  const who = standing[caller];
  if (people === "Firebase ID token") return undefined;
  if (who === "program") return keys === "none" ? "FORBIDDEN" : undefined;
  if (people === "anyone" || people === "as its parent") return undefined;
  if (who === "unknown") return "UNAUTHENTICATED";
  return ["admin", "staff"].includes(people) && who !== "admin" ? "FORBIDDEN" : undefined;
}

/** The refusal of exchanging an ID token for a session: for callers without a token, and for programs. */
function refusalOfToken(caller: CallerName): ErrorCode | undefined {
  return refusalBy({ people: "signed in", keys: "none" }, caller);
}

/** Whether a caller may read other people's objects. */
const reachesAll = (caller: CallerName) => ["admin", "program"].includes(standing[caller]);

/** The expected result of a call: the code of a refusal, or undefined. */
export function expectedOf(
  { others, missing, byIdToken }: Pick<FieldRow, "others" | "missing" | "byIdToken">,
  rule: Access,
  caller: CallerName,
  target: Target,
): ErrorCode | undefined {
  const refusal = byIdToken ? refusalOfToken(caller) : refusalBy(rule, caller);
  if (refusal) return refusal;
  if (others && caller !== target && !reachesAll(caller)) return others;
  return target === "nobody" && missing !== "nothing" ? missing : undefined;
}

/**
 * The expected result of a path through the schema. A mutation is refused for any field on the path before it takes effect
 * (ADR-0006).
 */
export function expectedOfPath(
  row: FieldRow,
  fields: readonly string[],
  caller: CallerName,
  target: Target,
): ErrorCode | undefined {
  const [root = "", ...below] = fields;
  const onTheWay = refusalBelow(below, caller);
  const rule = accessTo(root);
  const atRoot = refusalBy(rule, caller);
  if (atRoot) return atRoot;
  if (root.startsWith("Mutation.") && onTheWay) return onTheWay;
  const found = !(target === "nobody" && row.missing);
  return expectedOf(row, rule, caller, target) ?? (found ? onTheWay : undefined);
}

/** The refusal by a field below the root field; undefined without one. */
function refusalBelow(below: readonly string[], caller: CallerName): ErrorCode | undefined {
  return below.map((field) => refusalBy(accessTo(field), caller)).find(Boolean);
}

/** A path up to the first field that refuses this caller; empty if every field allows the caller. */
export function refusedPart(fields: readonly string[], caller: CallerName): string[] {
  const at = fields.findIndex((field) => refusalBy(accessTo(field), caller));
  return fields.slice(0, at + 1);
}
