import { ObjectType } from "type-graphql";
import { Entity, Index } from "typeorm";
import { allColumnsOf, Personal, References } from "../../data/tables";
import { FieldColumn, IdColumn } from "../../data/field-column";

/** A parcel: one or several orders of a customer sent to one address. */
@ObjectType({ description: "A parcel: one or several orders of a customer, sent together." })
export class Shipment {
  @IdColumn()
  id!: string;

  @FieldColumn("text", "The carrier, such as DHL.", { nullable: true })
  carrier!: string | null;

  @FieldColumn("text", "The carrier's tracking number.", { nullable: true })
  trackingNumber!: string | null;

  @FieldColumn("text", "The carrier's tracking page.", { nullable: true })
  trackingUrl!: string | null;

  @FieldColumn("timestamptz", "When it was sent.", { default: () => "now()" })
  shippedAt!: Date;
}

/** The texts of a parcel; null counts as absent. */
export type ParcelTexts = {
  [Text in "carrier" | "trackingNumber" | "trackingUrl"]?: string | null | undefined;
};

/** The table of shipments, with the customer's id. */
@Entity("shipments")
@Personal()
@Index("shipment_of_user", ["userId"])
export class ShipmentTable extends Shipment {
  @References("UserTable", "shipment_user")
  userId!: string;
}

/** The public columns of a shipment. */
export const shipmentColumns = allColumnsOf(Shipment);
