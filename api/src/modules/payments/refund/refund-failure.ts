import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ObjectType } from "type-graphql";

@ObjectType({ description: "A refund that failed at the payment provider, and whose money is still owed." })
export class RefundFailure {
  @Field(() => GraphQLDateTime, { description: "When it failed." })
  at!: Date;

  @Field(() => Float, { description: "What is owed, in dollars." })
  amount!: number;

  @Field(() => String, { description: "The payment provider's code, such as `lost_or_stolen_card`." })
  reason!: string;

  @Field(() => Boolean, { description: "Whether the order's units are back in stock." })
  restocked!: boolean;

  @Field(() => Boolean, {
    description: "Whether it was of a payment that came too late: the order stays as it is.",
  })
  late!: boolean;
}
