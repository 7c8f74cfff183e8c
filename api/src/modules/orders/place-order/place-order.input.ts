import { placeOrderSchema } from "@shop/shared/schemas/order";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { DomainError, REFUSAL_MESSAGE } from "../../../errors";
import { ValidatedBy } from "../../../validation";
import { Order } from "../order.entity";

@ValidatedBy(placeOrderSchema)
@InputType({ description: "An order to be placed." })
export class PlaceOrderInput {
  @Field(() => ID, { description: "The `id` of the ordered product." })
  productId!: string;

  @Field(() => Int, { description: "1 or more, and less than what is in stock." })
  qty!: number;

  @Field(() => String, { description: "The recipient; 1 to 100 characters." })
  name!: string;

  @Field(() => String, { description: "The shipping address; 1 to 500 characters." })
  address!: string;

  @Field(() => String, { description: "For the carrier; 3 to 40 characters." })
  phone!: string;

  @Field(() => ID, {
    description:
      "Chosen by the client, one per form. A repeat with the same key returns the first result and places no second order.",
  })
  idempotencyKey!: string;
}

/** The customer already has an unpaid order of this product (D-10). */
@ObjectType({ description: "The customer already has an unpaid order of this product." })
export class DuplicateOrder extends DomainError {
  @Field(() => String, { description: REFUSAL_MESSAGE })
  declare message: string;

  @Field(() => Order, { description: "The existing unpaid order." })
  readonly order: Order;

  constructor(order: Order) {
    super("CONFLICT", "You already have an unpaid order of this product.");
    this.order = order;
  }
}
