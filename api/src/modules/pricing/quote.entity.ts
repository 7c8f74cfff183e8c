import { Field, Float, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A tax of a quote or an order, as customers read it." })
export class TaxLine {
  @Field(() => String, { description: "Such as VAT." })
  name!: string;

  @Field(() => Float, { description: "19 is 19 %." })
  percent!: number;

  @Field(() => Float, { description: "In dollars." })
  amount!: number;
}

@ObjectType({ description: "A way of delivery at its price for this cart." })
export class ShippingOption {
  @Field(() => ID, { description: "The `id` of the way of delivery." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => Float, { description: "In dollars." })
  price!: number;

  @Field(() => Int, { nullable: true, description: "The fewest days that it takes." })
  daysMin!: number | null;

  @Field(() => Int, { nullable: true, description: "The most days that it takes." })
  daysMax!: number | null;
}

@ObjectType({ description: "What a cart would cost now, in dollars. Nothing is reserved." })
export class Quote {
  @Field(() => Float, { description: "The products at today's prices." })
  items!: number;

  @Field(() => Float, { description: "What the code takes off; 0 or more." })
  discount!: number;

  @Field(() => Float, { description: "The delivery." })
  shipping!: number;

  @Field(() => Float, { description: "The tax, contained in the total either way." })
  tax!: number;

  @Field(() => Boolean, { description: "Whether the prices contain the tax. Otherwise it is added." })
  taxIncluded!: boolean;

  @Field(() => Float, { description: "What is charged." })
  total!: number;

  @Field(() => String, { description: "ISO 4217, in lower case." })
  currency!: string;

  @Field(() => [TaxLine], { description: "The taxes, the highest rate first." })
  taxLines!: TaxLine[];

  @Field(() => Boolean, { description: "Whether the shop delivers to the country." })
  delivers!: boolean;

  @Field(() => [ShippingOption], {
    description:
      "The ways of delivery, cheapest first. Empty where the shop doesn't deliver, or has set none.",
  })
  shippingOptions!: ShippingOption[];

  @Field(() => ID, { nullable: true, description: "The way of delivery that was counted." })
  shippingMethodId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the code doesn't count, in words; null if it does.",
  })
  discountProblem!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the total can't be paid online, in words; null if it can, or if nothing is to be paid.",
  })
  paymentProblem!: string | null;
}
