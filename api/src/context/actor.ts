import type { RequestContext } from "./context";
import { Unauthenticated } from "../errors";
import { Role } from "./role";

/** Who answers for a change: a user, or a program with its key. */
export interface Actor {
  userId: string | null;
  apiKeyId: string | null;
  /** A user's email, or `Key 'Warehouse'`. */
  name: string;
}

/** The user or program that a guard has allowed; throws Unauthenticated if there is neither. */
export function requireActor({ program, viewer }: RequestContext): Actor {
  if (program) return { userId: null, apiKeyId: program.id, name: `Key '${program.name}'` };
  if (!viewer) throw new Unauthenticated();
  return { userId: viewer.id, apiKeyId: null, name: viewer.email };
}

/** Whether a guard has allowed the request on the shop's behalf: an admin's, or a program's with the scope. */
export function actsForShop({ program, viewer }: RequestContext): boolean {
  return program !== null || viewer?.role === Role.ADMIN;
}

/** Whether a guard has allowed what belongs to a customer: to that customer, or on the shop's behalf. */
export function mayManage(ctx: RequestContext, customerId: string): boolean {
  return actsForShop(ctx) || ctx.viewer?.id === customerId;
}
