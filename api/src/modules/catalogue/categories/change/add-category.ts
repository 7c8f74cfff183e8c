import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import { taxonomyLimits } from "@shop/shared/taxonomy";
import type { RequestContext } from "../../../../context/context";
import { requireCapacity } from "../../../../errors";
import { returning, rows } from "../../../../data/rows";
import { recordAction } from "../../../audit/record-action";
import { seoTextsOf } from "../../search-engines/seo-texts";
import { chooseSlug } from "../../taxonomy/choose-slug";
import { type CategoryNode, namePathOf } from "../category-tree";
import { announceCategories } from "./announce-categories";
import type { AddCategoryInput } from "./category.input";
import { changeCategories } from "./change-categories";
import { checkNames, checkParent, childrenOf, getParent } from "./check-place";
import { setAttributes } from "./set-attributes";
import { columnsOf } from "../../../../data/tables";
import { CategoryTable } from "../category.entity";

const idColumn = columnsOf(CategoryTable, "id");
const insert = returning(
  idColumn,
  `insert into categories (parent_id, slug, name, seo_title, seo_description, position)
    select $1, $2, $3, $4, $5, coalesce(max(position), 0) + 1 from categories where parent_id is not distinct from $1`,
);

/**
 * Adds a category as the last child of its parent. Throws BadUserInput for an unknown parent or attribute, for the name
 * or slug of a sibling, and for a sixth level; Conflict if the shop has the maximum number of categories.
 */
export function addCategory(ctx: RequestContext, input: AddCategoryInput): Promise<CategoryNode> {
  const name = cleanName(input.name);
  const slug = chooseSlug({ name, slug: input.slug });
  return changeCategories(ctx, async (tx, tree) => {
    requireCapacity("categories", taxonomyLimits.categories, tree.all.length);
    const parent = getParent(tree, input.parent);
    checkParent(parent);
    checkNames(childrenOf(tree, parent), { name, slug });
    const [{ id }] = (await rows(tx.db, insert, [
      ...[parent?.id ?? null, slug, name],
      ...seoTextsOf(input),
    ])) as [{ id: string }];
    await setAttributes(tx, id, input.attributes ?? []);
    await announceCategories(tx, [id]);
    await recordAction(
      tx,
      "ADD_CATEGORY",
      { id, name },
      parent && serverTexts().auditDetails.categoryDetails.in(namePathOf(parent, " › ")),
    );
    return id;
  });
}
