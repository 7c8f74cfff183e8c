import type { RequestContext } from "../../context/context";
import { requireActor } from "../../context/actor";
import { command, execute } from "../../data/rows";
import type { AuditedAction } from "./audit-action.enum";

/** The target of an action. */
export interface AuditTarget {
  id: string;
  name: string;
}

const insert = command(
  "insert into audit_entries (actor_id, actor, action, target_id, target, detail, api_key_id) values ($1, $2, $3, $4, $5, $6, $7)",
);

/**
 * Records an action of the viewer or program, with a detail if the action alone doesn't say what changed. Call it in the transaction
 * of the action, so that both are committed or neither.
 */
export async function recordAction(
  ctx: RequestContext,
  action: AuditedAction,
  target: AuditTarget,
  detail: string | null = null,
): Promise<void> {
  const { userId, apiKeyId, name } = requireActor(ctx);
  await execute(ctx.db, insert, [userId, name, action, target.id, target.name, detail, apiKeyId]);
}

/** Records an action from the command line, where nobody is signed in. */
export async function recordCommand(
  { db }: Pick<RequestContext, "db">,
  action: AuditedAction,
  target: AuditTarget,
): Promise<void> {
  await execute(db, insert, [null, "command line", action, target.id, target.name, null, null]);
}

/** Records that a user lost the admin's role because a sign-in proved their email to be another account's (D-24). */
export async function recordLostRole(
  { db }: Pick<RequestContext, "db">,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const detail = "The email was verified by another account.";
  await execute(db, insert, [null, "sign-in", "REVOKE_ADMIN", id, email, detail, null]);
}
