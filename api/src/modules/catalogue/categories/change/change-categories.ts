import { serverTexts } from "@shop/shared/messages/server";
import { inTransaction, type RequestContext } from "../../../../context/context";
import { command, execute, violatedConstraint } from "../../../../data/rows";
import { BadUserInput, Conflict, NotFound } from "../../../../errors";
import type { CategoryNode, CategoryTree } from "../category-tree";
import { readCategories } from "../read-categories";

/** Still allows reading categories and adding products to them. */
const lock = command("lock table categories in share row exclusive mode");

/**
 * Changes the tree, locked against concurrent changes, so that two changes together can't make a cycle or exceed a
 * limit. `work` receives the current tree and returns the id of the category it has changed.
 */
export async function changeCategories(
  ctx: RequestContext,
  work: (tx: RequestContext, tree: CategoryTree) => Promise<string>,
): Promise<CategoryNode> {
  return whileTreeIsLocked(ctx, async (tx, tree) => {
    const id = await work(tx, tree);
    return getCategory(await readCategories(tx), id);
  });
}

/** Runs `work` in a transaction, with the tree locked against concurrent changes. */
export async function whileTreeIsLocked<Result>(
  ctx: RequestContext,
  work: (tx: RequestContext, tree: CategoryTree) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(ctx, async (tx) => {
      await execute(tx.db, lock);
      return work(tx, await readCategories(tx));
    });
  } catch (error) {
    throw refusals[violatedConstraint(error) ?? ""]?.() ?? error;
  }
}

/** The errors for constraints that concurrent changes of products, attributes or settings may violate. */
const refusals: Record<string, () => Error> = {
  product_category: () => new Conflict(serverTexts().adminRefusals.catalogueRefusals.categoryAssigned),
  tax_rate_category: () => new Conflict(serverTexts().adminRefusals.catalogueRefusals.taxRateOfCategory),
  discount_category: () => new Conflict(serverTexts().adminRefusals.catalogueRefusals.discountOfCategory),
  category_attribute_attribute: () =>
    new BadUserInput([{ field: "attributes", message: serverTexts().fieldErrors.taxonomyErrors.attributes }]),
};

/** Finds a category by its id; throws NotFound. */
export function getCategory(tree: CategoryTree, id: string): CategoryNode {
  const found = tree.find(id);
  if (!found) throw new NotFound("category");
  return found;
}
