import { Check, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn, Unique } from "typeorm";
import type { DisputeStatus } from "../../context/payment-gateway";
import { Column, NotPersonal, Personal, References, SqlIndexes } from "../../data/tables";

/**
 * A payment of one or several orders of a customer. Orders with a total of 0 have a payment of 0 with the gateway
 * `none` (D-36).
 */
@Entity("payments")
@Personal()
@Check("payment_status", "status in ('OPEN', 'PAID', 'EXPIRED')")
@Check("payment_amount", "amount_cents >= 0")
@Check("payment_paid", "(status = 'PAID') = (paid_at is not null)")
@Unique("payment_session", ["sessionId"])
@SqlIndexes("payment_open", "payment_paid", "payment_of_intent")
export class PaymentTable {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @References("UserTable", "payment_user")
  userId!: string;

  @Column("text")
  gateway!: string;

  @Column("text", { default: "OPEN" })
  status!: "OPEN" | "PAID" | "EXPIRED";

  @Column("bigint")
  amountMinor!: number;

  @Column("text")
  currency!: string;

  /** The provider's id of the payment's page. */
  @Personal("internal")
  @Column("text", { nullable: true })
  sessionId!: string | null;

  /** The address of the payment's page. */
  @Personal("internal")
  @Column("text", { nullable: true })
  url!: string | null;

  /** The provider's reference for refunds. */
  @Personal("internal")
  @Column("text", { nullable: true })
  intentId!: string | null;

  /** The amount refunded in the provider's dashboard that belongs to no order. */
  @Personal("internal")
  @Column("bigint", { default: 0 })
  unbookedMinor!: number;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;

  @Column("timestamptz")
  expiresAt!: Date;

  /** The last time the provider was asked about the payment. */
  @Personal("internal")
  @Column("timestamptz", { nullable: true })
  checkedAt!: Date | null;

  @Column("timestamptz", { nullable: true })
  paidAt!: Date | null;

  /** Failed dashboard refunds that can't be assigned to an order: amounts in minor units, by the provider's ids. */
  @Personal("internal")
  @Column("jsonb", { default: {} })
  failedRefunds!: Record<string, number>;
}

/** An order's part of a payment. */
@Entity("payment_orders")
@Personal()
@Index("payment_of_order", ["orderId"])
export class PaymentOrderTable {
  @References("PaymentTable", "payment_order_payment", { primary: true })
  paymentId!: string;

  @References("OrderTable", "payment_order_order", { primary: true })
  orderId!: string;

  @Column("bigint")
  amountMinor!: number;
}

/**
 * A refund of an order's part of a payment. A failed refund is owed until the money is paid back by other means, or
 * another refund of this money is tried.
 */
@Entity("refunds")
@Personal()
@ForeignKey("PaymentOrderTable", ["paymentId", "orderId"], ["paymentId", "orderId"], {
  name: "refund_payment_order",
})
@Check(
  "refund_amount_positive",
  "amount_cents >= 0 and gift_card_cents >= 0 and amount_cents + gift_card_cents > 0",
)
@Check("refund_reason", "reason in ('ADMIN', 'PROVIDER', 'ORDER_CLOSED')")
@Index("refund_created", ["createdAt", "id"])
@Index("refund_of_order", ["orderId"])
@Index("refund_of_payment", ["paymentId"])
@SqlIndexes("refund_of_provider", "refund_owed")
export class RefundTable {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  paymentId!: string;

  @Column("uuid")
  orderId!: string;

  /** The amount that the payment provider sends back. */
  @Column("bigint")
  amountMinor!: number;

  /** The amount that goes back to the order's gift card. */
  @Column("bigint", { default: 0 })
  giftCardMinor!: number;

  /** The refunded units; null in release 0.1.0, which refunded whole orders. */
  @Column("integer", { nullable: true })
  units!: number | null;

  /** The refunded units that returned to stock. */
  @Personal("internal")
  @Column("integer", { default: 0 })
  restockedUnits!: number;

  @Column("text")
  reason!: "ADMIN" | "PROVIDER" | "ORDER_CLOSED";

  @Personal("internal")
  @Column("text", { nullable: true })
  providerRefundId!: string | null;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;

  @Column("timestamptz", { nullable: true })
  doneAt!: Date | null;

  @Column("timestamptz", { nullable: true })
  failedAt!: Date | null;

  /** The provider's code, such as `lost_or_stolen_card`. */
  @Column("text", { nullable: true })
  failureReason!: string | null;

  @Column("timestamptz", { nullable: true })
  paidBackAt!: Date | null;

  @Personal("internal")
  @Column("timestamptz", { nullable: true })
  retriedAt!: Date | null;
}

/** A dispute of a payment by the customer's bank, or its inquiry. */
@Entity("disputes")
@Personal()
@Unique("dispute_of_provider", ["providerDisputeId"])
@Check("dispute_status", "status in ('NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST', 'CLOSED')")
@Check("dispute_closed", "(closed_at is not null) = (status in ('WON', 'LOST', 'CLOSED'))")
@Index("dispute_of_payment", ["paymentId"])
@SqlIndexes("dispute_open")
export class DisputeTable {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @References("PaymentTable", "dispute_payment")
  paymentId!: string;

  @Personal("internal")
  @Column("text")
  providerDisputeId!: string;

  @Column("bigint")
  amountMinor!: number;

  @Column("text")
  currency!: string;

  /** The provider's code, such as `fraudulent`. */
  @Column("text")
  reason!: string;

  @Column("text")
  status!: DisputeStatus;

  /** Whether it is an inquiry of the bank: no money was withdrawn. */
  @Column("boolean")
  inquiry!: boolean;

  /** Whether the provider still allows refunds of the payment. */
  @Personal("internal")
  @Column("boolean")
  refundable!: boolean;

  /** The deadline for the shop's response. */
  @Personal("internal")
  @Column("timestamptz", { nullable: true })
  respondBy!: Date | null;

  @Column("timestamptz")
  openedAt!: Date;

  @Column("timestamptz", { nullable: true })
  closedAt!: Date | null;

  /** The time at which the money was withdrawn from the shop. */
  @Column("timestamptz", { nullable: true })
  withdrawnAt!: Date | null;

  /** The time at which the money was returned to the shop. */
  @Column("timestamptz", { nullable: true })
  reinstatedAt!: Date | null;

  /** The provider's time of the stored state, because reports arrive in any order. */
  @Personal("internal")
  @Column("timestamptz")
  reportedAt!: Date;
}

/** A session of the demo gateway. The gateway stands in for a payment provider, so the shop itself never reads this table. */
@Entity("demo_payment_sessions")
@NotPersonal()
@Check("demo_payment_session_status", "status in ('open', 'complete', 'expired')")
export class DemoPaymentSessionTable {
  @PrimaryColumn("text")
  id!: string;

  @Personal()
  @Column("json")
  request!: object;

  @Column("text", { default: "open" })
  status!: "open" | "complete" | "expired";

  /** The refunded minor units, by the shop's id of the refund. */
  @Column("jsonb", { default: {} })
  refunds!: Record<string, number>;

  @Column("timestamptz")
  expiresAt!: Date;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
