import { Check, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn, Unique } from "typeorm";
import type { DisputeStatus } from "../../context/payment-gateway";
import { Column, NotPersonal, Personal } from "../../data/tables";

/** A payment covers one or several orders of a customer. Those that cost nothing have one of 0, whose gateway is `none` (D-36). */
@Entity("payments")
@Check("payment_status", "status in ('OPEN', 'PAID', 'EXPIRED')")
@Check("payment_amount", "amount_cents >= 0")
@Check("payment_paid", "(status = 'PAID') = (paid_at is not null)")
@Unique("payment_session", ["sessionId"])
@Index("payment_open", { synchronize: false })
@Index("payment_paid", { synchronize: false })
@Index("payment_of_intent", { synchronize: false })
export class PaymentTable {
  @Personal("payments.payment")
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Personal("payments.payment")
  @ForeignKey("UserTable", { name: "payment_user" })
  @Column("uuid")
  userId!: string;

  @Personal("payments.payment")
  @Column("text")
  gateway!: string;

  @Personal("payments.payment")
  @Column("text", { default: "OPEN" })
  status!: "OPEN" | "PAID" | "EXPIRED";

  @Personal("payments.payment")
  @Column("bigint")
  amountCents!: number;

  @Personal("payments.payment")
  @Column("text")
  currency!: string;

  /** The provider's id of the payment's page. */
  @Personal("payments.provider")
  @Column("text", { nullable: true })
  sessionId!: string | null;

  /** The address of the payment's page. */
  @Personal("payments.page")
  @Column("text", { nullable: true })
  url!: string | null;

  /** What a refund names. */
  @Personal("payments.provider")
  @Column("text", { nullable: true })
  intentId!: string | null;

  /** What was given back in the provider's dashboard and belongs to no order. */
  @Personal("payments.provider")
  @Column("bigint", { default: 0 })
  unbookedCents!: number;

  @Personal("payments.payment")
  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;

  @Personal("payments.payment")
  @Column("timestamptz")
  expiresAt!: Date;

  /** When the provider was last asked about it. */
  @Personal("payments.provider")
  @Column("timestamptz", { nullable: true })
  checkedAt!: Date | null;

  @Personal("payments.payment")
  @Column("timestamptz", { nullable: true })
  paidAt!: Date | null;

  /** The cents of refunds of the dashboard that failed and belong to no order for certain, by their id there. */
  @Personal("payments.provider")
  @Column("jsonb", { default: {} })
  failedRefunds!: Record<string, number>;
}

/** An order's part of a payment. */
@Entity("payment_orders")
@Index("payment_of_order", ["orderId"])
export class PaymentOrderTable {
  @Personal("payment_orders.part")
  @ForeignKey("PaymentTable", { name: "payment_order_payment" })
  @PrimaryColumn("uuid")
  paymentId!: string;

  @Personal("payment_orders.part")
  @ForeignKey("OrderTable", { name: "payment_order_order" })
  @PrimaryColumn("uuid")
  orderId!: string;

  @Personal("payment_orders.part")
  @Column("bigint")
  amountCents!: number;
}

/**
 * Gives an order's part of a payment back. A refund that failed is owed until the money was paid back by other means, or another refund
 * of the same money was tried.
 */
@Entity("refunds")
@ForeignKey("PaymentOrderTable", ["paymentId", "orderId"], ["paymentId", "orderId"], {
  name: "refund_payment_order",
})
@Check("refund_amount_positive", "amount_cents > 0")
@Check("refund_reason", "reason in ('ADMIN', 'PROVIDER', 'ORDER_CLOSED')")
@Index("refund_created", ["createdAt", "id"])
@Index("refund_of_order", ["orderId"])
@Index("refund_of_payment", ["paymentId"])
@Index("refund_of_provider", { synchronize: false })
@Index("refund_owed", { synchronize: false })
export class RefundTable {
  @Personal("refunds.refund")
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Personal("refunds.refund")
  @Column("uuid")
  paymentId!: string;

  @Personal("refunds.refund")
  @Column("uuid")
  orderId!: string;

  @Personal("refunds.refund")
  @Column("bigint")
  amountCents!: number;

  /** The units that it is for; null: the whole order, by release 0.1.0. */
  @Personal("refunds.refund")
  @Column("integer", { nullable: true })
  units!: number | null;

  /** Those of them that returned to stock. */
  @Personal("refunds.provider")
  @Column("integer", { default: 0 })
  restockedUnits!: number;

  @Personal("refunds.refund")
  @Column("text")
  reason!: "ADMIN" | "PROVIDER" | "ORDER_CLOSED";

  @Personal("refunds.provider")
  @Column("text", { nullable: true })
  providerRefundId!: string | null;

  @Personal("refunds.refund")
  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;

  @Personal("refunds.refund")
  @Column("timestamptz", { nullable: true })
  doneAt!: Date | null;

  @Personal("refunds.refund")
  @Column("timestamptz", { nullable: true })
  failedAt!: Date | null;

  /** The provider's code: `lost_or_stolen_card`. */
  @Personal("refunds.refund")
  @Column("text", { nullable: true })
  failureReason!: string | null;

  @Personal("refunds.refund")
  @Column("timestamptz", { nullable: true })
  paidBackAt!: Date | null;

  @Personal("refunds.provider")
  @Column("timestamptz", { nullable: true })
  retriedAt!: Date | null;
}

/** A payment that the customer's bank disputes, or asks about. */
@Entity("disputes")
@Unique("dispute_of_provider", ["providerDisputeId"])
@Check("dispute_status", "status in ('NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST', 'CLOSED')")
@Check("dispute_closed", "(closed_at is not null) = (status in ('WON', 'LOST', 'CLOSED'))")
@Index("dispute_of_payment", ["paymentId"])
@Index("dispute_open", { synchronize: false })
export class DisputeTable {
  @Personal("disputes.dispute")
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Personal("disputes.dispute")
  @ForeignKey("PaymentTable", { name: "dispute_payment" })
  @Column("uuid")
  paymentId!: string;

  @Personal("disputes.provider")
  @Column("text")
  providerDisputeId!: string;

  @Personal("disputes.dispute")
  @Column("bigint")
  amountCents!: number;

  @Personal("disputes.dispute")
  @Column("text")
  currency!: string;

  /** The provider's code: `fraudulent`. */
  @Personal("disputes.dispute")
  @Column("text")
  reason!: string;

  @Personal("disputes.dispute")
  @Column("text")
  status!: DisputeStatus;

  /** Whether the bank only asks so far: no money was taken. */
  @Personal("disputes.dispute")
  @Column("boolean")
  inquiry!: boolean;

  /** Whether the provider still gives money of the payment back. */
  @Personal("disputes.provider")
  @Column("boolean")
  refundable!: boolean;

  /** Until when the shop can answer. */
  @Personal("disputes.provider")
  @Column("timestamptz", { nullable: true })
  respondBy!: Date | null;

  @Personal("disputes.dispute")
  @Column("timestamptz")
  openedAt!: Date;

  @Personal("disputes.dispute")
  @Column("timestamptz", { nullable: true })
  closedAt!: Date | null;

  /** When the money left the shop. */
  @Personal("disputes.dispute")
  @Column("timestamptz", { nullable: true })
  withdrawnAt!: Date | null;

  /** When the money came back. */
  @Personal("disputes.dispute")
  @Column("timestamptz", { nullable: true })
  reinstatedAt!: Date | null;

  /** When the provider saw what is stored here, since its reports arrive in any order. */
  @Personal("disputes.provider")
  @Column("timestamptz")
  reportedAt!: Date;
}

/** A session of the demo gateway, which stands for a payment provider: the shop itself never reads it. */
@Entity("demo_payment_sessions")
@NotPersonal()
@Check("demo_payment_session_status", "status in ('open', 'complete', 'expired')")
export class DemoPaymentSessionTable {
  @PrimaryColumn("text")
  id!: string;

  @Personal("demo_payment_sessions.request")
  @Column("json")
  request!: object;

  @Column("text", { default: "open" })
  status!: "open" | "complete" | "expired";

  /** The cents that were given back, by the shop's id of the refund. */
  @Column("jsonb", { default: {} })
  refunds!: Record<string, number>;

  @Column("timestamptz")
  expiresAt!: Date;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
