import { type RequestContext, inTransaction } from "../../context/context";
import { columns, uuid, integer, text } from "../../data/columns";
import { command, execute, rows, statement } from "../../data/rows";
import { addJob } from "../jobs/add-job";
import type { PaymentPart } from "./get-payments";
import { requireActor, type Actor } from "../../context/actor";
import { isUuid } from "../../data/uuid";
import { Conflict, NotFound } from "../../errors";
import { recordAction } from "../audit/record-action";
import { listOrdersById } from "../orders/get-orders";
import { auditTargetOf, noteEvent } from "../orders/change-status";
import type { Order } from "../orders/order.entity";
import { markRefunded } from "../orders/mark-refunded";
import { lockUser } from "../users/lock-user";
import { isRefundBlocked } from "./get-disputes";
import { findOwedRefund, type OwedRefund, type RefundReason } from "./get-refunds";

const idColumn = columns({ id: uuid("id") });
const retry = command(
  `update refunds set retried_at = now()
    where payment_id = $1 and order_id = $2 and failed_at is not null and paid_back_at is null and retried_at is null`,
);
const insert = statement(
  idColumn,
  `insert into refunds (payment_id, order_id, amount_cents, reason, done_at, paid_back_at)
    values ($1, $2, $3, $4, case when $4 = 'PROVIDER' or $5 then now() end, case when $5 then now() end)
    returning ${idColumn.sql}`,
);

/**
 * Records that an order's part of a payment goes back, and has the provider do it, unless the provider reported it or the customer
 * has it by other means (`paidBack`). It replaces a refund of the same money that failed. Returns the refund's id. Call it in the
 * transaction that changes the order.
 */
export async function addRefund(
  tx: Pick<RequestContext, "db" | "requestId">,
  paymentId: string,
  { orderId, number, amountCents }: PaymentPart,
  reason: RefundReason,
  { paidBack = false } = {},
): Promise<string> {
  await execute(tx.db, retry, [paymentId, orderId]);
  const [refund] = await rows(tx.db, insert, [paymentId, orderId, amountCents, reason, paidBack]);
  const { id } = refund as { id: string };
  if (reason !== "PROVIDER" && !paidBack)
    await addJob(tx, "send-refund", { refundId: id }, `${number} ${id}`);
  return id;
}

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
const markPaidBack = command("update refunds set paid_back_at = now() where id = $1");

/** How an admin refunds an order. */
export interface RefundWish {
  /** Whether its units return to stock, unless they have already. */
  restock: boolean;
  /** The customer has the money by other means: nothing is sent through the payment provider. */
  paidBack: boolean;
}

/**
 * Gives the whole payment of a paid order back, for an admin or a program. The provider gets it from a job of the same transaction.
 * An order that was paid by other means is booked alone, as is one whose money the customer has already (`paidBack`). What is owed
 * after a failed refund goes back in the same way; a closed order stays as it is then. Throws NotFound, or Conflict for an order of
 * which no money is to be given back, or whose payment is disputed.
 */
export async function refundOrder(ctx: RequestContext, id: string, wish: RefundWish): Promise<Order> {
  const by = requireActor(ctx);
  const [found] = isUuid(id) ? await listOrdersById(ctx, [id]) : [];
  if (!found) throw new NotFound("order");
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, found.userId); // first, as everywhere
    const owed = await findOwedRefund(tx, id);
    const note = await giveBack(tx, id, owed, wish.paidBack);
    const late = owed?.reason === "ORDER_CLOSED";
    const order = late
      ? await noteOnly(tx, found, by, note)
      : await markRefunded(tx, id, { by, restock: wish.restock, ...(note && { note }) });
    const units = wish.restock ? "The units returned to stock." : "The units didn't return to stock.";
    const detail = [...(wish.paidBack ? [PAID_BACK] : []), late ? "The order stayed as it was." : units];
    await recordAction(tx, "REFUND_ORDER", auditTargetOf(order), detail.join(" "));
    return order;
  });
}

const PAID_BACK = "The customer got the money back by other means than through the payment provider.";

/** Returns a note for the order's history where the provider sends nothing, or sends it again. */
async function giveBack(
  tx: RequestContext,
  id: string,
  owed: OwedRefund | null,
  paidBack: boolean,
): Promise<string | undefined> {
  if (owed && paidBack) {
    await execute(tx.db, markPaidBack, [owed.id]);
    return PAID_BACK;
  }
  const [paid] = await rows(tx.db, partOfOrder, [id]);
  const part = owed ?? paid;
  if (!part) return "No online payment is on record: no money was sent.";
  if (!paidBack && (await isRefundBlocked(tx, part.paymentId)))
    throw new Conflict(
      "The customer's bank disputes the payment and decides about the money: the payment provider can't give it back.",
    );
  await addRefund(tx, part.paymentId, part, owed?.reason === "ORDER_CLOSED" ? "ORDER_CLOSED" : "ADMIN", {
    paidBack,
  });
  if (paidBack) return PAID_BACK;
  return owed ? "The refund is sent through the payment provider once more." : undefined;
}

async function noteOnly(tx: RequestContext, order: Order, by: Actor, note = ""): Promise<Order> {
  await noteEvent(tx, [order.id], { by, note });
  return order;
}
