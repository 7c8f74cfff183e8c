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
@InputType({
  description: "The shop's country, its countries of delivery, and whether its prices contain tax.",
})
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
      "The number of days after delivery in which customers can return a product: 0 to 365; 0: no returns. Null: the shop doesn't say. Omitted: unchanged.",
  })
  returnDays?: number | null;
}

@ValidatedBy(shippingMethodSchema)
@InputType({ description: "A delivery method." })
export class ShippingMethodInput {
  @Field(() => String, { description: "1 to 60 characters; unique, ignoring case." })
  name!: string;

  @Field(() => [String], {
    description: "Its countries; empty: all countries of delivery.",
  })
  countries!: string[];

  @Field(() => Float, { description: "In the shop's currency: 0 to 99,999.99." })
  price!: number;

  @Field(() => Float, {
    nullable: true,
    description: "Free from this amount of goods in the shop's currency, after a discount.",
  })
  freeFrom?: number | null;

  @Field(() => Int, { nullable: true, description: "The minimum number of days: 0 to 365." })
  daysMin?: number | null;

  @Field(() => Int, { nullable: true, description: "The maximum number of days: 0 to 365." })
  daysMax?: number | null;

  @Field(() => Boolean, { defaultValue: true, description: "Whether customers can choose it." })
  enabled!: boolean;
}

@ValidatedBy(taxRateSchema)
@InputType({ description: "A tax of a country, or of one of its regions." })
export class TaxRateInput {
  @Field(() => String, { description: COUNTRY })
  country!: string;

  @Field(() => String, {
    nullable: true,
    description: "A region of the country: name or ISO 3166-2 code, in any case; null: the whole country.",
  })
  region?: string | null;

  @Field(() => String, { description: "The displayed name, such as VAT. 1 to 60 characters." })
  name!: string;

  @Field(() => Float, { description: "19 is 19 %. 0 to 100, with at most four decimals." })
  percent!: number;

  @Field(() => ID, {
    nullable: true,
    description:
      "The category with the products it applies to, including its subcategories; null: all products.",
  })
  categoryId?: string | null;
}

@ValidatedBy(discountSchema)
@InputType({ description: "A discount code for a percentage or an amount." })
export class DiscountInput {
  @Field(() => String, {
    description: "3 to 40 Latin letters, digits and hyphens; unique. It is stored in capitals.",
  })
  code!: string;

  @Field(() => Float, { nullable: true, description: "0.01 to 100; null for an amount." })
  percent?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "In the shop's currency: 0.01 to 999,999.99; null for a percentage.",
  })
  amount?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "The minimum price of the goods, in the shop's currency.",
  })
  minimum?: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it starts to apply." })
  startsAt?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it stops applying." })
  endsAt?: Date | null;

  @Field(() => Int, { nullable: true, description: "The maximum number of carts that can use it." })
  maxUses?: number | null;

  @Field(() => Boolean, { defaultValue: false, description: "Whether each customer can use it only once." })
  oncePerCustomer!: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      "The category with the products it applies to, including its subcategories; null: all products.",
  })
  categoryId?: string | null;
}
