import { serverTexts } from "@shop/shared/messages/server";
import { randomUUID } from "node:crypto";
import { parcelSchema } from "@shop/shared/schemas/shipment";
import { inTransaction, type RequestContext } from "../../../context/context";
import { requireActor } from "../../../context/actor";
import { returning, rows } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import { Conflict, NotFound } from "../../../errors";
import { parseInput } from "../../../validation";
import { type Facts, presentChanges } from "../../audit/present-changes";
import { recordAction } from "../../audit/record-action";
import { addJob } from "../../jobs/add-job";
import { lockUser } from "../../users/lock-user";
import { auditTargetOf, noteEvent } from "../change-status";
import { ordersOfShipment, shipmentsById } from "../get-orders";
import { OrderStatus } from "../order-status.enum";
import { type ParcelTexts, type Shipment, shipmentColumns } from "../shipment.entity";
import { parcelOf } from "./ship-orders";

const update = returning(
  shipmentColumns,
  "update shipments set carrier = $2, tracking_number = $3, tracking_url = $4 where id = $1",
);

/**
 * Corrects a parcel's carrier, tracking number and link while one of its orders is on its way. Each order gets a
 * history entry, and the action is recorded in the audit. The customer gets a mail only if the tracking number has
 * changed. Throws NotFound for an unknown parcel, Conflict if none of its orders is on its way any more.
 */
export async function editShipment(ctx: RequestContext, id: string, texts: ParcelTexts): Promise<Shipment> {
  const by = requireActor(ctx);
  const wanted = parcelOf(parseInput(parcelSchema, texts));
  const shipmentId = id.toLowerCase();
  const owner = (await contentsOf(ctx, shipmentId))[0]?.userId;
  if (owner === undefined) throw new NotFound("parcel");
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, owner);
    const before = (await shipmentsById(tx, [shipmentId])).get(shipmentId) as Shipment;
    const orders = await contentsOf(tx, shipmentId);
    const [first] = orders.filter(({ status }) => status === OrderStatus.SHIPPED);
    if (!first) throw new Conflict(serverTexts().adminRefusals.shippingRefusals.arrived);
    const [carrier, number, url] = wanted;
    if (before.carrier === carrier && before.trackingNumber === number && before.trackingUrl === url)
      return before;
    const [shipment] = (await rows(tx.db, update, [shipmentId, ...wanted])) as [Shipment];
    const said = [carrier, number].filter((text) => text !== null).join(" ") || url;
    await noteEvent(
      tx,
      orders.map((order) => order.id),
      { by, note: serverTexts().orderNotes.orderNotes.trackingIs(said) },
    );
    const changes = presentChanges(facts, before, shipment);
    for (const order of orders) await recordAction(tx, "EDIT_SHIPMENT", auditTargetOf(order), changes);
    if (number !== null && number !== before.trackingNumber)
      await addJob(
        tx,
        "mail-tracking-changed",
        { shipmentId, change: randomUUID() },
        `${first.number} ${shipmentId}`,
      );
    return shipment;
  });
}

const contentsOf = async (ctx: RequestContext, id: string) =>
  isUuid(id) ? ((await ordersOfShipment(ctx, [id])).get(id) ?? []) : [];

/** The facts that the audit compares. */
const facts: Facts<Shipment> = {
  carrier: ({ carrier }) => carrier,
  number: ({ trackingNumber }) => trackingNumber,
  link: ({ trackingUrl }) => trackingUrl,
};
