import { cleanName } from "@shop/shared/text-rules";
import { changeMyNameSchema } from "@shop/shared/schemas/user";
import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { returning, rows } from "../../data/rows";
import { ChangeUncertain, Unauthenticated } from "../../errors";
import { parseInput } from "../../validation";
import { type User, userColumns, UserTable } from "./user.entity";
import { columnsOf } from "../../data/tables";

const renamedColumns = userColumns.with(columnsOf(UserTable, "firebaseUid").each);
const rename = returning(
  renamedColumns,
  "update users set name = $2, name_chosen = true where id = $1 and archived_at is null",
);

/**
 * Changes the viewer's name here and at Firebase, and returns their record. Later sign-ins keep it, whatever name
 * Firebase or Google has. Reviews and orders keep the name entered for them. If Firebase can't be reached, nothing
 * changes. If its answer is lost, the names may differ, which does no harm.
 */
export async function changeMyName(ctx: RequestContext, entered: string): Promise<User> {
  const viewer = requireViewer(ctx);
  const { name } = parseInput(changeMyNameSchema, { name: entered });
  await ctx.limits.consume("account");
  return inTransaction(ctx, async (tx) => {
    const [user] = await rows(tx.db, rename, [viewer.id, cleanName(name)]);
    if (!user) throw new Unauthenticated();
    await ctx.identity.firebase.rename(user.firebaseUid, cleanName(name)).catch(unlessUnknown);
    return { ...user, role: viewer.role };
  });
}

function unlessUnknown(error: unknown): void {
  if (!(error instanceof ChangeUncertain)) throw error;
}
