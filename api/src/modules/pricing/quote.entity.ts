import { Field, Float, ID, ObjectType } from "type-graphql";
import { Nullable } from "../../nullable";
import { DeliveryTime } from "./delivery-time.entity";

@ObjectType({ description: "A tax of a quote or an order, for display.", simpleResolvers: true })
export class TaxLine {
  @Field(() => String, { description: "Such as VAT." })
  name!: string;

  @Field(() => Float, { description: "19 is 19 %." })
  percent!: number;

  @Field(() => Float, { description: "In the shop's currency." })
  amount!: number;
}

@ObjectType({ description: "A delivery method with its price for this cart.", simpleResolvers: true })
export class ShippingOption extends DeliveryTime {
  @Field(() => ID, { description: "The `id` of the delivery method." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => Float, { description: "In the shop's currency." })
  price!: number;
}

@ObjectType({
  description: "The current price of a cart, in the shop's currency. Nothing is reserved.",
  simpleResolvers: true,
})
export class Quote {
  @Field(() => Float, { description: "The products at their current prices." })
  items!: number;

  @Field(() => Float, { description: "The discount of the code; 0 or more." })
  discount!: number;

  @Field(() => Float, { description: "The cost of delivery." })
  shipping!: number;

  @Field(() => Float, { description: "The tax, which the total includes in any case." })
  tax!: number;

  @Field(() => Boolean, { description: "Whether the prices contain the tax. Otherwise it is added." })
  taxIncluded!: boolean;

  @Field(() => Float, { description: "The total." })
  total!: number;

  @Field(() => String, { description: "ISO 4217, in lower case." })
  currency!: string;

  @Field(() => [TaxLine], { description: "The taxes, the highest rate first." })
  taxLines!: TaxLine[];

  @Field(() => Boolean, { description: "Whether the shop delivers to the country." })
  delivers!: boolean;

  @Field(() => [ShippingOption], {
    description:
      "The delivery methods, cheapest first. Empty if the shop doesn't deliver there, or has none.",
  })
  shippingOptions!: ShippingOption[];

  @Nullable(() => ID, "The delivery method included in the total.")
  shippingMethodId!: string | null;

  @Nullable(() => String, "Why the code doesn't apply, in words; null if it does.")
  discountProblem!: string | null;

  @Field(() => Float, { description: "The part of the total that the gift card pays." })
  giftCard!: number;

  @Nullable(() => String, "Why the gift card doesn't pay, in words; null if it does, or without a card.")
  giftCardProblem!: string | null;

  @Field(() => Boolean, { description: "Whether a discount code can apply: not to gift cards alone." })
  acceptsCodes!: boolean;

  @Field(() => Boolean, { description: "Whether a gift card can pay: not for another gift card." })
  acceptsGiftCards!: boolean;

  @Nullable(
    () => String,
    "Why the total, less the gift card, can't be paid online, in words; null if it can, or if it is 0.",
  )
  paymentProblem!: string | null;
}
