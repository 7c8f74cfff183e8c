import { Field, Float, ObjectType } from "type-graphql";
import { DomainError, REFUSAL_MESSAGE } from "../../errors";

@ObjectType({ description: "Where the customer pays: a page of the payment provider." })
export class PaymentPage {
  @Field(() => String, { description: "The address to send the customer's browser to." })
  url!: string;

  @Field(() => Float, { description: "What is to be paid, in dollars." })
  amount!: number;

  @Field(() => String, { description: "ISO 4217, in lower case." })
  currency!: string;
}

@ObjectType({ description: "The payment can't be started." })
export class PaymentRefused extends DomainError {
  @Field(() => String, { description: REFUSAL_MESSAGE })
  declare message: string;

  constructor(message: string) {
    super("CONFLICT", message);
  }
}
