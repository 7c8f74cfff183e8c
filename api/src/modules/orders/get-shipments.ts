import { columnsOf } from "../../data/tables";
import { lookupOf } from "../../data/shared-lookups";
import { ShipmentTable } from "./shipment.entity";

/** The public columns of a shipment. */
export const shipmentColumns = columnsOf(
  ShipmentTable,
  "id",
  "carrier",
  "trackingNumber",
  "trackingUrl",
  "shippedAt",
);

/** Shipments by their ids. The caller checks access. */
export const shipmentsById = lookupOf(shipmentColumns, "shipments", "id");
