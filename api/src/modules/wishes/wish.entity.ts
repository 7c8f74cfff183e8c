import { Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { Column, Personal } from "../../data/tables";

/** A product on a customer's wish list. */
@Entity("wishes")
@Personal()
export class WishTable {
  @ForeignKey("UserTable", { name: "wish_user" })
  @PrimaryColumn("uuid")
  userId!: string;

  @ForeignKey("ProductTable", { name: "wish_product", onDelete: "CASCADE" })
  @PrimaryColumn("uuid")
  productId!: string;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
