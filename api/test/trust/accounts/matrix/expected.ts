import type { ErrorCode } from "../../../../src/errors";
import { fieldAccess, routeAccess, type Access } from "../../../support/access-list";
import { openFields } from "../../../support/open-fields";
import type { FieldRow } from "./field-row";
import type { CallerName, Target } from "./world";

/** The role of each caller. A blocked or deleted user is treated like a visitor. */
const standing: Record<CallerName, "unknown" | "customer" | "admin"> = {
  visitor: "unknown",
  blocked: "unknown",
  deleted: "unknown",
  A: "customer",
  B: "customer",
  demoted: "customer",
  admin: "admin",
};

/** Who may read a field, according to the access list; throws for an unlisted field. */
function accessOfField(field: string): Access {
  const who = fieldAccess[field]?.who ?? (openFields.has(field) ? "anyone" : undefined);
  if (!who) throw new Error(`${field} has no row in api/test/support/access-list.ts`);
  return who;
}

/** Who may call a route, according to the access list; throws for an unlisted route. */
export function accessOfRoute(route: string): Access {
  const who = routeAccess[route]?.who;
  if (!who) throw new Error(`${route} has no row in api/test/support/access-list.ts`);
  return who;
}

function refusalBy(who: Access, caller: CallerName): ErrorCode | undefined {
  if (who === "anyone" || who === "Firebase ID token") return undefined;
  if (standing[caller] === "unknown") return "UNAUTHENTICATED";
  return who === "admin" && standing[caller] !== "admin" ? "FORBIDDEN" : undefined;
}

/** The expected result of a call: the code of a refusal, or undefined. */
export function expectedOf(
  { others, missing, byIdToken }: Pick<FieldRow, "others" | "missing" | "byIdToken">,
  who: Access,
  caller: CallerName,
  target: Target,
): ErrorCode | undefined {
  const byRole = refusalBy(byIdToken && standing[caller] === "unknown" ? "signed in" : who, caller);
  if (byRole) return byRole;
  if (others && caller !== target && standing[caller] !== "admin") return others;
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
  const onTheWay = below.map((field) => refusalBy(accessOfField(field), caller)).find(Boolean);
  const who = accessOfField(root);
  const atRoot = refusalBy(who, caller);
  if (atRoot) return atRoot;
  if (root.startsWith("Mutation.") && onTheWay) return onTheWay;
  const found = !(target === "nobody" && row.missing);
  return expectedOf(row, who, caller, target) ?? (found ? onTheWay : undefined);
}
