import { Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { Column, Personal } from "../../data/tables";

/** A product on a customer's wish list. */
@Entity("wishes")
export class WishTable {
  @ForeignKey("UserTable", { name: "wish_user" })
  @Personal()
  @PrimaryColumn("uuid")
  userId!: string;

  @ForeignKey("ProductTable", { name: "wish_product", onDelete: "CASCADE" })
  @Personal()
  @PrimaryColumn("uuid")
  productId!: string;

  @Personal()
  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
