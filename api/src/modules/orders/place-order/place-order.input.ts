import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { DomainError, REFUSAL_MESSAGE } from "../../../errors";
import { Text, Whole } from "../../../validation";
import { Order } from "../order.entity";

/** What an order's fields may hold; GraphQL, REST and the shipping form keep to the same. */
export const orderBounds = {
  productId: { min: 1, max: 100 },
  qty: { min: 1, max: 1_000_000 },
  name: { min: 1, max: 100 },
  address: { min: 1, max: 500 },
  phone: { min: 3, max: 40 },
  idempotencyKey: { min: 1, max: 100 },
} as const;

@InputType({ description: "What a customer orders, and where it goes." })
export class PlaceOrderInput {
  @Text(orderBounds.productId)
  @Field(() => ID, { description: "The `id` of the product that is ordered." })
  productId!: string;

  @Whole(orderBounds.qty)
  @Field(() => Int, { description: "1 or more, and less than what is in stock." })
  qty!: number;

  @Text(orderBounds.name)
  @Field(() => String, { description: "Who receives it; 1 to 100 characters." })
  name!: string;

  @Text(orderBounds.address)
  @Field(() => String, { description: "Where it goes; 1 to 500 characters." })
  address!: string;

  @Text(orderBounds.phone)
  @Field(() => String, { description: "For the carrier; 3 to 40 characters." })
  phone!: string;

  @Text(orderBounds.idempotencyKey)
  @Field(() => ID, {
    description:
      "Chosen by the client, one per form: a repeat with the same key returns the first result and orders nothing more.",
  })
  idempotencyKey!: string;
}

/** The customer already has an unpaid order of this product (D-10). */
@ObjectType({ description: "The customer already has an unpaid order of this product." })
export class DuplicateOrder extends DomainError {
  @Field(() => String, { description: REFUSAL_MESSAGE })
  declare message: string;

  @Field(() => Order, { description: "The unpaid order that there is." })
  readonly order: Order;

  constructor(order: Order) {
    super("CONFLICT", "You already have an unpaid order of this product.");
    this.order = order;
  }
}
