import { inTransaction, type RequestContext } from "../../context/context";
import { actsForShop, mayManage, requireActor } from "../../context/actor";
import { columns, uuid } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { NotFound } from "../../errors";
import { isUuid } from "../../data/uuid";
import { recordAction } from "../audit/record-action.service";
import { lockUser } from "../users/lock-user.service";
import { closeUnpaidOrder } from "./close-unpaid-order.service";
import { auditTargetOf } from "./audit-target.service";
import type { Order } from "./order.entity";
import { refusalOf } from "./state/change-status.service";

/**
 * Cancels an unpaid order and returns its units to stock: the viewer's own, or any order for an admin or a program, which is recorded.
 * Throws NotFound for another customer's order, Conflict for one that is paid, delivered or cancelled.
 */
export async function cancelOrder(ctx: RequestContext, id: string): Promise<Order> {
  const actor = requireActor(ctx);
  const forShop = actsForShop(ctx);
  const customerId = await customerOf(ctx, id);
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, customerId); // first, as in placeOrder, so that the two can't deadlock
    const order = await closeUnpaidOrder(tx, id, { by: forShop ? actor : "customer" });
    if (!order) throw refusalOf("cancel");
    if (forShop) await recordAction(tx, "CANCEL_ORDER", auditTargetOf(order));
    return order;
  });
}

const customerColumn = columns({ userId: uuid("user_id") });
const customer = statement(customerColumn, `select ${customerColumn.sql} from orders where id = $1`);

/** The customer of the order; throws NotFound if the viewer may not cancel it. */
async function customerOf(ctx: RequestContext, id: string): Promise<string> {
  const [found] = isUuid(id) ? await rows(ctx.db, customer, [id]) : [];
  if (found && mayManage(ctx, found.userId)) return found.userId;
  throw new NotFound("order");
}
