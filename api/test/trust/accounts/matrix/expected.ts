import type { Scope } from "../../../../src/context/scope";
import type { ErrorCode } from "../../../../src/errors";
import { fieldAccess, routeAccess, type Access } from "../../../support/access-list";
import { openFields } from "../../../support/open-fields";
import { scopeOf } from "../../../support/scope-list";
import type { FieldRow } from "./field-row";
import type { CallerName, Target } from "./world";

/** The role of each caller. A blocked or deleted user is treated like a visitor, a program like an admin where a scope lets it in. */
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

/** Who may use a field or a route. */
interface Rule {
  who: Access;
  scope?: Scope | undefined;
}

/** Who may read a field, according to the access list; throws for an unlisted field. */
function accessOfField(field: string): Rule {
  const who = fieldAccess[field]?.who ?? (openFields.has(field) ? "anyone" : undefined);
  if (!who) throw new Error(`${field} has no row in api/test/support/access-list.ts`);
  return { who, scope: scopeOf(field) };
}

/** Who may call a route, according to the access list; throws for an unlisted route. */
export function accessOfRoute(route: string): Rule {
  const who = routeAccess[route]?.who;
  if (!who) throw new Error(`${route} has no row in api/test/support/access-list.ts`);
  return { who, scope: scopeOf(route) };
}

function refusalBy({ who, scope }: Rule, caller: CallerName): ErrorCode | undefined {
  if (who === "anyone" || who === "Firebase ID token") return undefined;
  if (standing[caller] === "program") return scope === undefined ? "FORBIDDEN" : undefined;
  if (standing[caller] === "unknown") return "UNAUTHENTICATED";
  return who === "admin" && standing[caller] !== "admin" ? "FORBIDDEN" : undefined;
}

/** Who exchanges an ID token for a session: nobody without one, and no program. */
function refusalOfToken(caller: CallerName): ErrorCode | undefined {
  return refusalBy({ who: "signed in" }, caller);
}

/** Whether a caller may reach what is somebody else's. */
const reachesAll = (caller: CallerName) => ["admin", "program"].includes(standing[caller]);

/** The expected result of a call: the code of a refusal, or undefined. */
export function expectedOf(
  { others, missing, byIdToken }: Pick<FieldRow, "others" | "missing" | "byIdToken">,
  rule: Rule,
  caller: CallerName,
  target: Target,
): ErrorCode | undefined {
  const refusal = byIdToken ? refusalOfToken(caller) : refusalBy(rule, caller);
  if (refusal) return refusal;
  if (others && caller !== target && !reachesAll(caller)) return others;
  return target === "nobody" && missing !== "nothing" ? missing : undefined;
}

/** The expected result of a path through the schema. A mutation is refused for any field on it before it does anything (ADR-0019). */
export function expectedOfPath(
  row: FieldRow,
  fields: readonly string[],
  caller: CallerName,
  target: Target,
): ErrorCode | undefined {
  const [root = "", ...below] = fields;
  const onTheWay = refusalBelow(below, caller);
  const rule = accessOfField(root);
  const atRoot = refusalBy(rule, caller);
  if (atRoot) return atRoot;
  if (root.startsWith("Mutation.") && onTheWay) return onTheWay;
  const found = !(target === "nobody" && row.missing);
  return expectedOf(row, rule, caller, target) ?? (found ? onTheWay : undefined);
}

/** The refusal by a field below the root field, if one refuses. */
function refusalBelow(below: readonly string[], caller: CallerName): ErrorCode | undefined {
  return below.map((field) => refusalBy(accessOfField(field), caller)).find(Boolean);
}

/** Whether only the root field of a path can refuse this caller. */
export const isOpenBelow = ([, ...below]: readonly string[], caller: CallerName) =>
  refusalBelow(below, caller) === undefined;
