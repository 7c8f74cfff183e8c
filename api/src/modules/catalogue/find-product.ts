import { rows, statement } from "../../data/rows";
import { lookUp, type Lookup } from "../../data/shared-lookups";
import type { RequestContext } from "../../context/context";
import { isUuid } from "../../data/uuid";
import type { Product } from "./product.entity";
import { seesDrafts } from "./see-drafts";
import { columnsFor } from "./product-columns";

const lookupOf = (details: boolean): Lookup<Product> => {
  const columns = columnsFor(details);
  const byIds = statement(
    columns,
    `select ${columns.sql} from products where id = any($1) and archived_at is null`,
  );
  return async ({ db }, ids) =>
    new Map((await rows(db, byIds, [ids])).map((product) => [product.id, product]));
};

const complete = lookupOf(true);
const withoutDetails = lookupOf(false);

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
