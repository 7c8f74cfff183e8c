import { rows, statement } from "../../../data/rows";
import type { RequestContext } from "../../../context/context";
import { NotFound } from "../../../errors";
import { isUuid } from "../../../data/uuid";
import type { Product } from "../product.entity";
import { productColumns } from "../list/list-products.service";
import { InsufficientStock } from "./insufficient-stock.error";
import { findProduct } from "../find-product.service";

/** Units of a product that are never sold: an order is refused where countInStock <= qty (D-03). */
export const UNITS_HELD_BACK = 1;

const take = statement(
  `update products set count_in_stock = count_in_stock - $2
    where id = $1 and archived_at is null and count_in_stock - $2 >= ${UNITS_HELD_BACK}
    returning ${productColumns}`,
);

/**
 * Takes units from stock and returns the product as it is sold now. Throws InsufficientStock where too few are left,
 * NotFound where there is no such product. Of two buyers at once the second waits for the first.
 */
export async function takeFromStock(ctx: RequestContext, id: string, qty: number): Promise<Product> {
  const [taken] = isUuid(id) ? await rows<Product>(ctx.db, take, [id, qty]) : [];
  if (taken) return taken;
  const product = await findProduct(ctx, id);
  if (!product) throw new NotFound("product");
  throw new InsufficientStock(product.countInStock);
}

const giveBack = statement("update products set count_in_stock = count_in_stock + $2 where id = $1");

/** Returns the units of a cancelled order to stock, also of a product that is no longer sold. */
export async function returnToStock(ctx: RequestContext, id: string, qty: number): Promise<void> {
  await rows(ctx.db, giveBack, [id, qty]);
}
