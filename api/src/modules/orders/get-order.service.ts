import { rows, statement } from "../../data/rows";
import { lookUp, type Lookup } from "../../data/shared-lookups";
import type { RequestContext } from "../../context/context";
import { mayManage } from "../../context/actor";
import { NotFound } from "../../errors";
import { isUuid } from "../../data/uuid";
import { orderColumns } from "./order-columns";
import type { Order } from "./order.entity";

const byIds = statement(orderColumns, `select ${orderColumns.sql} from orders where id = any($1)`);
const ordersById: Lookup<Order> = async ({ db }, ids) =>
  new Map((await rows(db, byIds, [ids])).map((order) => [order.id, order]));

/** The viewer's own order in any state, or any order for an admin or a program; throws NotFound for others, as for one that doesn't exist. */
export async function getOrder(ctx: RequestContext, id: string): Promise<Order> {
  const order = isUuid(id) ? await lookUp(ctx, ordersById, id.toLowerCase()) : undefined;
  if (order && mayManage(ctx, order.userId)) return order;
  throw new NotFound("order");
}
