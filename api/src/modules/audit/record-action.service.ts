import type { RequestContext } from "../../context/context";
import { requireActor } from "../../context/actor";
import { command, execute } from "../../data/rows";
import type { AuditedAction } from "./audit-action.enum";

/** The target of an action. */
export interface AuditTarget {
  id: string;
  /** Never an email or a person's name: `userId` says whom it concerns (ADR-0060). */
  name: string;
  userId?: string;
}

/** A user as a target: their email is looked up when the entry is shown. */
export const userTarget = (id: string): AuditTarget => ({ id, name: "", userId: id });

/** An action, its target, and a detail. */
export type AuditedEntry = [action: AuditedAction, target: AuditTarget, detail?: string | null];

/** Records an action in the name of whoever does it: of the viewer, or of the command line. */
export type Recorder = (...entry: AuditedEntry) => Promise<void>;

const insert = command(
  `insert into audit_entries (actor_id, actor, api_key_id, action, target_id, target, target_user_id, detail)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
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
  const actor = userId === null ? name : "admin";
  await execute(ctx.db, insert, [userId, actor, apiKeyId, ...valuesOf(action, target), detail]);
}

/** Records an action from the command line, where nobody is signed in. */
export async function recordCommand(
  { db }: Pick<RequestContext, "db">,
  action: AuditedAction,
  target: AuditTarget,
  detail: string | null = null,
): Promise<void> {
  await execute(db, insert, [null, "command line", null, ...valuesOf(action, target), detail]);
}

/** Records that the shop has switched a webhook off by itself. */
export async function recordDisabledWebhook(
  { db }: Pick<RequestContext, "db">,
  target: AuditTarget,
  reason: string,
): Promise<void> {
  await execute(db, insert, [null, "shop", null, ...valuesOf("DISABLE_WEBHOOK", target), reason]);
}

/** Records that a sign-in gave a user the admin's role, or took it from them (D-08, D-24). */
export async function recordSignIn(
  { db }: Pick<RequestContext, "db">,
  action: "MAKE_ADMIN" | "REVOKE_ADMIN",
  { id }: { id: string },
): Promise<void> {
  await execute(db, insert, [null, "sign-in", null, ...valuesOf(action, userTarget(id)), reasons[action]]);
}

const reasons = {
  MAKE_ADMIN: "The role had been granted to the email.",
  REVOKE_ADMIN: "The email was verified by another account.",
};

const valuesOf = (action: AuditedAction, { id, name, userId }: AuditTarget) => [
  action,
  id,
  name,
  userId ?? null,
];
