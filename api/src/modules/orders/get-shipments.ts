import { columnsOf } from "../../data/tables";
import { rows, statement } from "../../data/rows";
import type { Lookup } from "../../data/shared-lookups";
import { orderColumns } from "./read/order-columns";
import type { Order } from "./order.entity";
import { ShipmentTable, type Shipment } from "./shipment.entity";

/** The public columns of a shipment. */
export const shipmentColumns = columnsOf(
  ShipmentTable,
  "id",
  "carrier",
  "trackingNumber",
  "trackingUrl",
  "shippedAt",
);
const byIds = statement(shipmentColumns, `select ${shipmentColumns.sql} from shipments where id = any($1)`);

/** Shipments by their ids. The caller checks access. */
export const shipmentsById: Lookup<Shipment> = async ({ db }, ids) =>
  new Map((await rows(db, byIds, [ids])).map((shipment) => [shipment.id, shipment]));

const ofShipments = statement(
  orderColumns,
  `select ${orderColumns.sql} from orders where shipment_id = any($1) order by lower(product_name), id`,
);

/** The orders of each shipment, by product name. */
export const ordersOfShipment: Lookup<Order[]> = async ({ db }, ids) => {
  const found = new Map<string, Order[]>(ids.map((id) => [id, []]));
  for (const order of await rows(db, ofShipments, [ids])) found.get(order.shipmentId as string)?.push(order);
  return found;
};
