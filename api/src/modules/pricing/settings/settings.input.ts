import {
  discountSchema,
  shippingMethodSchema,
  shopSettingsSchema,
  taxRateSchema,
} from "@shop/shared/schemas/shop-settings";
import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, InputType, Int } from "type-graphql";
import { ValidatedBy } from "../../../validation";

const COUNTRY = "ISO 3166-1 alpha-2, such as US.";

@ValidatedBy(shopSettingsSchema)
@InputType({ description: "Where the shop is, where it delivers to, and whether its prices contain tax." })
export class ShopSettingsInput {
  @Field(() => String, { description: `The shop's own country: ${COUNTRY}` })
  country!: string;

  @Field(() => Boolean, { description: "Whether prices contain the tax. Otherwise it is added." })
  pricesIncludeTax!: boolean;

  @Field(() => [String], { description: "The countries that the shop delivers to; empty: everywhere." })
  countries!: string[];

  @Field(() => Int, {
    nullable: true,
    description:
      "How many days after delivery customers can return a product: 0 to 365; 0: they can't. Null: the shop says nothing of it. Omitted: it stays as it is.",
  })
  returnDays?: number | null;
}

@ValidatedBy(shippingMethodSchema)
@InputType({ description: "A way of delivery." })
export class ShippingMethodInput {
  @Field(() => String, { description: "1 to 60 characters; unique, ignoring case." })
  name!: string;

  @Field(() => [String], {
    description: "The countries that it is for; empty: wherever the shop delivers to.",
  })
  countries!: string[];

  @Field(() => Float, { description: "In dollars: 0 to 99,999.99." })
  price!: number;

  @Field(() => Float, {
    nullable: true,
    description: "Free for goods of this amount in dollars, after a discount, or more.",
  })
  freeFrom?: number | null;

  @Field(() => Int, { nullable: true, description: "The fewest days that it takes: 0 to 365." })
  daysMin?: number | null;

  @Field(() => Int, { nullable: true, description: "The most days that it takes: 0 to 365." })
  daysMax?: number | null;

  @Field(() => Boolean, { defaultValue: true, description: "Whether it is offered." })
  enabled!: boolean;
}

@ValidatedBy(taxRateSchema)
@InputType({ description: "A tax of a country, or of one of its regions." })
export class TaxRateInput {
  @Field(() => String, { description: COUNTRY })
  country!: string;

  @Field(() => String, {
    nullable: true,
    description: "A region of the country: name or ISO 3166-2 code, in any case; null: all of it.",
  })
  region?: string | null;

  @Field(() => String, { description: "What customers see, such as VAT. 1 to 60 characters." })
  name!: string;

  @Field(() => Float, { description: "19 is 19 %. 0 to 100, with at most four decimals." })
  percent!: number;

  @Field(() => ID, {
    nullable: true,
    description: "The category whose products it is for, with everything below it; null: all products.",
  })
  categoryId?: string | null;
}

@ValidatedBy(discountSchema)
@InputType({ description: "A discount code. It takes off a percentage or an amount." })
export class DiscountInput {
  @Field(() => String, {
    description: "3 to 40 Latin letters, digits and hyphens; unique. It is stored in capitals.",
  })
  code!: string;

  @Field(() => Float, { nullable: true, description: "0.01 to 100; null where it takes off an amount." })
  percent?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "In dollars: 0.01 to 999,999.99; null where it takes off a percentage.",
  })
  amount?: number | null;

  @Field(() => Float, { nullable: true, description: "The goods must cost this many dollars or more." })
  minimum?: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "It counts from then on." })
  startsAt?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "It counts until then." })
  endsAt?: Date | null;

  @Field(() => Int, { nullable: true, description: "How many carts may use it in all." })
  maxUses?: number | null;

  @Field(() => Boolean, { defaultValue: false, description: "Whether a customer may use it once only." })
  oncePerCustomer!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: "The category whose products it is for, with everything below it; null: all products.",
  })
  categoryId?: string | null;
}
