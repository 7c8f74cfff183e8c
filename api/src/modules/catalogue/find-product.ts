import { lookUp, lookupOf } from "../../data/shared-lookups";
import type { RequestContext } from "../../context/context";
import { isUuid } from "../../data/uuid";
import type { Product } from "./product.entity";
import { seesDrafts } from "./see-drafts";
import { columnsFor } from "./product-columns";

const soldWith = (details: boolean) =>
  lookupOf(columnsFor(details), "products", "id", "and archived_at is null");
const complete = soldWith(true);
const withoutDetails = soldWith(false);

/**
 * Finds a product for sale; returns null if there is none. Admins find drafts too. `details` can be false if no field
 * of `DETAIL_FIELDS` is read.
 */
export async function findProduct(ctx: RequestContext, id: string, details = true): Promise<Product | null> {
  if (!isUuid(id)) return null;
  const product = await lookUp(ctx, details ? complete : withoutDetails, id.toLowerCase());
  if (!product || (product.draft && !(await seesDrafts(ctx)))) return null;
  return product;
}
