import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import type { RequestContext } from "../../../../context/context";
import { command, execute } from "../../../../data/rows";
import { recordAction } from "../../../audit/record-action";
import type { CategoryNode } from "../category-tree";
import { announceCategories } from "./announce-categories";
import type { EditCategoryInput } from "./category.input";
import { changedSeoTexts } from "../../search-engines/seo-texts";
import { readSearchTexts } from "../../search-engines/category-texts";
import { changeCategories, getCategory } from "./change-categories";
import { checkNames, childrenOf } from "./check-place";
import { setAttributes } from "./set-attributes";

const update = command("update categories set name = $2, seo_title = $3, seo_description = $4 where id = $1");

/** A text for search engines as it is stored; undefined leaves it unchanged. */
const withInput = (before: string | null, input: string | null | undefined): string | null =>
  input === undefined ? before : input && cleanName(input);

/**
 * Changes a category's name, its own attributes and its texts for search engines; does nothing if they are unchanged. Throws NotFound, and
 * BadUserInput for the name of a sibling or an unknown attribute. Products keep their values.
 */
export function editCategory(
  ctx: RequestContext,
  id: string,
  input: EditCategoryInput,
): Promise<CategoryNode> {
  return changeCategories(ctx, async (tx, tree) => {
    const before = getCategory(tree, id);
    const name = input.name ? cleanName(input.name) : before.name;
    const attributes = input.attributes ?? before.attributeSlugs;
    const texts = await readSearchTexts(tx, before.id);
    const seoTitle = withInput(texts.seoTitle, input.seoTitle);
    const seoDescription = withInput(texts.seoDescription, input.seoDescription);
    const changed = changesBetween(before, name, attributes);
    const detail = [changed, ...changedSeoTexts(texts, { seoTitle, seoDescription })]
      .filter(Boolean)
      .join("; ");
    if (!detail) return before.id;
    checkNames(childrenOf(tree, before.parent), { ...before, name });
    await execute(tx.db, update, [before.id, name, seoTitle, seoDescription]);
    await setAttributes(tx, before.id, attributes);
    await announceCategories(tx, [before.id]);
    await recordAction(tx, "EDIT_CATEGORY", { id: before.id, name }, detail);
    return before.id;
  });
}

/** The audit's detail; null if nothing changes. */
function changesBetween(before: CategoryNode, name: string, attributes: readonly string[]): string | null {
  const added = attributes.filter((slug) => !before.attributeSlugs.includes(slug));
  const removed = before.attributeSlugs.filter((slug) => !attributes.includes(slug));
  const { factNames, categoryDetails: texts } = serverTexts().auditDetails;
  const changes = [
    before.name !== name && `${factNames.name} ${before.name} → ${name}`,
    added.length > 0 && texts.with([...new Set(added)].join(", ")),
    removed.length > 0 && texts.without(removed.join(", ")),
  ];
  return changes.filter(Boolean).join("; ") || null;
}
