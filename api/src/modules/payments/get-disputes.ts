import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, ObjectType } from "type-graphql";
import { Nullable } from "../../nullable";
import type { DisputeStatus as Status } from "../../context/payment-gateway";
import type { RequestContext } from "../../context/context";
import { boolean, columns, money, instant, nullable, text, uuid, type RowOf } from "../../data/columns";
import { finderOf, rows, select } from "../../data/rows";
import { lookupAllOf } from "../../data/shared-lookups";
import { enumType } from "../../enum-type";

/** The state of a dispute. */
export const DisputeStatus = enumType<Status>("DisputeStatus", "The state of a dispute.", {
  NEEDS_RESPONSE: "The shop can answer it in the payment provider's dashboard.",
  UNDER_REVIEW: "The customer's bank decides.",
  WON: "The money stays with the shop.",
  LOST: "The money was returned to the customer.",
  CLOSED: "It ended without a decision, such as an inquiry that took no money.",
});

@ObjectType({ description: "A dispute of an order's payment by the customer's bank, or its inquiry." })
export class Dispute {
  @Field(() => ID, { description: "Permanent and never reused." })
  id!: string;

  @Field(() => Float, { description: "The disputed amount, for all orders of the payment together." })
  amount!: number;

  @Field(() => String, { description: "ISO 4217, in lower case." })
  currency!: string;

  @Field(() => String, { description: "The payment provider's code, such as `fraudulent`." })
  reason!: string;

  @Field(() => DisputeStatus, { description: "Its state." })
  status!: Status;

  @Field(() => Boolean, { description: "Whether it is an inquiry of the bank: no money was withdrawn." })
  inquiry!: boolean;

  @Field(() => Boolean, {
    description: "Whether the payment provider still allows refunds of the payment.",
  })
  refundable!: boolean;

  @Nullable(() => GraphQLDateTime, "The deadline for the shop's response.")
  respondBy!: Date | null;

  @Field(() => GraphQLDateTime, { description: "When the bank opened it." })
  openedAt!: Date;

  @Nullable(() => GraphQLDateTime, "When it was won, lost or closed.")
  closedAt!: Date | null;
}

const disputeColumns = columns<Dispute>({
  id: uuid("disputes.id"),
  amount: money("disputes.amount_cents"),
  currency: text("disputes.currency"),
  reason: text("disputes.reason"),
  status: text("disputes.status"),
  inquiry: boolean("inquiry"),
  refundable: boolean("refundable"),
  respondBy: nullable(instant("respond_by")),
  openedAt: instant("opened_at"),
  closedAt: nullable(instant("closed_at")),
});

/** The disputes of each order's payments, newest first. */
export const disputesOfOrders = lookupAllOf(
  disputeColumns.with({ orderId: uuid("order_id") }),
  "payment_orders join disputes using (payment_id)",
  "orderId",
  "order by opened_at desc, disputes.id",
);

const ofPaymentColumns = disputeColumns.with({ paymentId: uuid("payment_id") });

/** A dispute with its payment. */
export type FoundDispute = RowOf<typeof ofPaymentColumns>;

/** Finds a dispute by its id, or null. */
export const findDispute = finderOf(select(ofPaymentColumns, "from disputes where disputes.id = $1"));

const idColumn = columns({ id: uuid("id") });
const blocking = select(idColumn, "from disputes where payment_id = $1 and not refundable limit 1");

/** Whether the provider refuses to refund a payment because the customer's bank disputes it. */
export async function isRefundBlocked(
  { db }: Pick<RequestContext, "db">,
  paymentId: string,
): Promise<boolean> {
  return (await rows(db, blocking, [paymentId])).length > 0;
}
