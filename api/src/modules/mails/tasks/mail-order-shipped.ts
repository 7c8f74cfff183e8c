import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job";
import { ordersOfShipment } from "../../orders/get-orders";
import { shipmentsById } from "../../orders/get-shipments";
import { OrderStatus } from "../../orders/order-status.enum";
import { writeOrderShipped, writeTrackingChanged } from "../customer/write-order-shipped";
import { isNonEmpty } from "../template/order-words";
import { findCart } from "./find-cart";
import { sendMails, shopOf, toCustomer } from "./send-mails";

/** To the customer: a parcel is on its way, one mail for all of its orders that haven't been delivered or refunded since. */
export function mailOrderShipped(
  ctx: JobContext,
  { shipmentId }: JobPayloads["mail-order-shipped"],
): Promise<void> {
  return mailAbout(ctx, shipmentId, { kind: "order-shipped", key: shipmentId }, writeOrderShipped);
}

/** To the customer: the parcel has a new tracking number. */
export function mailTrackingChanged(
  ctx: JobContext,
  { shipmentId, change }: JobPayloads["mail-tracking-changed"],
): Promise<void> {
  return mailAbout(ctx, shipmentId, { kind: "tracking-changed", key: change }, writeTrackingChanged);
}

async function mailAbout(
  ctx: JobContext,
  shipmentId: string,
  named: { kind: string; key: string },
  write: typeof writeOrderShipped,
): Promise<void> {
  const shipment = (await shipmentsById(ctx, [shipmentId])).get(shipmentId);
  const contents = (await ordersOfShipment(ctx, [shipmentId])).get(shipmentId) ?? [];
  const orders = contents.filter(({ status }) => status === OrderStatus.SHIPPED);
  if (!shipment || !isNonEmpty(orders)) return;
  const [{ email, number: about }] = orders;
  const written = write(shopOf(ctx), orders, shipment, await findCart(ctx, orders));
  await sendMails(ctx, toCustomer(email, { ...named, about }, written));
}
