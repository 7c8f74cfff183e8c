import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ObjectType } from "type-graphql";
import { Nullable } from "../../../nullable";
import { OrderStatus } from "../order-status.enum";

@ObjectType({ description: "An entry in an order's history." })
export class OrderEvent {
  @Field(() => GraphQLDateTime, { description: "When it happened." })
  at!: Date;

  @Field(() => OrderStatus, {
    description: "The state after this step.",
  })
  status!: OrderStatus;

  @Nullable(
    () => String,
    "An admin's email or 'a deleted account', `Key 'name'` of an API key, or 'customer', 'payment' or 'system'. Customers see 'shop' instead of the first three.",
  )
  by!: string | null;

  @Nullable(() => String, "A note with details.")
  note!: string | null;

  @Nullable(() => Float, "The amount refunded at this step, in the shop's currency.")
  refunded!: number | null;
}
