import { rows, select } from "../../../data/rows";
import type { RequestContext } from "../../../context/context";
import type { Product } from "../product.entity";
import { productColumns } from "../product-columns";

const top = select(
  productColumns,
  `from products where archived_at is null and not draft and count_in_stock > 0
    order by rating desc, id desc limit $1`,
);

/** The best rated products in stock (D-13). */
export function listTopProducts(ctx: RequestContext, first: number): Promise<Product[]> {
  return rows(ctx.db, top, [first]);
}
