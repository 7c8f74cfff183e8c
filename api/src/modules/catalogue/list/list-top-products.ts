import { rows, select } from "../../../data/rows";
import type { RequestContext } from "../../../context/context";
import type { Product } from "../product.entity";
import { firstOfGroup } from "./once-per-group";
import { productColumns } from "../product-columns";

const isInStock = "archived_at is null and not draft and count_in_stock > 0";
const top = select(
  productColumns,
  `from products where ${isInStock} and ${firstOfGroup(isInStock)} order by rating desc, id desc limit $1`,
);

/** The best rated products in stock (D-13); a group by its first variant in stock. */
export function listTopProducts(ctx: RequestContext, first: number): Promise<Product[]> {
  return rows(ctx.db, top, [first]);
}
