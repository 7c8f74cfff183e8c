import { requireViewer, type RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";
import type { AuditedAction } from "./audit-action.enum";

/** The target of an action. */
export interface AuditTarget {
  id: string;
  name: string;
}

const insert = command(
  "insert into audit_entries (actor_id, actor, action, target_id, target, detail) values ($1, $2, $3, $4, $5, $6)",
);

/**
 * Records an action of the viewer, with a detail if the action alone doesn't say what changed. Call it in the transaction
 * of the action, so that both are committed or neither.
 */
export async function recordAction(
  ctx: RequestContext,
  action: AuditedAction,
  target: AuditTarget,
  detail: string | null = null,
): Promise<void> {
  const { id, email } = requireViewer(ctx);
  await execute(ctx.db, insert, [id, email, action, target.id, target.name, detail]);
}

/** Records an action from the command line, where nobody is signed in. */
export async function recordCommand(
  { db }: Pick<RequestContext, "db">,
  action: AuditedAction,
  target: AuditTarget,
): Promise<void> {
  await execute(db, insert, [null, "command line", action, target.id, target.name, null]);
}

/** Records that a user lost the admin's role because a sign-in proved their email to be another account's (D-24). */
export async function recordLostRole(
  { db }: Pick<RequestContext, "db">,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const detail = "The email was verified by another account.";
  await execute(db, insert, [null, "sign-in", "REVOKE_ADMIN", id, email, detail]);
}
