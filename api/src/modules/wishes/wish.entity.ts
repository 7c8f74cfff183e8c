import { Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { Column, Personal } from "../../data/tables";

/** A product on a customer's wish list. */
@Entity("wishes")
export class WishTable {
  @ForeignKey("UserTable", { name: "wish_user" })
  @Personal("wishes.wish")
  @PrimaryColumn("uuid")
  userId!: string;

  @ForeignKey("ProductTable", { name: "wish_product", onDelete: "CASCADE" })
  @Personal("wishes.wish")
  @PrimaryColumn("uuid")
  productId!: string;

  @Personal("wishes.wish")
  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
