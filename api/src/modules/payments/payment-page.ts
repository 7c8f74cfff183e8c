import { Field, Float, ObjectType } from "type-graphql";

@ObjectType({ description: "The payment provider's page for a payment." })
export class PaymentPage {
  @Field(() => String, { description: "The address to send the customer's browser to." })
  url!: string;

  @Field(() => Float, { description: "The amount to pay, in dollars." })
  amount!: number;

  @Field(() => String, { description: "ISO 4217, in lower case." })
  currency!: string;
}
