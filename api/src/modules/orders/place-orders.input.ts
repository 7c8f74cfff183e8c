import { placeOrderSchema, placeOrdersSchema } from "@shop/shared/schemas/order";
import { Field, Float, ID, InputType, Int } from "type-graphql";
import { Nullable } from "../../nullable";
import { ValidatedBy } from "../../validation";
import { AddressInput } from "../addresses/address.input";
import { CartItemInput } from "../pricing/quote.input";

/** The delivery of an order: address, method, discount code and expected total. */
@InputType()
export abstract class DeliveryInput {
  @Nullable(() => String, "The recipient; 1 to 100 characters.")
  name?: string | null;

  @Nullable(() => String, "The shipping address as one text; 1 to 500 characters.")
  address?: string | null;

  @Nullable(() => String, "For the carrier; 3 to 40 characters.")
  phone?: string | null;

  @Nullable(
    () => AddressInput,
    "The address field by field; `name`, `address` and `phone` can then be omitted.",
  )
  shippingAddress?: AddressInput | null;

  @Nullable(() => ID, "The delivery method; the cheapest one by default.")
  shippingMethodId?: string | null;

  @Nullable(() => String, "A discount code, in any case.")
  discountCode?: string | null;

  @Nullable(() => String, "A note for the shop; at most 500 characters.")
  note?: string | null;

  @Nullable(
    () => String,
    "The code of a gift card, in any case: it pays as much of the total as is left on it.",
  )
  giftCardCode?: string | null;

  @Nullable(() => Float, "The expected total, in the shop's currency. If it differs, nothing is ordered.")
  expectedTotal?: number | null;
}

@ValidatedBy(placeOrderSchema)
@InputType({ description: "An order to place." })
export class PlaceOrderInput extends DeliveryInput {
  @Field(() => ID, { description: "The `id` of the ordered product." })
  productId!: string;

  @Field(() => Int, { description: "1 or more, and less than the stock." })
  qty!: number;

  @Field(() => ID, {
    description:
      "Chosen by the client, one per form. A repeat with the same key returns the first result and places no second order.",
  })
  idempotencyKey!: string;
}

@ValidatedBy(placeOrdersSchema)
@InputType({ description: "The orders of a whole cart." })
export class PlaceOrdersInput extends DeliveryInput {
  @Field(() => [CartItemInput], { description: "1 to 50 different products." })
  items!: CartItemInput[];

  @Field(() => ID, {
    description:
      "Chosen by the client, one per form. A repeat with the same key returns the first result and places nothing more.",
  })
  idempotencyKey!: string;
}
