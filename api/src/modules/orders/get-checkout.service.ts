import type { RequestContext } from "../../context/context";
import { mayManage } from "../../context/actor";
import type { Lookup } from "../../data/shared-lookups";
import { rows, statement } from "../../data/rows";
import { isUuid } from "../../data/uuid";
import { NotFound } from "../../errors";
import { type Checkout, checkoutColumns } from "./checkout.entity";
import { orderColumns } from "./order-columns";
import type { Order } from "./order.entity";

const byId = statement(checkoutColumns, `select ${checkoutColumns.sql} from checkouts where id = $1`);

/** The viewer's own checkout, or any for an admin or a program; throws NotFound for others, as for one that doesn't exist. */
export async function getCheckout(ctx: RequestContext, id: string): Promise<Checkout> {
  const [checkout] = isUuid(id) ? await rows(ctx.db, byId, [id]) : [];
  if (checkout && mayManage(ctx, checkout.userId)) return checkout;
  throw new NotFound("checkout");
}

const ofCheckouts = statement(
  orderColumns,
  `select ${orderColumns.sql} from orders where checkout_id = any($1) order by lower(product_name), id`,
);

/** The orders of each checkout, by product name. */
export const ordersOfCheckout: Lookup<Order[]> = async ({ db }, ids) => {
  const found = new Map<string, Order[]>(ids.map((id) => [id, []]));
  for (const order of await rows(db, ofCheckouts, [ids])) found.get(order.checkoutId as string)?.push(order);
  return found;
};
