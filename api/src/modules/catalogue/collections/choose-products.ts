import type { RequestContext } from "../../../context/context";
import { integer } from "../../../data/columns";
import type { ListOrder } from "../../../data/lists/keyset";
import { BadUserInput } from "../../../errors";
import { findBrand } from "../brands/read-brands";
import { checkFilter, type CheckedFilter } from "../filter/check-filter";
import { conditionsOf, type FilterCondition } from "../filter/filter-conditions";
import type { ProductFilter } from "../filter/product-filter.input";
import type { ChosenCollection } from "./read-collections";

/** How a list shows a collection: its conditions, and its own order, if it has one. */
export interface CollectionChoice {
  conditions: FilterCondition[];
  order: ListOrder | null;
}

const NOTHING: FilterCondition = { facet: "collection", sql: "false" };

/**
 * The conditions of a collection's products; appends their values to `values`. The ids of products chosen by hand are values, so that
 * cached counts end with a change of the collection, and PostgreSQL knows their number.
 */
export async function choiceOf(
  ctx: RequestContext,
  { productIds, rule }: Pick<ChosenCollection, "productIds" | "rule">,
  values: unknown[],
): Promise<CollectionChoice> {
  if (!rule) {
    const ids = `$${values.push(productIds ?? [])}::uuid[]`;
    const order: ListOrder = { keys: [integer(`array_position(${ids}, id)`)], direction: "asc" };
    return { conditions: [{ facet: "collection", sql: `id = any(${ids})` }], order };
  }
  const checked = await checkStored(ctx, rule);
  const conditions = checked ? conditionsOf(checked, values) : [NOTHING];
  return { conditions: conditions.map((condition) => ({ ...condition, facet: "collection" })), order: null };
}

/** Checks a stored rule. Null if what it names has been deleted since, so that it can't match a product. */
async function checkStored(ctx: RequestContext, rule: ProductFilter): Promise<CheckedFilter | null> {
  const brands = rule.brands ?? [];
  const found = await Promise.all(brands.map((slug) => findBrand(ctx, slug)));
  const known = brands.filter((_slug, at) => found[at]);
  if (brands.length > 0 && known.length === 0) return null;
  return checkFilter(ctx, { ...rule, brands: known }).catch((error: unknown) => {
    if (error instanceof BadUserInput) return null;
    throw error;
  });
}
