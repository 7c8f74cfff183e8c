import { serverTexts } from "@shop/shared/messages/server";
import type { RequestContext } from "../../context/context";
import { requireActor, storedActor, type Actor } from "../../context/actor";
import { command, execute } from "../../data/rows";
import type { AuditAction } from "./audit-action.enum";

/** The target of an action. */
export interface AuditTarget {
  id: string;
  /** Never an email or a person's name: `userId` identifies the person (ADR-0060). */
  name: string;
  userId?: string;
}

/** A user as a target: the email is looked up for display. */
export const userTarget = (id: string): AuditTarget => ({ id, name: "", userId: id });

/** An action, its target, and a detail. */
export type AuditedEntry = [action: AuditAction, target: AuditTarget, detail?: string | null];

/** Records an action for a fixed actor: the viewer, or the command line. */
export type Recorder = (...entry: AuditedEntry) => Promise<void>;

/** Uses the time of the statement, because the transaction that began first may have to wait for another one's lock. */
const insert = command(
  `insert into audit_entries (done_at, actor_id, actor, api_key_id, action, target_id, target, target_user_id, detail)
    values (clock_timestamp(), $1, $2, $3, $4, $5, $6, $7, $8)`,
);

/**
 * Records an action of the viewer or program, with a detail if the action alone doesn't describe the change. Call it in
 * the transaction of the action, so that both are committed or neither.
 */
export async function recordAction(
  ctx: RequestContext,
  action: AuditAction,
  target: AuditTarget,
  detail: string | null = null,
): Promise<void> {
  await recordActionOf(ctx, requireActor(ctx), action, target, detail);
}

/**
 * Records an action like `recordAction`, but for another actor than the sender of the request: the command line, a
 * sign-in, the shop.
 */
export async function recordActionOf(
  { db }: Pick<RequestContext, "db">,
  by: Actor,
  action: AuditAction,
  target: AuditTarget,
  detail: string | null = null,
): Promise<void> {
  const { actor, userId, apiKeyId } = storedActor(by);
  const { id, name, userId: targetUserId = null } = target;
  await execute(db, insert, [userId, actor, apiKeyId, action, id, name, targetUserId, detail]);
}

/** Records that a sign-in gave a user the admin's role, or removed it (D-08, D-24). */
export async function recordSignIn(
  ctx: Pick<RequestContext, "db">,
  action: "MAKE_ADMIN" | "REVOKE_ADMIN",
  { id }: { id: string },
): Promise<void> {
  await recordActionOf(ctx, "sign-in", action, userTarget(id), reasons[action]());
}

const reasons = {
  MAKE_ADMIN: () => serverTexts().auditDetails.accessDetails.roleGranted,
  REVOKE_ADMIN: () => serverTexts().auditDetails.accessDetails.emailOfAnother,
};
