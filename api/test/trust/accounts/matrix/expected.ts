import type { ErrorCode } from "../../../../src/errors";
import { callsOfFields, callsOfRoutes, openFields, type Who } from "../../../support/access-list";
import type { FieldRow } from "./fields";
import type { CallerName, Target } from "./world";

/** What somebody is, as far as roles go. Whoever was blocked or deleted is as unknown as a visitor. */
const standing: Record<CallerName, "unknown" | "customer" | "admin"> = {
  visitor: "unknown",
  blocked: "unknown",
  deleted: "unknown",
  A: "customer",
  B: "customer",
  demoted: "customer",
  admin: "admin",
};

/** Who may read a field, as the access list has it; throws for one that it doesn't name. */
function whoOfField(field: string): Who {
  const who = callsOfFields[field]?.who ?? (openFields.has(field) ? "anyone" : undefined);
  if (!who) throw new Error(`${field} has no row in api/test/support/access-list.ts`);
  return who;
}

/** Who may call a route, as the access list has it; throws for one that it doesn't name. */
export function whoOfRoute(route: string): Who {
  const who = callsOfRoutes[route]?.who;
  if (!who) throw new Error(`${route} has no row in api/test/support/access-list.ts`);
  return who;
}

function refusalBy(who: Who, caller: CallerName): ErrorCode | undefined {
  if (who === "anyone" || who === "Firebase ID token") return undefined;
  if (standing[caller] === "unknown") return "UNAUTHENTICATED";
  return who === "admin" && standing[caller] !== "admin" ? "FORBIDDEN" : undefined;
}

/** What the access list and the row want of one call: a code, or undefined where it is let through. */
export function expectedOf(
  { others, missing, byIdToken }: Pick<FieldRow, "others" | "missing" | "byIdToken">,
  who: Who,
  caller: CallerName,
  target: Target,
): ErrorCode | undefined {
  const byRole = refusalBy(byIdToken && standing[caller] === "unknown" ? "signed in" : who, caller);
  if (byRole) return byRole;
  if (others && caller !== target && standing[caller] !== "admin") return others;
  return target === "nobody" && missing !== "nothing" ? missing : undefined;
}

/** The same for a path through the schema. A mutation is refused for any field on it before it does anything. */
export function expectedOfPath(
  row: FieldRow,
  fields: readonly string[],
  caller: CallerName,
  target: Target,
): ErrorCode | undefined {
  const [root = "", ...below] = fields;
  const onTheWay = below.map((field) => refusalBy(whoOfField(field), caller)).find(Boolean);
  const who = whoOfField(root);
  const atRoot = refusalBy(who, caller);
  if (atRoot) return atRoot;
  if (root.startsWith("Mutation.") && onTheWay) return onTheWay;
  const found = !(target === "nobody" && row.missing);
  return expectedOf(row, who, caller, target) ?? (found ? onTheWay : undefined);
}
