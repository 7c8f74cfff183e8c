import { cartItemSchema, quoteSchema } from "@shop/shared/schemas/order";
import { Field, ID, InputType, Int } from "type-graphql";
import { Nullable } from "../../nullable";
import { ValidatedBy } from "../../validation";

@ValidatedBy(cartItemSchema)
@InputType({ description: "A product of a cart and its quantity." })
export class CartItemInput {
  @Field(() => ID, { description: "The `id` of the product." })
  productId!: string;

  @Field(() => Int, { description: "1 or more, and less than the stock." })
  qty!: number;
}

@ValidatedBy(quoteSchema)
@InputType({ description: "A cart with the other input of its price." })
export class QuoteInput {
  @Field(() => [CartItemInput], { description: "1 to 50 different products." })
  items!: CartItemInput[];

  @Nullable(() => String, "The country of delivery: ISO 3166-1 alpha-2; the shop's own country by default.")
  country?: string | null;

  @Nullable(() => String, "The state or province, if taxes depend on it; at most 100 characters.")
  region?: string | null;

  @Nullable(() => String, "The postcode; at most 20 characters.")
  postalCode?: string | null;

  @Nullable(() => ID, "The delivery method; the cheapest one by default, or if it isn't available.")
  shippingMethodId?: string | null;

  @Nullable(() => String, "A discount code, in any case.")
  discountCode?: string | null;

  @Nullable(() => String, "The code of a gift card, in any case.")
  giftCardCode?: string | null;
}
