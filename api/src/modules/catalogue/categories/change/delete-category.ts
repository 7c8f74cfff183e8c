import { serverTexts } from "@shop/shared/messages/server";
import type { RequestContext } from "../../../../context/context";
import { command, execute } from "../../../../data/rows";
import { Conflict } from "../../../../errors";
import { recordAction } from "../../../audit/record-action";
import { namePathOf } from "../category-tree";
import { refuseIfUsed } from "../../taxonomy/count-uses";
import { announceDeletedCategory } from "./announce-categories";
import { whileTreeIsLocked } from "./change-categories";

/** Deleted products stay in the books (D-09), which don't need their category. */
const clear = command(
  "update products set category_id = null where category_id = $1 and archived_at is not null",
);
const remove = command("delete from categories where id = $1");

/**
 * Deletes a category. Returns 1, or 0 if it doesn't exist; throws Conflict while it has products or subcategories, or
 * while a tax rate or discount code uses it.
 */
export function deleteCategory(ctx: RequestContext, id: string): Promise<number> {
  return whileTreeIsLocked(ctx, async (tx, tree) => {
    const category = tree.find(id);
    if (!category) return 0;
    const { length } = category.children;
    if (length > 0) throw new Conflict(serverTexts().adminRefusals.catalogueRefusals.hasCategories(length));
    await refuseIfUsed(tx, "category", category.id);
    await announceDeletedCategory(tx, category.id);
    await execute(tx.db, clear, [category.id]);
    await execute(tx.db, remove, [category.id]);
    await recordAction(
      tx,
      "DELETE_CATEGORY",
      category,
      category.parent && serverTexts().auditDetails.categoryDetails.in(namePathOf(category.parent, " › ")),
    );
    return 1;
  });
}
