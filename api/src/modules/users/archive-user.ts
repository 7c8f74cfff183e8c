import { serverTexts } from "@shop/shared/messages/server";
import { inTransaction, type RequestContext } from "../../context/context";
import { IS_PAID_AND_OPEN } from "../order-conditions";
import type { RowOf } from "../../data/columns";
import { violatedConstraint, returning, rows, select, statement } from "../../data/rows";
import { Conflict, NotFound, Unauthenticated } from "../../errors";
import { recordAction, userTarget } from "../audit/record-action";
import { IS_OPEN, userColumns, UserTable } from "./user.entity";
import { columnsOf } from "../../data/tables";

const archivedColumns = columnsOf(UserTable, "id", "firebaseUid");
const archive = returning(
  archivedColumns,
  `update users set archived_at = now() where id = $1 and ${IS_OPEN} and not exists (
      select from orders where user_id = users.id and ${IS_PAID_AND_OPEN}
    )`,
);

const hold = statement(
  columnsOf(UserTable, "id"),
  `select id from users where id = any($1) and ${IS_OPEN} order by id for no key update`,
);

/**
 * Archives a user. Returns their Firebase uid, or null if they are unknown, leaving, or have paid, undelivered orders
 * (D-11). If two admins block each other concurrently, one of them is blocked, and that admin's call throws
 * Unauthenticated.
 */
export async function archiveUser(ctx: RequestContext, id: string): Promise<string | null> {
  const { viewer } = ctx;
  return inTransaction(ctx, async (tx) => {
    const held = await rows(tx.db, hold, [viewer ? [viewer.id, id] : [id]]);
    if (viewer && !held.some((user) => user.id === viewer.id)) throw new Unauthenticated();
    const [archived] = await rows(tx.db, archive, [id]);
    if (archived) await recordAction(tx, "DELETE_USER", userTarget(archived.id));
    return archived?.firebaseUid ?? null;
  });
}

const accountColumns = userColumns.with(columnsOf(UserTable, "firebaseUid").each);
const byId = select(accountColumns, "from users where id = $1 and deleted_at is null");
const restore = returning(
  accountColumns,
  `update users set archived_at = null, session_epoch = session_epoch + 1
    where id = $1 and archived_at is not null and deleted_at is null`,
);

/**
 * Restores a blocked user; `restored` is false if they weren't blocked. Throws NotFound for an unknown user, and
 * Conflict if another user now has their email.
 */
export async function restoreUser(
  ctx: RequestContext,
  id: string,
): Promise<{ user: RowOf<typeof accountColumns>; restored: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const [restored] = await rows(tx.db, restore, [id]).catch(refuseTakenEmail);
    if (restored) {
      await recordAction(tx, "UNBLOCK_USER", userTarget(restored.id));
      return { user: restored, restored: true };
    }
    const [known] = await rows(tx.db, byId, [id]);
    if (!known) throw new NotFound("user");
    return { user: known, restored: false };
  });
}

function refuseTakenEmail(error: unknown): never {
  if (violatedConstraint(error) !== "user_email") throw error;
  throw new Conflict(serverTexts().adminRefusals.accessRefusals.emailTaken);
}
