import { IS_OPEN } from "../../data/open-orders";
import { rows, statement } from "../../data/rows";
import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { NotFound } from "../../errors";
import { isUuid } from "../../data/uuid";
import { recordAction } from "../audit/audit.service";
import { Role } from "../../context/role";
import { auditTargetOf, orderColumns } from "./order-columns";
import type { Order } from "./order.entity";

export { cancelOrder } from "./cancel-order";
export { deliveredTo } from "./delivered";
export { KeyReused, placeOrder } from "./place-order/place-order";
export { listAllOrders, listMyOrders, listOrders, listOrdersOf } from "./list-orders/order-list";

const byId = statement(`select ${orderColumns} from orders where id = $1 and ${IS_OPEN}`);

/** The owner's order, or any for an admin; throws NotFound for anyone else's, as for one that doesn't exist. */
export async function getOrder(ctx: RequestContext, id: string): Promise<Order> {
  const viewer = requireViewer(ctx);
  const [order] = isUuid(id) ? await rows<Order>(ctx.db, byId, [id]) : [];
  if (order && (order.userId === viewer.id || viewer.role === Role.ADMIN)) return order;
  throw new NotFound("order");
}

const deliver = statement(
  `update orders set delivered_at = now() where id = $1 and ${IS_OPEN} returning ${orderColumns}`,
);

/** Marks an order delivered, which takes it out of every list (D-09): 1, or 0 where there is none. */
export async function deliverOrder(ctx: RequestContext, id: string): Promise<number> {
  if (!isUuid(id)) return 0;
  return inTransaction(ctx, async (tx) => {
    const [delivered] = await rows<Order>(tx.db, deliver, [id]);
    if (delivered) await recordAction(tx, "DELIVER_ORDER", auditTargetOf(delivered));
    return delivered ? 1 : 0;
  });
}
