import { Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from "typeorm";
import { Column, NotPersonal, Personal } from "../../data/tables";

/** That somebody wants to be mailed once when a product is back. An email waits once for a product. */
@Entity("stock_alerts")
@Unique("stock_alert_once", ["productId", "email"])
@Index("stock_alert_of_email", ["email", "createdAt"])
@Index("stock_alert_of_user", { synchronize: false })
@Index("stock_alert_oldest", ["createdAt"])
export class StockAlertTable {
  @NotPersonal()
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ForeignKey("ProductTable", { name: "stock_alert_product", onDelete: "CASCADE" })
  @Personal("stock_alerts.request")
  @Column("uuid")
  productId!: string;

  @Personal("stock_alerts.request")
  @Column("text")
  email!: string;

  /** Whose account it belongs to; null for a visitor's. */
  @ForeignKey("UserTable", { name: "stock_alert_user" })
  @Personal("stock_alerts.request")
  @Column("uuid", { nullable: true })
  userId!: string | null;

  /** The version of the words that were agreed to. */
  @Personal("stock_alerts.request")
  @Column("text")
  wording!: string;

  @Personal("stock_alerts.request")
  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;

  /** When its mail was queued, because the product is back; null while it waits. */
  @Personal("stock_alerts.request")
  @Column("timestamptz", { nullable: true })
  queuedAt!: Date | null;
}
