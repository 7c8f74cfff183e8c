import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Entity, ForeignKey, Index, PrimaryGeneratedColumn } from "typeorm";
import { Nullable } from "../../nullable";
import { allColumnsOf, Column, Personal } from "../../data/tables";

/** A parcel: one or several orders of a customer sent to one address. */
@ObjectType({ description: "A parcel: one or several orders of a customer, sent together." })
export class Shipment {
  @Field(() => ID, { description: "Permanent and never reused." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Nullable(() => String, "The carrier, such as DHL.")
  @Column("text", { nullable: true })
  carrier!: string | null;

  @Nullable(() => String, "The carrier's tracking number.")
  @Column("text", { nullable: true })
  trackingNumber!: string | null;

  @Nullable(() => String, "The carrier's tracking page.")
  @Column("text", { nullable: true })
  trackingUrl!: string | null;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  @Column("timestamptz", { default: () => "now()" })
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
  @ForeignKey("UserTable", { name: "shipment_user" })
  @Column("uuid")
  userId!: string;
}

/** The public columns of a shipment. */
export const shipmentColumns = allColumnsOf(Shipment);
