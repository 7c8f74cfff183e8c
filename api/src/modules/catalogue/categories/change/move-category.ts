import { serverTexts } from "@shop/shared/messages/server";
import type { RequestContext } from "../../../../context/context";
import { command, execute } from "../../../../data/rows";
import { BadUserInput } from "../../../../errors";
import { recordAction } from "../../../audit/record-action";
import { keepFormerPaths } from "../former-paths";
import { type CategoryNode, namePathOf } from "../category-tree";
import { announceCategories } from "./announce-categories";
import { changeCategories, getCategory } from "./change-categories";
import { checkNames, checkParent, childrenOf, getParent, type Parent } from "./check-place";

const place = command(
  `update categories set position = placed.position, parent_id = $2
    from unnest($1::uuid[]) with ordinality as placed (id, position)
    where categories.id = placed.id and (categories.position <> placed.position or parent_id is distinct from $2)`,
);

/** A category's new position: its parent (null: the top), and the sibling that follows it (null: none). */
export interface CategoryPlace {
  parent: string | null | undefined;
  before: string | null | undefined;
}

/**
 * Moves a category with its descendants, whose former paths lead to the new ones; does nothing if it is already there. Throws NotFound, and BadUserInput for an
 * unknown position, a position inside the category itself, a sixth level, or a new sibling with its name or slug.
 */
export function moveCategory(ctx: RequestContext, id: string, to: CategoryPlace): Promise<CategoryNode> {
  return changeCategories(ctx, async (tx, tree) => {
    const moved = getCategory(tree, id);
    const parent = getParent(tree, to.parent);
    checkParent(parent, moved);
    const siblings = childrenOf(tree, parent);
    checkNames(siblings, moved);
    const ids = insertBefore(siblings, moved, to.before);
    if (parent === moved.parent && siblings.every((sibling, at) => sibling.id === ids[at])) return moved.id;
    if (parent !== moved.parent) await keepFormerPaths(tx, moved);
    await execute(tx.db, place, [ids, parent?.id ?? null]);
    await announceCategories(tx, idsBelow(moved));
    await recordAction(tx, "MOVE_CATEGORY", moved, describe(moved, parent, siblings, ids));
    return moved.id;
  });
}

/** The ids of a category and its descendants. All of their paths change. */
const idsBelow = ({ id, children }: CategoryNode): string[] => [id, ...children.flatMap(idsBelow)];

/** The ids of the siblings, including the moved category. */
function insertBefore(
  siblings: readonly CategoryNode[],
  { id }: CategoryNode,
  before: string | null | undefined,
): string[] {
  const ids = siblings.map((sibling) => sibling.id).filter((each) => each !== id);
  if (before === null || before === undefined) return [...ids, id];
  const at = ids.indexOf(before.toLowerCase());
  if (at === -1)
    throw new BadUserInput([
      { field: "before", message: serverTexts().fieldErrors.taxonomyErrors.notSibling },
    ]);
  return ids.toSpliced(at, 0, id);
}

/** The audit's detail: the former and the new position. */
function describe(
  moved: CategoryNode,
  parent: Parent,
  siblings: readonly CategoryNode[],
  ids: readonly string[],
): string {
  const texts = serverTexts().auditDetails.categoryDetails;
  const place = (at: Parent) => (at ? namePathOf(at, " › ") : texts.top);
  if (parent !== moved.parent) return texts.moved(place(moved.parent), place(parent));
  return texts.place(place(parent), siblings.indexOf(moved) + 1, ids.indexOf(moved.id) + 1);
}
