import { cartItemSchema, placeOrderSchema, placeOrdersSchema } from "@shop/shared/schemas/order";
import { Field, ID, InputType, Int } from "type-graphql";
import { ValidatedBy } from "../../validation";

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

@ValidatedBy(cartItemSchema)
@InputType({ description: "A product of a cart and its quantity." })
export class CartItemInput {
  @Field(() => ID, { description: "The `id` of the product." })
  productId!: string;

  @Field(() => Int, { description: "1 or more, and less than what is in stock." })
  qty!: number;
}

@ValidatedBy(placeOrdersSchema)
@InputType({ description: "The orders of a whole cart." })
export class PlaceOrdersInput {
  @Field(() => [CartItemInput], { description: "1 to 50 different products." })
  items!: CartItemInput[];

  @Field(() => String, { description: "The recipient; 1 to 100 characters." })
  name!: string;

  @Field(() => String, { description: "The shipping address; 1 to 500 characters." })
  address!: string;

  @Field(() => String, { description: "For the carrier; 3 to 40 characters." })
  phone!: string;

  @Field(() => ID, {
    description:
      "Chosen by the client, one per form. A repeat with the same key returns the first result and places nothing more.",
  })
  idempotencyKey!: string;
}
