import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job";
import {
  costOf,
  dueOf,
  eventsOfOrder,
  listOrdersById,
  ordersOfShipment,
  shipmentsById,
} from "../../orders/get-orders";
import { heldUntil } from "../../orders/expire-orders";
import type { Order } from "../../orders/order.entity";
import { OrderStatus } from "../../orders/order-status.enum";
import { findPaymentLink } from "../../payments/payment-link";
import { findRefundOfOrder } from "../../payments/get-refunds";
import {
  writeOrderCancelled,
  writeOrderDelivered,
  writeOrderRefunded,
  writePartRefunded,
  type Canceller,
} from "../customer/write-order-changed";
import { writeOrderShipped, writeTrackingChanged } from "../customer/write-order-shipped";
import { writeOrdersPlaced, type Waiting } from "../customer/write-orders-placed";
import { isNonEmpty, type MailedCart, type Orders } from "../template/order-words";
import type { Written } from "../template/write-mail";
import { findCart, sendMails, shopOf, toCustomer } from "./send-mails";

/** A mail, with the key of its subject unless its subject is the first order. */
type Keyed = Written & { key?: string };

/** Sends a mail about orders to their customer; sends nothing without orders, or if `write` returns null. */
async function mailCustomer(
  ctx: JobContext,
  kind: string,
  orders: Order[],
  write: (orders: Orders, cart: MailedCart | null) => Keyed | null | Promise<Keyed | null>,
): Promise<void> {
  if (!isNonEmpty(orders)) return;
  const found = await write(orders, await findCart(ctx, orders));
  if (!found) return;
  const [{ email, number: about, id }] = orders;
  const { key = id, ...written } = found;
  await sendMails(ctx, toCustomer(email, { kind, about, key }, written));
}

/** To the customer: the placed orders, one mail for a whole cart. Sends nothing for orders that don't exist. */
export async function mailOrdersPlaced(
  ctx: JobContext,
  { orderIds }: JobPayloads["mail-orders-placed"],
): Promise<void> {
  const placed = await listOrdersById(ctx, orderIds);
  const link = await findPaymentLink(ctx, placed);
  await mailCustomer(ctx, "order-placed", placed, (orders, cart) =>
    writeOrdersPlaced(shopOf(ctx), orders, waitingOf(ctx, orders), cart, link),
  );
}

/** Reads the current state, so that a late mail doesn't ask for the payment of orders already paid or cancelled. */
function waitingOf({ policy, payments }: JobContext, orders: Orders): Waiting {
  const waiting = orders.filter(({ status }) => status === OrderStatus.PLACED);
  return {
    payable: payments !== null && waiting.length > 0,
    free: orders.filter((order) => order.paid && dueOf([order]) === 0).length,
    heldUntil: heldUntil(policy, orders),
  };
}

/** To the customer: a parcel is on its way, one mail for all of its orders that haven't been delivered or refunded since. */
export function mailOrderShipped(
  ctx: JobContext,
  { shipmentId }: JobPayloads["mail-order-shipped"],
): Promise<void> {
  return mailAboutParcel(ctx, shipmentId, { kind: "order-shipped", key: shipmentId }, writeOrderShipped);
}

/** To the customer: the parcel has a new tracking number. */
export function mailTrackingChanged(
  ctx: JobContext,
  { shipmentId, change }: JobPayloads["mail-tracking-changed"],
): Promise<void> {
  return mailAboutParcel(ctx, shipmentId, { kind: "tracking-changed", key: change }, writeTrackingChanged);
}

async function mailAboutParcel(
  ctx: JobContext,
  shipmentId: string,
  { kind, key }: { kind: string; key: string },
  write: typeof writeOrderShipped,
): Promise<void> {
  const shipment = (await shipmentsById(ctx, [shipmentId])).get(shipmentId);
  const contents = (await ordersOfShipment(ctx, [shipmentId])).get(shipmentId) ?? [];
  const sent = contents.filter(({ status }) => status === OrderStatus.SHIPPED);
  await mailCustomer(ctx, kind, sent, (orders, cart) =>
    shipment ? { ...write(shopOf(ctx), orders, shipment, cart), key } : null,
  );
}

/** To the customer: the order was delivered; one mail for the products of a cart delivered together. */
export async function mailOrderDelivered(
  ctx: JobContext,
  { orderId }: JobPayloads["mail-order-delivered"],
): Promise<void> {
  await mailCustomer(ctx, "order-delivered", await listOrdersById(ctx, [orderId]), ([order], cart) => {
    const together = changedWith(order, cart, "deliveredAt");
    if (!order.deliveredAt || together[0].id !== order.id) return null;
    return writeOrderDelivered(shopOf(ctx), together, order.deliveredAt, cart);
  });
}

/**
 * To the customer: the order was cancelled, and the canceller. Products of a cart cancelled together are in one mail,
 * which the job of the first one sends.
 */
export async function mailOrderCancelled(
  ctx: JobContext,
  { orderId }: JobPayloads["mail-order-cancelled"],
): Promise<void> {
  await mailCustomer(ctx, "order-cancelled", await listOrdersById(ctx, [orderId]), async ([order], cart) => {
    const { cancelledAt } = order;
    if (!cancelledAt) return null;
    const together = changedWith(order, cart, "cancelledAt");
    if (together[0].id !== order.id) return null;
    const by = await cancellerOf(ctx, order);
    return writeOrderCancelled(shopOf(ctx), together, cancelledAt, by, cart);
  });
}

/** The orders of a cart changed in one transaction, in a fixed order: the job of the first one sends their mail. */
function changedWith(
  order: Order,
  cart: MailedCart | null,
  time: "cancelledAt" | "deliveredAt" | "refundedAt",
): Orders {
  const at = order[time]?.getTime();
  const [first = order, ...others] = (cart?.orders ?? []).filter((each) => each[time]?.getTime() === at);
  return [first, ...others];
}

async function cancellerOf(ctx: JobContext, { id }: Order): Promise<Canceller> {
  const events = (await eventsOfOrder(ctx, [id])).get(id) ?? [];
  const by = events.findLast(({ status }) => status === OrderStatus.CANCELLED)?.by;
  if (by === "customer" || by === "system") return by;
  return "shop"; // an admin's email, which customers don't see
}

/** To the customer: the order was refunded; one mail for the products of a cart refunded together. */
export async function mailOrderRefunded(
  ctx: JobContext,
  { orderId }: JobPayloads["mail-order-refunded"],
): Promise<void> {
  await mailCustomer(ctx, "order-refunded", await listOrdersById(ctx, [orderId]), async ([order], cart) => {
    const together = changedWith(order, cart, "refundedAt");
    if (!order.refundedAt || together[0].id !== order.id) return null;
    const refunds = await Promise.all(together.map(({ id }) => findRefundOfOrder(ctx, id)));
    const [refund] = refunds;
    const amountMinor = together.reduce((sum, each, index) => {
      const part = refunds[index];
      return sum + (part ? part.amountMinor + part.giftCardMinor : costOf([each]));
    }, 0);
    const refunded = { at: order.refundedAt, amountMinor, paidBack: refund?.paidBack ?? false };
    const written = writeOrderRefunded(shopOf(ctx), together, refunded, cart);
    // a failed refund can be repeated, which sends another mail
    return {
      ...written,
      key: [refund?.id ?? order.id, ...(refunded.paidBack ? ["paid-back"] : [])].join("."),
    };
  });
}

/** To the customer: a part of the order was refunded. */
export async function mailOrderPartRefunded(
  ctx: JobContext,
  { part, orderId, minor, paidBack }: JobPayloads["mail-order-part-refunded"],
): Promise<void> {
  await mailCustomer(ctx, "order-part-refunded", await listOrdersById(ctx, [orderId]), ([order], cart) => ({
    ...writePartRefunded(shopOf(ctx), order, { amountMinor: minor, paidBack }, cart),
    key: part,
  }));
}
