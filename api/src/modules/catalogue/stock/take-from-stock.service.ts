import { UNITS_HELD_BACK } from "@shop/shared/stock";
import { columns, integer, text, uuid, type RowOf } from "../../../data/columns";
import { command, execute, rows, statement } from "../../../data/rows";
import type { RequestContext } from "../../../context/context";
import { NotFound } from "../../../errors";
import { isUuid } from "../../../data/uuid";
import { InsufficientStock } from "./insufficient-stock.error";
import { findProduct } from "../find-product.service";

const takenColumns = columns({
  id: uuid("id"),
  name: text("name"),
  priceCents: integer("price_cents"),
  image: text("image"),
  countInStock: integer("count_in_stock"),
});

/** A product whose units were taken, with its price in cents and the units that are left. */
export type TakenProduct = RowOf<typeof takenColumns>;

const take = statement(
  takenColumns,
  `update products set count_in_stock = count_in_stock - $2
    where id = $1 and archived_at is null and count_in_stock - $2 >= ${UNITS_HELD_BACK}
    returning ${takenColumns.sql}`,
);

/**
 * Takes units from stock and returns the product with its current price. Throws InsufficientStock if too few are left,
 * NotFound for an unknown product. Of two concurrent orders the second waits for the first.
 */
export async function takeFromStock(
  ctx: RequestContext,
  id: string,
  quantity: number,
): Promise<TakenProduct> {
  const [taken] = isUuid(id) ? await rows(ctx.db, take, [id, quantity]) : [];
  if (taken) return taken;
  const product = await findProduct(ctx, id);
  if (!product) throw new NotFound("product");
  throw new InsufficientStock(product.countInStock);
}

/** Whether nothing more of a product can be sold. */
export const isSoldOut = ({ countInStock }: Pick<TakenProduct, "countInStock">): boolean =>
  countInStock <= UNITS_HELD_BACK;

const giveBack = command("update products set count_in_stock = count_in_stock + $2 where id = $1");

/** Returns the units of a cancelled order to stock, also of a product that is no longer sold. */
export async function returnToStock(ctx: RequestContext, id: string, quantity: number): Promise<void> {
  await execute(ctx.db, giveBack, [id, quantity]);
}
