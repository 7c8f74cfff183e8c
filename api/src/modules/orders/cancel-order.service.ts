import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { columns, uuid } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { NotFound } from "../../errors";
import { isUuid } from "../../data/uuid";
import { recordAction } from "../audit/record-action.service";
import { Role } from "../../context/role";
import { lockUser } from "../users/lock-user.service";
import { closeUnpaidOrder } from "./close-unpaid-order.service";
import { auditTargetOf } from "./order-columns";
import type { Order } from "./order.entity";
import { refusalOf } from "./state/change-status.service";

/**
 * Cancels an unpaid order and returns its units to stock: the viewer's own, or any order for an admin, which is recorded.
 * Throws NotFound for another customer's order, Conflict for one that is paid, delivered or cancelled.
 */
export async function cancelOrder(ctx: RequestContext, id: string): Promise<Order> {
  const { role, email } = requireViewer(ctx);
  const customerId = await customerOf(ctx, id);
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, customerId); // first, as in placeOrder, so that the two can't deadlock
    const by = role === Role.ADMIN ? email : "customer";
    const order = await closeUnpaidOrder(tx, id, { by });
    if (!order) throw refusalOf("cancel");
    if (role === Role.ADMIN) await recordAction(tx, "CANCEL_ORDER", auditTargetOf(order));
    return order;
  });
}

const customerColumn = columns({ userId: uuid("user_id") });
const customer = statement(customerColumn, `select ${customerColumn.sql} from orders where id = $1`);

/** The customer of the order; throws NotFound if the viewer may not cancel it. */
async function customerOf(ctx: RequestContext, id: string): Promise<string> {
  const viewer = requireViewer(ctx);
  const [found] = isUuid(id) ? await rows(ctx.db, customer, [id]) : [];
  if (found && (found.userId === viewer.id || viewer.role === Role.ADMIN)) return found.userId;
  throw new NotFound("order");
}
