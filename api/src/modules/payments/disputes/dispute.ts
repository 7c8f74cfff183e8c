import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, ObjectType, registerEnumType } from "type-graphql";
import type { DisputeStatus as Status } from "../../../context/payment-gateway";

/** What became of a dispute. Keys equal values, because TypeGraphQL publishes the keys. */
export const DisputeStatus = {
  NEEDS_RESPONSE: "NEEDS_RESPONSE",
  UNDER_REVIEW: "UNDER_REVIEW",
  WON: "WON",
  LOST: "LOST",
  CLOSED: "CLOSED",
} as const satisfies { [Name in Status]: Name };

registerEnumType(DisputeStatus, {
  name: "DisputeStatus",
  description: "What became of a dispute.",
  valuesConfig: {
    NEEDS_RESPONSE: { description: "The shop can answer it in the payment provider's dashboard." },
    UNDER_REVIEW: { description: "The customer's bank decides." },
    WON: { description: "The money stays with the shop." },
    LOST: { description: "The money went back to the customer." },
    CLOSED: { description: "It ended without a decision, such as an inquiry that took no money." },
  },
});

@ObjectType({ description: "The customer's bank disputes the payment of an order, or asks about it." })
export class Dispute {
  @Field(() => ID, { description: "Permanent and never reused." })
  id!: string;

  @Field(() => Float, { description: "The disputed amount, for all orders of the payment together." })
  amount!: number;

  @Field(() => String, { description: "ISO 4217, in lower case." })
  currency!: string;

  @Field(() => String, { description: "The payment provider's code, such as `fraudulent`." })
  reason!: string;

  @Field(() => DisputeStatus, { description: "What became of it." })
  status!: Status;

  @Field(() => Boolean, { description: "Whether the bank only asks so far: no money was taken." })
  inquiry!: boolean;

  @Field(() => Boolean, {
    description: "Whether the payment can still be given back through the payment provider.",
  })
  refundable!: boolean;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Until when the shop can answer." })
  respondBy!: Date | null;

  @Field(() => GraphQLDateTime, { description: "When the bank opened it." })
  openedAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was won, lost or closed." })
  closedAt!: Date | null;
}
