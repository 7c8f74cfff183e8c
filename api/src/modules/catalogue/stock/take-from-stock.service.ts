import { UNITS_HELD_BACK } from "@shop/shared/stock";
import type { RequestContext } from "../../../context/context";
import { command, execute } from "../../../data/rows";
import { announceLowStock } from "../announce/announce-products.service";

const take = command(
  `update products set count_in_stock = count_in_stock - $2 where id = $1 and count_in_stock - $2 >= ${UNITS_HELD_BACK}`,
);

/** Takes units from stock for an order that exists; returns false, and takes none, if there are too few (D-03). */
export async function takeFromStock(ctx: RequestContext, id: string, quantity: number): Promise<boolean> {
  if (!(await execute(ctx.db, take, [id, quantity]))) return false;
  await announceLowStock(ctx, id, quantity);
  return true;
}
