import type { RequestContext } from "./context";
import { Unauthenticated } from "../errors";
import type { Scope } from "./scope";

/** A user, or a program by its API key. */
interface Account {
  userId: string | null;
  apiKeyId: string | null;
  /** A user's email, or `Key 'Warehouse'`. */
  name: string;
}

/** The originator of a change: an account, or one of the sources named in the audit and in order histories. */
export type Actor = Account | "customer" | "payment" | "system" | "command line" | "sign-in" | "shop";

/** The stored form of an actor: 'admin' and the user's id, or a name. Emails are looked up for display (ADR-0060). */
export function storedActor(by: Actor): { actor: string; userId: string | null; apiKeyId: string | null } {
  if (typeof by === "string") return { actor: by, userId: null, apiKeyId: null };
  const { userId, apiKeyId, name } = by;
  return { actor: userId === null ? name : "admin", userId, apiKeyId };
}

/** The authorized user or program; throws Unauthenticated if there is none. */
export function requireActor({ program, viewer }: RequestContext): Account {
  if (program) return { userId: null, apiKeyId: program.id, name: `Key '${program.name}'` };
  if (!viewer) throw new Unauthenticated();
  return { userId: viewer.id, apiKeyId: null, name: viewer.email };
}

/** Whether an authorized request acts on the shop's behalf: a person or a program with the scope sent it. */
export function actsForShop({ program, viewer }: RequestContext, scope: Scope): boolean {
  return (program?.scopes ?? viewer?.permissions ?? []).includes(scope);
}

/** Whether the request was authorized for a customer's data: for that customer, or on the shop's behalf. */
export function mayManage(ctx: RequestContext, customerId: string, scope: Scope): boolean {
  return actsForShop(ctx, scope) || ctx.viewer?.id === customerId;
}
