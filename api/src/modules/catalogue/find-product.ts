import { perObject } from "../../data/per-database";
import { lookUp, lookupOf } from "../../data/shared-lookups";
import type { RequestContext } from "../../context/context";
import type { Columns } from "../../data/columns";
import { isUuid } from "../../data/uuid";
import { columnsWithGroup } from "./groups/read-groups";
import type { Product } from "./product.entity";
import { seesDrafts } from "./see-drafts";
import { columnsFor } from "./product-columns";

/** The lookup of sold products with these columns. */
const soldWith = perObject((columns: Columns<Product>) =>
  lookupOf(columns, "products", "id", "and archived_at is null"),
);

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
