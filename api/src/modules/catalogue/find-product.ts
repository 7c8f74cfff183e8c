import { lookUp, lookupOf, type Lookup } from "../../data/shared-lookups";
import type { RequestContext } from "../../context/context";
import type { Columns } from "../../data/columns";
import { isUuid } from "../../data/uuid";
import { columnsWithGroup } from "./groups/read-groups";
import type { Product } from "./product.entity";
import { seesDrafts } from "./see-drafts";
import { columnsFor } from "./product-columns";

const lookups = new Map<Columns<Product>, Lookup<Product>>();

/** The lookup of sold products with these columns. */
function soldWith(columns: Columns<Product>): Lookup<Product> {
  const known = lookups.get(columns) ?? lookupOf(columns, "products", "id", "and archived_at is null");
  lookups.set(columns, known);
  return known;
}

/**
 * Finds a product for sale; returns null if there is none. Admins find drafts too. `details` can be false if no field
 * of `DETAIL_FIELDS` is read; with `groups`, its group is read with it.
 */
export async function findProduct(
  ctx: RequestContext,
  id: string,
  details = true,
  groups = false,
): Promise<Product | null> {
  if (!isUuid(id)) return null;
  const columns = groups ? columnsWithGroup(ctx.db, details) : columnsFor(details);
  const product = await lookUp(ctx, soldWith(columns), id.toLowerCase());
  if (!product || (product.draft && !(await seesDrafts(ctx)))) return null;
  return product;
}
