import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ObjectType } from "type-graphql";
import {
  boolean,
  columns,
  money,
  instant,
  text,
  uuid,
  integer,
  type RowOf,
  nullable,
} from "../../data/columns";
import { finderOf, listerOf, select } from "../../data/rows";
import { lookupOf } from "../../data/shared-lookups";
import { columnsOf } from "../../data/tables";
import { RefundTable } from "./payment.entity";

/**
 * The reason of a refund: an admin refunded the order, the order was closed before it was paid, or the provider made
 * the refund.
 */
export type RefundReason = "ADMIN" | "ORDER_CLOSED" | "PROVIDER";

@ObjectType({ description: "A refund that failed at the payment provider, with its money still owed." })
export class RefundFailure {
  @Field(() => GraphQLDateTime, { description: "When it failed." })
  at!: Date;

  @Field(() => Float, { description: "The owed amount, in the shop's currency." })
  amount!: number;

  @Field(() => String, { description: "The payment provider's code, such as `lost_or_stolen_card`." })
  reason!: string;

  @Field(() => Boolean, { description: "Whether the order's units are back in stock." })
  restocked!: boolean;

  @Field(() => Boolean, {
    description: "Whether it was for a payment that came too late: the order keeps its state.",
  })
  late!: boolean;
}

/** SQL condition: a refund has failed, and its money is still owed. */
export const IS_OWED = "failed_at is not null and paid_back_at is null and retried_at is null";

/** `failed_at` and `failure_reason` of a failed refund are never null. */
const failureColumns = columns<RefundFailure & { orderId: string }>({
  orderId: uuid("order_id"),
  at: instant("coalesce(failed_at, refunds.created_at)"),
  amount: money("refunds.amount_cents"),
  reason: text("coalesce(failure_reason, 'unknown')"),
  restocked: boolean(
    "case when refunds.units is null then restocked else refunds.restocked_units >= refunds.units end",
  ),
  late: boolean("refunds.reason = 'ORDER_CLOSED'"),
});

/** The failed, still owed refund of each order; the oldest if there are several. */
export const failuresOfOrders = lookupOf(
  failureColumns,
  "refunds join orders on orders.id = order_id",
  "orderId",
  `and ${IS_OWED} order by failed_at desc, refunds.id desc`,
);

/** SQL of a refund's units. Refunds of release 0.1.0 are of the whole order. */
const UNITS = "coalesce(refunds.units, qty)";

const owedColumns = columns({
  id: uuid("refunds.id"),
  paymentId: uuid("payment_id"),
  orderId: uuid("order_id"),
  number: text("number"),
  amountMinor: integer("refunds.amount_cents::integer"),
  units: integer(UNITS),
  restockedUnits: integer(
    "case when refunds.units is not null then refunds.restocked_units when restocked then qty else 0 end",
  ),
  reason: text<RefundReason>("reason"),
});

/** A failed, still owed refund. */
export type OwedRefund = RowOf<typeof owedColumns>;

/** The failed, still owed refunds of an order, the oldest first. */
export const listOwedRefunds = listerOf(
  select(
    owedColumns,
    `from refunds join orders on orders.id = order_id
      where order_id = $1 and ${IS_OWED} order by failed_at, refunds.id`,
  ),
);

const recordColumns = columnsOf(
  RefundTable,
  "id",
  "paymentId",
  "orderId",
  "amountMinor",
  "giftCardMinor",
  "reason",
  "createdAt",
);
const refundColumns = recordColumns.with({
  /** The reason of the failure; null if the refund didn't fail. */
  failure: nullable(text("failure_reason")),
  paidBack: boolean("paid_back_at is not null"),
});

/** A refund of an order's part of a payment. */
export type Refund = RowOf<typeof refundColumns>;

/** Finds a refund by its id, or null. */
export const findRefund = finderOf(select(refundColumns, "from refunds where id = $1"));

/** The refunds of a payment. */
export const listRefundsOfPayment = listerOf(select(refundColumns, "from refunds where payment_id = $1"));

/** The refund that made an order REFUNDED; null without one. Refunds of payments that came too late don't count. */
export const findRefundOfOrder = finderOf(
  select(
    refundColumns,
    "from refunds where order_id = $1 and reason <> 'ORDER_CLOSED' order by created_at desc limit 1",
  ),
);

const paidColumns = columns({
  id: uuid("id"),
  amountMinor: integer("amount_cents::integer"),
  paidAt: instant("paid_at"),
});

/** Finds a confirmed payment; returns null if it doesn't exist or isn't confirmed. The caller checks access. */
export const findPaidPayment = finderOf(
  select(paidColumns, "from payments where id = $1 and paid_at is not null"),
);
