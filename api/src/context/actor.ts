import type { RequestContext } from "./context";
import { Unauthenticated } from "../errors";
import { Role } from "./role";

/** A user, or a program with its key. */
interface Account {
  userId: string | null;
  apiKeyId: string | null;
  /** A user's email, or `Key 'Warehouse'`. */
  name: string;
}

/** Who did something: an account, or what stands for one in the audit and in the history of orders. */
export type Actor = Account | "customer" | "payment" | "system" | "command line" | "sign-in" | "shop";

/** The actor as it is stored: 'admin' and their id, or a name. Emails are looked up when they are shown (ADR-0060). */
export function storedActor(by: Actor): { actor: string; userId: string | null; apiKeyId: string | null } {
  if (typeof by === "string") return { actor: by, userId: null, apiKeyId: null };
  const { userId, apiKeyId, name } = by;
  return { actor: userId === null ? name : "admin", userId, apiKeyId };
}

/** The user or program that a guard has allowed; throws Unauthenticated if there is neither. */
export function requireActor({ program, viewer }: RequestContext): Account {
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
