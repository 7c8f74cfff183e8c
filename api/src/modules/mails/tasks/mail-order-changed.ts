import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job";
import { costOf, eventsOfOrder, listOrdersById } from "../../orders/get-orders";
import type { Order } from "../../orders/order.entity";
import { OrderStatus } from "../../orders/order-status.enum";
import { findRefundOfOrder } from "../../payments/get-refunds";
import {
  writeOrderCancelled,
  writeOrderDelivered,
  writeOrderRefunded,
  writePartRefunded,
  type Canceller,
} from "../customer/write-order-changed";
import type { Written } from "../template/write-mail";
import type { MailedCart, Orders } from "../template/order-words";
import { findCart } from "./find-cart";
import { sendMails, shopOf, toCustomer } from "./send-mails";

/** A mail, with the key of its subject unless its subject is the order. */
type Keyed = Written & { key?: string };

/** Sends a mail about an order to its customer; sends nothing if the order doesn't exist or `write` returns null. */
async function mailAbout(
  ctx: JobContext,
  kind: string,
  orderId: string,
  write: (order: Order, cart: MailedCart | null) => Keyed | null | Promise<Keyed | null>,
): Promise<void> {
  const [order] = await listOrdersById(ctx, [orderId]);
  const found = order && (await write(order, await findCart(ctx, [order])));
  if (!found) return;
  const { key = order.id, ...written } = found;
  const named = { kind, about: order.number, key };
  await sendMails(ctx, toCustomer(order.email, named, written));
}

/** To the customer: the order was delivered. */
export function mailOrderDelivered(
  ctx: JobContext,
  { orderId }: JobPayloads["mail-order-delivered"],
): Promise<void> {
  return mailAbout(
    ctx,
    "order-delivered",
    orderId,
    (order, cart) => order.deliveredAt && writeOrderDelivered(shopOf(ctx), order, order.deliveredAt, cart),
  );
}

/**
 * To the customer: the order was cancelled, and the canceller. Products of a cart cancelled together are in one mail,
 * which the job of the first one sends.
 */
export function mailOrderCancelled(
  ctx: JobContext,
  { orderId }: JobPayloads["mail-order-cancelled"],
): Promise<void> {
  return mailAbout(ctx, "order-cancelled", orderId, async (order, cart) => {
    const { cancelledAt } = order;
    if (!cancelledAt) return null;
    const together = cancelledWith(order, cart);
    if (together[0].id !== order.id) return null;
    const by = await cancellerOf(ctx, order);
    return writeOrderCancelled(shopOf(ctx), together, cancelledAt, by, cart);
  });
}

/** The orders of a cart cancelled in one transaction, in a fixed order. */
function cancelledWith(order: Order, cart: MailedCart | null): Orders {
  const at = order.cancelledAt?.getTime();
  const [first = order, ...others] = (cart?.orders ?? []).filter(
    ({ cancelledAt }) => cancelledAt?.getTime() === at,
  );
  return [first, ...others];
}

async function cancellerOf(ctx: JobContext, { id }: Order): Promise<Canceller> {
  const events = (await eventsOfOrder(ctx, [id])).get(id) ?? [];
  const by = events.findLast(({ status }) => status === OrderStatus.CANCELLED)?.by;
  if (by === "customer" || by === "system") return by;
  return "shop"; // an admin's email, which customers don't see
}

/** To the customer: the order was refunded. */
export function mailOrderRefunded(
  ctx: JobContext,
  { orderId }: JobPayloads["mail-order-refunded"],
): Promise<void> {
  return mailAbout(ctx, "order-refunded", orderId, async (order, cart) => {
    const refund = await findRefundOfOrder(ctx, orderId);
    const { amountCents, paidBack } = refund ?? { amountCents: costOf([order]), paidBack: false };
    if (!order.refundedAt) return null;
    const refunded = { at: order.refundedAt, amountCents, paidBack };
    const written = writeOrderRefunded(shopOf(ctx), order, refunded, cart);
    // a failed refund can be repeated, which sends another mail
    return { ...written, key: [refund?.id ?? order.id, ...(paidBack ? ["paid-back"] : [])].join(".") };
  });
}

/** To the customer: a part of the order was refunded. */
export function mailOrderPartRefunded(
  ctx: JobContext,
  { part, orderId, cents, paidBack }: JobPayloads["mail-order-part-refunded"],
): Promise<void> {
  return mailAbout(ctx, "order-part-refunded", orderId, (order, cart) => ({
    ...writePartRefunded(shopOf(ctx), order, { amountCents: cents, paidBack }, cart),
    key: part,
  }));
}
