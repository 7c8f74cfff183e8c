import { Entity, Index, PrimaryGeneratedColumn, Unique } from "typeorm";
import { Column, NotPersonal, Personal, References, SqlIndexes } from "../../data/tables";

/** A request for one mail when a product is back in stock. An email has at most one per product. */
@Entity("stock_alerts")
@Personal()
@Unique("stock_alert_once", ["productId", "email"])
@Index("stock_alert_of_email", ["email", "createdAt"])
@SqlIndexes("stock_alert_of_user")
@Index("stock_alert_oldest", ["createdAt"])
export class StockAlertTable {
  @NotPersonal()
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @References("ProductTable", "stock_alert_product", { onDelete: "CASCADE" })
  productId!: string;

  @Column("text")
  email!: string;

  /** The account's user; null for a visitor's alert. */
  @References("UserTable", "stock_alert_user", { nullable: true })
  userId!: string | null;

  /** The version of the accepted wording. */
  @Column("text")
  wording!: string;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;

  /** The time at which its mail was queued, because the product is back; null until then. */
  @Column("timestamptz", { nullable: true })
  queuedAt!: Date | null;
}
