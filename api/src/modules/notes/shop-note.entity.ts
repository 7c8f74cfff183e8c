import { ObjectType } from "type-graphql";
import { Check, Entity, Index } from "typeorm";
import { text } from "../../data/columns";
import { columnsOf, NotPersonal, Personal, References } from "../../data/tables";
import { emailOf } from "../people";
import { FieldColumn, IdColumn } from "../../data/field-column";

/** A note of the shop about an order or a customer, which customers never see on a page. */
@ObjectType({ description: "A note of the shop about an order or a customer. Customers don't see it." })
export class ShopNote {
  @NotPersonal()
  @IdColumn()
  id!: string;

  @FieldColumn("text", "Plain text; line breaks are kept.")
  text!: string;

  @Personal("internal")
  @FieldColumn(
    "text",
    "The email of the person who last saved it, 'a deleted account', or `Key 'name'` of an API key.",
  )
  author!: string;

  @FieldColumn("timestamptz", "When it was written.", { default: () => "now()" })
  createdAt!: Date;

  @FieldColumn("timestamptz", "When it was last saved.", { default: () => "now()" })
  updatedAt!: Date;
}

/** The table of the shop's notes. Each is about an order or about a customer. */
@Entity("shop_notes")
@Personal()
@Check("shop_note_subject", "num_nonnulls(order_id, user_id) = 1")
@Index("shop_note_of_order", ["orderId", "createdAt"])
@Index("shop_note_of_user", ["userId", "createdAt"])
export class ShopNoteTable extends ShopNote {
  @References("OrderTable", "shop_note_order", { nullable: true })
  orderId!: string | null;

  @References("UserTable", "shop_note_user", { nullable: true })
  userId!: string | null;

  /** The person who last saved it; null for a program. */
  @Personal("internal")
  @References("UserTable", "shop_note_author", { nullable: true })
  authorId!: string | null;
}

/** The columns of a note for the shop, with the `id` of its order or customer. */
export const noteColumns = columnsOf(
  ShopNoteTable,
  "id",
  "text",
  "createdAt",
  "updatedAt",
  "orderId",
  "userId",
).with({
  author: text(`case when author_id is null then author else ${emailOf("author_id")} end`),
});
