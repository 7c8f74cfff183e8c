import { Entity } from "typeorm";
import { Column, Personal, References } from "../../data/tables";

/** A product on a customer's wish list. */
@Entity("wishes")
@Personal()
export class WishTable {
  @References("UserTable", "wish_user", { primary: true })
  userId!: string;

  @References("ProductTable", "wish_product", { primary: true, onDelete: "CASCADE" })
  productId!: string;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
