import { Field, Float, ObjectType } from "type-graphql";

@ObjectType({ description: "Where the customer pays: a page of the payment provider." })
export class PaymentPage {
  @Field(() => String, { description: "The address to send the customer's browser to." })
  url!: string;

  @Field(() => Float, { description: "What is to be paid, in dollars." })
  amount!: number;

  @Field(() => String, { description: "ISO 4217, in lower case." })
  currency!: string;
}
