import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, ObjectType } from "type-graphql";
import { Nullable } from "../../nullable";
import { enumType } from "../../enum-type";

/** The states of a payment. */
export const PaymentStatus = enumType("PaymentStatus", "The state of a payment.", {
  OPEN: "The payment provider has not confirmed it yet.",
  PAID: "The payment provider has confirmed it.",
  EXPIRED: "It was declined, or its page was closed; nothing was paid.",
});
type PaymentStatus = keyof typeof PaymentStatus;

@ObjectType({ description: "A payment of one or several orders of a customer." })
export class Payment {
  @Field(() => ID, { description: "Permanent and never reused." })
  id!: string;

  @Field(() => PaymentStatus, { description: "Its state, as the payment provider has confirmed it." })
  status!: PaymentStatus;

  @Field(() => Float, { description: "The total, in the shop's currency." })
  amount!: number;

  @Field(() => String, { description: "ISO 4217, in lower case." })
  currency!: string;

  @Field(() => GraphQLDateTime, { description: "When it was started." })
  createdAt!: Date;

  @Nullable(() => GraphQLDateTime, "When it was confirmed.")
  paidAt!: Date | null;
}

@ObjectType({ description: "The payment provider's page for a payment." })
export class PaymentPage {
  @Field(() => String, { description: "The address to send the customer's browser to." })
  url!: string;

  @Field(() => Float, { description: "The amount to pay, in the shop's currency." })
  amount!: number;

  @Field(() => String, { description: "ISO 4217, in lower case." })
  currency!: string;
}
