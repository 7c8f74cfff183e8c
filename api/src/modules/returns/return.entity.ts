import { Field, Int, ObjectType } from "type-graphql";
import { Check, Entity, ForeignKey, Index, Unique } from "typeorm";
import { allColumnsOf, Column, columnsOf, Personal, References, SqlIndexes } from "../../data/tables";
import { OfCustomer } from "../orders/order.entity";
import { FieldColumn, IdColumn } from "../../data/field-column";
import type { ReturnStatus as Status } from "@shop/shared/return-transitions";
import { enumType } from "../../enum-type";
import { CustomerPhoto } from "../images/customer-photo.entity";

/** The states of a return. */
export const ReturnStatus = enumType("ReturnStatus", "The state of a return.", {
  REQUESTED: "The customer has asked for it.",
  ACCEPTED: "The shop expects the units.",
  DECLINED: "The shop doesn't take the units back.",
  RECEIVED: "The units are back, and no money was refunded yet.",
  REFUNDED: "The units are back, and their money was refunded.",
  CANCELLED: "The customer keeps the units.",
} satisfies Record<Status, string>);
export type ReturnStatus = keyof typeof ReturnStatus;

/** Units of delivered orders that a customer sends back. */
@ObjectType({ description: "Units of delivered orders that a customer sends back." })
export class Return {
  @IdColumn()
  id!: string;

  @FieldColumn("text", "For people, such as R6180-3399; unique.")
  number!: string;

  @Column("uuid")
  userId!: string;

  @Field(() => ReturnStatus, { description: "Its state." })
  @Column("text", { default: "REQUESTED" })
  status!: ReturnStatus;

  @OfCustomer()
  @FieldColumn("text", "The customer's reason.")
  reason!: string;

  @OfCustomer()
  @FieldColumn("text", "The shop's answer: where to send the units, or why it doesn't take them.", {
    nullable: true,
  })
  answer!: string | null;

  @FieldColumn("timestamptz", "When it was requested.", { default: () => "now()" })
  createdAt!: Date;

  @FieldColumn("timestamptz", "When its state last changed.", { default: () => "now()" })
  updatedAt!: Date;
}

/** The table of returns. */
@Entity("returns")
@Personal()
@Unique("returns_number_key", ["number"])
@Check(
  "return_status",
  "status in ('REQUESTED', 'ACCEPTED', 'DECLINED', 'RECEIVED', 'REFUNDED', 'CANCELLED')",
)
@SqlIndexes("return_of_user", "return_newest", "return_requested")
export class ReturnTable extends Return {
  @ForeignKey("UserTable", { name: "return_user" })
  override userId!: string;
}

/** Units of an order in a return. */
@Entity("return_lines")
@Personal()
@Check("return_line_quantity", "quantity >= 1")
@Index("return_of_order", ["orderId"])
export class ReturnLineTable {
  @References("ReturnTable", "return_line_return", { primary: true, onDelete: "CASCADE" })
  returnId!: string;

  @References("OrderTable", "return_line_order", { primary: true })
  orderId!: string;

  @Column("integer")
  quantity!: number;
}

/** Units of an order in a return; the order has a field resolver. */
@ObjectType({ description: "Units of an order in a return." })
export class ReturnLine {
  orderId!: string;

  @Field(() => Int, { name: "qty", description: "The number of units." })
  quantity!: number;
}

/** The columns of a return. */
export const returnColumns = allColumnsOf(ReturnTable);
/** The columns of a line. */
export const lineColumns = columnsOf(ReturnLineTable, "returnId", "orderId", "quantity");

/** A photo that a customer has uploaded for a return. */
@Entity("return_photos")
@Personal()
@Index("return_photo_of_return", ["returnId", "place"])
@Index("return_photo_of_user", ["userId"])
@SqlIndexes("return_photo_unused")
export class ReturnPhotoTable extends CustomerPhoto {
  /** Null once the photo is released: first the image is deleted, then the row. */
  @References("UserTable", "return_photo_user", { nullable: true })
  userId!: string | null;

  /** Null until the photo belongs to a return. */
  @References("ReturnTable", "return_photo_return", { nullable: true, onDelete: "SET NULL" })
  returnId!: string | null;
}
