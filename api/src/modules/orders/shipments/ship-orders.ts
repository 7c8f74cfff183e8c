import { serverTexts } from "@shop/shared/messages/server";
import { trackingPage } from "@shop/shared/carriers";
import { allowsAction } from "@shop/shared/order-transitions";
import { parcelSchema } from "@shop/shared/schemas/shipment";
import { inTransaction, type RequestContext } from "../../../context/context";
import { requireActor } from "../../../context/actor";
import { command, execute, returning, rows } from "../../../data/rows";
import { Conflict } from "../../../errors";
import { parseInput } from "../../../validation";
import { recordAction } from "../../audit/record-action";
import { addJob } from "../../jobs/add-job";
import { auditTargetOf, changeStatus } from "../change-status";
import { lockOrders, refusedIds } from "../change-together";
import { shipmentColumns } from "../shipment.entity";
import type { Order } from "../order.entity";
import type { ParcelTexts, Shipment } from "../shipment.entity";
import { takeUnitsAgain } from "../change/take-units-again";

/** An admin's input for a parcel. */
export interface SentParcel extends ParcelTexts {
  ids: string[];
}

const insert = returning(
  shipmentColumns,
  "insert into shipments (user_id, carrier, tracking_number, tracking_url) values ($1, $2, $3, $4)",
);
const assign = command("update orders set shipment_id = $1 where id = any($2)");

/**
 * Sends one or several orders of a customer to one address in one parcel, paid or not: all or none. Each order gets a
 * history entry and a webhook event, the customer gets one mail, and the action is recorded in the audit. If no link is
 * given, it is made from carrier and number for known carriers. Throws NotFound for an unknown order, BadUserInput for
 * orders that don't go together, Conflict if an order was already sent or is closed.
 */
export async function shipOrders(ctx: RequestContext, parcel: SentParcel): Promise<Shipment> {
  const by = requireActor(ctx);
  const { ids, ...texts } = parcel;
  const [carrier, number, url] = parcelOf(parseInput(parcelSchema, texts));
  return inTransaction(ctx, async (tx) => {
    const orders = await lockOrders(tx, ids);
    const [first] = orders;
    refuseMixed(orders);
    for (const order of orders) refuseUnsendable(order);
    const [shipment] = (await rows(tx.db, insert, [first.userId, carrier, number, url])) as [Shipment];
    await execute(tx.db, assign, [shipment.id, orders.map(({ id }) => id)]);
    for (const { id } of orders) {
      const order = await changeStatus(tx, id, "ship", { by, ...(carrier !== null && { note: carrier }) });
      await takeUnitsAgain(tx, order);
      await recordAction(tx, "SHIP_ORDER", auditTargetOf(order), carrier);
    }
    await addJob(tx, "mail-order-shipped", { shipmentId: shipment.id }, `${first.number} ${shipment.id}`);
    return shipment;
  });
}

/** Carrier, number and link; a missing link is made from carrier and number. */
export function parcelOf(texts: ParcelTexts) {
  const [carrier, number] = [trimmed(texts.carrier), trimmed(texts.trackingNumber)];
  return [carrier, number, trimmed(texts.trackingUrl) ?? trackingPage(carrier, number)] as const;
}

const trimmed = (text: string | null | undefined) => text?.trim() || null;

/** A parcel has one address. */
function refuseMixed([first, ...others]: [Order, ...Order[]]): void {
  for (const { number, ...order } of others) {
    if (destinationOf(order) !== destinationOf(first))
      throw refusedIds(`order ${number} goes to another address than order ${first.number}`);
  }
}

/** An order's destination for comparison: ignores case and spaces. A structured address is compared as text. */
const destinationOf = ({ name, address }: Pick<Order, "name" | "address">) =>
  [name, address].map((text) => text.trim().replace(/\s+/g, " ").toLowerCase()).join("\n");

function refuseUnsendable({ number, status, ofGiftCards }: Order): void {
  if (ofGiftCards || !allowsAction(status, "ship"))
    throw new Conflict(
      serverTexts().adminRefusals.shippingRefusals.notSent(
        number,
        status === "PLACED" || status === "PAID" ? null : status,
      ),
    );
}
