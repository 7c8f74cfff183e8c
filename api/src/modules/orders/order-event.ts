import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ObjectType } from "type-graphql";
import { OrderStatus } from "./order-status.enum";

@ObjectType({ description: "A step in the life of an order." })
export class OrderEvent {
  @Field(() => GraphQLDateTime, { description: "When it happened." })
  at!: Date;

  @Field(() => OrderStatus, {
    description: "The state that it reached then, or in which something was noted.",
  })
  status!: OrderStatus;

  @Field(() => String, {
    nullable: true,
    description:
      "An admin's email or 'a deleted account', `Key 'name'` of an API key, or 'customer', 'payment' or 'system'. Customers see 'shop' in place of the first three.",
  })
  by!: string | null;

  @Field(() => String, { nullable: true, description: "What else is known of it." })
  note!: string | null;

  @Field(() => Float, { nullable: true, description: "What went back at this step, in dollars." })
  refunded!: number | null;
}
