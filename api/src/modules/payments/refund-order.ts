import { serverTexts } from "@shop/shared/messages/server";
import { formatMinor } from "@shop/shared/money";
import { allowsAction } from "@shop/shared/order-transitions";
import {
  remainingRefund,
  partOfRefund,
  problemOfRefund,
  type RefundPart,
} from "@shop/shared/pricing/refund-part";
import { requireActor, type Actor } from "../../context/actor";
import { inTransaction, type RequestContext } from "../../context/context";
import { columns, uuid } from "../../data/columns";
import { command, execute, rows, select } from "../../data/rows";
import { BadUserInput, Conflict } from "../../errors";
import { recordAction } from "../audit/record-action";
import { bookOnCards, refundToCard } from "../gift-cards/return-to-card";
import { endSoldCards } from "../gift-cards/sold-cards";
import { auditTargetOf, noteEvent, refusalOf } from "../orders/change-status";
import { changeTogether } from "../orders/change-together";
import { findRestockedUnits } from "../orders/get-orders";
import { markRefunded } from "../orders/mark-refunded";
import type { Order } from "../orders/order.entity";
import { addRefund } from "./add-refund";
import { isRefundBlocked } from "./get-disputes";
import { listOwedRefunds, type OwedRefund } from "./get-refunds";
import { makeCreditNote } from "./invoices/make-invoice";

/** An admin's input for a refund of an order, or of a part of it. */
export interface RefundInput {
  /** Whether the units return to stock, unless they already have. */
  restock: boolean;
  /** The customer has received the money by other means: the payment provider isn't asked to send it. */
  paidBack: boolean;
  /** The number of refunded units. */
  quantity?: number | null | undefined;
  /** The refunded amount in major units; by default the share of the units, or without units the whole remainder. */
  amount?: number | null | undefined;
}

/**
 * Refunds a paid order, or a part of it, for an admin or a program. The order's gift card gets its amount back first. A job of this transaction asks the provider for the
 * refund. If the order was paid by other means, or the customer already has the money (`paidBack`), the refund is only
 * booked. A failed, still owed refund must be repeated first, as a whole; a closed order then keeps its state. An
 * amount without units returns no units to stock. Throws NotFound, BadUserInput for a part that exceeds the remainder,
 * or Conflict if the order can't be refunded or its payment is disputed.
 */
export async function refundOrder(ctx: RequestContext, id: string, input: RefundInput): Promise<Order> {
  const [order] = await refundOrders(ctx, [id], input);
  return order as Order;
}

/** Refunds orders of a customer like `refundOrder`, all or none. */
export function refundOrders(ctx: RequestContext, ids: string[], input: RefundInput): Promise<Order[]> {
  const by = requireActor(ctx);
  return inTransaction(ctx, async (tx) => {
    const refundIds: string[] = [];
    const orders = await changeTogether(tx, ids, async (_, order) => {
      const [owed] = await listOwedRefunds(tx, order.id);
      if (!owed) return refundPart(tx, order, by, input, refundIds);
      requireWhole(owed, input);
      return owed.reason === "ORDER_CLOSED"
        ? giveLateBack(tx, order, owed, by, input)
        : giveOwedBack(tx, order, owed, by, input);
    });
    if (orders.some(({ giftCardMinor }) => giftCardMinor > 0)) await bookOnCards(tx);
    for (const order of orders) await endSoldCards(tx, order); // after the products of all orders
    for (const refundId of refundIds) await makeCreditNote(tx, refundId); // last: its numbers are locked
    return orders;
  });
}

const notes = () => serverTexts().orderNotes.orderNotes;

const paidPart = columns({ paymentId: uuid("payment_id") });
/** Finds the payment that paid an order. Another payment may have come too late and been refunded. */
const paymentOfOrder = select(
  paidPart,
  `from payment_orders join payments on payments.id = payment_id
    where order_id = $1 and payments.status = 'PAID' and not exists (
      select from refunds where refunds.payment_id = payments.id and refunds.order_id = $1 and reason = 'ORDER_CLOSED')`,
);

async function refundPart(
  tx: RequestContext,
  order: Order,
  by: Actor,
  input: RefundInput,
  refundIds: string[],
): Promise<Order> {
  const { restock, paidBack } = input;
  requireRefundable(order, input);
  const part = partOfRefund(order, input);
  const [paid] = await rows(tx.db, paymentOfOrder, [order.id]);
  if (paid && !paidBack) await refuseDisputed(tx, paid.paymentId);
  const returned = restock
    ? Math.min(part.units, order.quantity - (await findRestockedUnits(tx, order.id)))
    : 0;
  const note = paidBack ? notes().paidBack : paid ? undefined : notes().notPaidOnline;
  const refunded = await markRefunded(tx, order, { by, ...part, restock: returned, note, paidBack });
  await record(tx, refunded, part, input);
  if (!paid || part.minor === 0) return refunded;
  const giftCardMinor = paidBack ? 0 : await refundToCard(tx, order.id, part.minor);
  const refundId = await addRefund(tx, {
    ...{ paymentId: paid.paymentId, orderId: order.id, number: order.number },
    ...{ amountMinor: part.minor - giftCardMinor, giftCardMinor },
    ...{ units: part.units, restockedUnits: returned, reason: "ADMIN", paidBack },
  });
  refundIds.push(refundId);
  return refunded;
}

/** Throws unless the order is paid and has the requested remainder. */
function requireRefundable(order: Order, input: RefundInput): void {
  if (!order.paid || !allowsAction(order.status, "refund")) throw refusalOf("refund");
  const problem = problemOfRefund(order, input, serverTexts().rules);
  if (problem) throw new BadUserInput([problem]);
}

const isPart = ({ quantity, amount }: RefundInput) =>
  typeof quantity === "number" || typeof amount === "number";

function requireWhole({ amountMinor }: OwedRefund, input: RefundInput): void {
  if (isPart(input))
    throw new Conflict(serverTexts().adminRefusals.shippingRefusals.owed(formatMinor(amountMinor)));
}

async function refuseDisputed(tx: RequestContext, paymentId: string): Promise<void> {
  if (await isRefundBlocked(tx, paymentId))
    throw new Conflict(serverTexts().adminRefusals.shippingRefusals.disputed);
}

const markPaidBack = command("update refunds set paid_back_at = now(), restocked_units = $2 where id = $1");

/** Repeats a failed refund, or books that its money was paid back by other means. */
async function settle(tx: RequestContext, owed: OwedRefund, paidBack: boolean): Promise<void> {
  const { id, restockedUnits, reason } = owed;
  if (paidBack) await execute(tx.db, markPaidBack, [id, restockedUnits]);
  else
    await addRefund(tx, {
      ...{ ...owed, replaces: [id], reason: reason === "ORDER_CLOSED" ? reason : "ADMIN" },
    });
}

async function giveOwedBack(
  tx: RequestContext,
  order: Order,
  owed: OwedRefund,
  by: Actor,
  input: RefundInput,
): Promise<Order> {
  const { restock, paidBack } = input;
  if (!paidBack) await refuseDisputed(tx, owed.paymentId);
  const part: RefundPart = {
    minor: Math.min(owed.amountMinor, remainingRefund(order).minor),
    units: Math.min(owed.units, remainingRefund(order).units),
  };
  const returned = restock ? Math.max(part.units - owed.restockedUnits, 0) : 0;
  const note = paidBack ? notes().paidBack : notes().refundAgain;
  const refunded = await markRefunded(tx, order, { by, ...part, restock: returned, note, paidBack });
  await record(tx, refunded, part, input);
  const given = {
    amountMinor: part.minor,
    units: part.units,
    restockedUnits: owed.restockedUnits + returned,
  };
  await settle(tx, { ...owed, ...given }, paidBack);
  return refunded;
}

/** Repeats the refund of a payment that came too late; the closed order keeps its state. */
async function giveLateBack(
  tx: RequestContext,
  order: Order,
  owed: OwedRefund,
  by: Actor,
  { paidBack }: RefundInput,
): Promise<Order> {
  if (!paidBack) await refuseDisputed(tx, owed.paymentId);
  await noteEvent(tx, [order.id], { by, note: paidBack ? notes().paidBack : notes().refundAgain });
  const detail = [
    ...(paidBack ? [notes().paidBack] : []),
    serverTexts().auditDetails.refundDetails.orderStays,
  ];
  await recordAction(tx, "REFUND_ORDER", auditTargetOf(order), detail.join(" "));
  await settle(tx, owed, paidBack);
  return order;
}

async function record(
  tx: RequestContext,
  order: Order,
  { minor, units }: RefundPart,
  { restock, paidBack }: RefundInput,
): Promise<void> {
  const texts = serverTexts().auditDetails.refundDetails;
  const some =
    minor < order.totalMinor ? [texts.part(formatMinor(minor), formatMinor(order.totalMinor))] : [];
  const returned = restock && units > 0 ? texts.returned : texts.notReturned;
  const detail = [...some, ...(paidBack ? [notes().paidBack] : []), returned];
  await recordAction(tx, "REFUND_ORDER", auditTargetOf(order), detail.join(" "));
}
