import { inTransaction, type RequestContext } from "../../../context/context";
import { requireActor } from "../../../context/actor";
import { columns, integer, text, uuid } from "../../../data/columns";
import { rows, statement } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import { NotFound } from "../../../errors";
import { recordAction } from "../../audit/record-action.service";
import { listOrdersById } from "../../orders/list-orders/list-orders-by-id.service";
import { auditTargetOf } from "../../orders/audit-target.service";
import type { Order } from "../../orders/order.entity";
import { refundOrderState } from "../../orders/refund-order-state.service";
import { lockUser } from "../../users/lock-user.service";
import { addRefund } from "./add-refund.service";

const paidPart = columns({
  paymentId: uuid("payment_id"),
  orderId: uuid("order_id"),
  number: text("number"),
  amountCents: integer("payment_orders.amount_cents::integer"),
});
/** The payment that paid an order; another one may have come later and gone back. */
const partOfOrder = statement(
  paidPart,
  `select ${paidPart.sql} from payment_orders join payments on payments.id = payment_id join orders on orders.id = order_id
    where order_id = $1 and payments.status = 'PAID'
      and not exists (select from refunds where refunds.payment_id = payments.id and refunds.order_id = $1)`,
);

/**
 * Gives the whole payment of a paid order back, for an admin or a program, and returns its units to stock if `restock`. The provider gets it
 * from a job of the same transaction. An order that was paid by other means is booked alone. Throws NotFound, or Conflict for an
 * order that isn't paid or was refunded before.
 */
export async function refundOrder(ctx: RequestContext, id: string, restock: boolean): Promise<Order> {
  const by = requireActor(ctx);
  const [found] = isUuid(id) ? await listOrdersById(ctx, [id]) : [];
  if (!found) throw new NotFound("order");
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, found.userId); // first, as everywhere
    const [part] = await rows(tx.db, partOfOrder, [id]);
    const note = part ? {} : { note: "No online payment is on record: no money was sent." };
    const order = await refundOrderState(tx, id, { by, restock, ...note });
    if (part) await addRefund(tx, part.paymentId, part, "ADMIN");
    await record(tx, order, restock);
    return order;
  });
}

function record(tx: RequestContext, order: Order, restock: boolean): Promise<void> {
  const detail = restock ? "The units returned to stock." : "The units didn't return to stock.";
  return recordAction(tx, "REFUND_ORDER", auditTargetOf(order), detail);
}
