import { rows, statement } from "../../data/rows";
import type { RequestContext } from "../../context/context";
import { isUuid } from "../../data/uuid";
import type { Batch } from "../../context/loaders";
import type { Product } from "./product.entity";
import { productColumns } from "./product-columns";

const byId = statement(
  productColumns,
  `select ${productColumns.sql} from products where id = $1 and archived_at is null`,
);

/** A product that is for sale, or null. */
export async function findProduct(ctx: RequestContext, id: string): Promise<Product | null> {
  if (!isUuid(id)) return null;
  const [product] = await rows(ctx.db, byId, [id]);
  return product ?? null;
}

const byIds = statement(
  productColumns,
  `select ${productColumns.sql} from products where id = any($1) and archived_at is null`,
);

/** The products of these ids that are still for sale, read together by one request's loaders. */
export const productsById: Batch<Product> = async ({ db }, ids) =>
  new Map((await rows(db, byIds, [ids])).map((product) => [product.id, product]));
