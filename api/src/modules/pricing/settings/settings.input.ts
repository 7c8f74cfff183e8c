import {
  discountSchema,
  footerLinkSchema,
  shippingMethodSchema,
  shopSettingsSchema,
  taxRateSchema,
} from "@shop/shared/schemas/shop-settings";
import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, InputType, Int } from "type-graphql";
import { Nullable } from "../../../nullable";
import { ValidatedBy } from "../../../validation";

const COUNTRY = "ISO 3166-1 alpha-2, such as US.";

@ValidatedBy(footerLinkSchema)
@InputType({ description: "A link in the footer of every page." })
export class FooterLinkInput {
  @Field(() => String, { description: "The displayed text: 1 to 40 characters." })
  label!: string;

  @Field(() => String, { description: "An https address, or a path of the shop such as `/contact`." })
  url!: string;
}

/** A field of the storefront. */
const Words = (description: string) =>
  Nullable(() => String, `${description} Null: the default. Omitted: unchanged.`);

@ValidatedBy(shopSettingsSchema)
@InputType({ description: "Settings of the shop and its storefront. Omitted ones stay unchanged." })
export class ShopSettingsInput {
  @Nullable(() => String, `The shop's own country: ${COUNTRY}`)
  country?: string;

  @Nullable(() => Boolean, "Whether prices contain the tax. Otherwise it is added.")
  pricesIncludeTax?: boolean;

  @Nullable(() => [String], "The countries that the shop delivers to; empty: everywhere.")
  countries?: string[];

  @Nullable(
    () => Int,
    "The number of days after delivery in which customers can return a product: 0 to 365; 0: no returns. Null: the shop doesn't say. Omitted: unchanged.",
  )
  returnDays?: number | null;

  @Words("The shop's name: 1 to 60 characters.")
  name?: string | null;

  @Words("The path of an uploaded logo, from `POST /storefront/pictures`.")
  logoUrl?: string | null;

  @Words("Such as #1f5fbf, with a contrast of 4.5:1 to white.")
  accentColor?: string | null;

  @Words("The home page's line: 1 to 120 characters.")
  tagline?: string | null;

  @Words("The path of an uploaded image, from `POST /storefront/pictures`.")
  heroImageUrl?: string | null;

  @Nullable(() => [ID], "The collections on the home page, at most 6. Null: none. Omitted: unchanged.")
  featuredCollectionIds?: string[] | null;

  @Words("The text about delivery: 1 to 1,000 characters.")
  deliveryText?: string | null;

  @Words("The text about returns: 1 to 1,000 characters.")
  returnText?: string | null;

  @Nullable(
    () => [FooterLinkInput],
    "The shop's own links in the footer, at most 8. Null: none. Omitted: unchanged.",
  )
  footerLinks?: FooterLinkInput[] | null;

  @Nullable(
    () => Int,
    "The `storefrontVersion` that the change is based on; CONFLICT if another one has been published since. Null: any.",
  )
  storefrontVersion?: number | null;
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

  @Nullable(() => Float, "Free from this amount of goods in the shop's currency, after a discount.")
  freeFrom?: number | null;

  @Nullable(() => Int, "The minimum number of days: 0 to 365.")
  daysMin?: number | null;

  @Nullable(() => Int, "The maximum number of days: 0 to 365.")
  daysMax?: number | null;

  @Field(() => Boolean, { defaultValue: true, description: "Whether customers can choose it." })
  enabled!: boolean;
}

@ValidatedBy(taxRateSchema)
@InputType({ description: "A tax of a country, or of one of its regions." })
export class TaxRateInput {
  @Field(() => String, { description: COUNTRY })
  country!: string;

  @Nullable(
    () => String,
    "A region of the country: name or ISO 3166-2 code, in any case; null: the whole country.",
  )
  region?: string | null;

  @Field(() => String, { description: "The displayed name, such as VAT. 1 to 60 characters." })
  name!: string;

  @Field(() => Float, { description: "19 is 19 %. 0 to 100, with at most four decimals." })
  percent!: number;

  @Nullable(
    () => ID,
    "The category with the products it applies to, including its subcategories; null: all products.",
  )
  categoryId?: string | null;
}

@ValidatedBy(discountSchema)
@InputType({ description: "A discount code for a percentage or an amount." })
export class DiscountInput {
  @Field(() => String, {
    description: "3 to 40 Latin letters, digits and hyphens; unique. It is stored in capitals.",
  })
  code!: string;

  @Nullable(() => Float, "0.01 to 100; null for an amount.")
  percent?: number | null;

  @Nullable(() => Float, "In the shop's currency: 0.01 to 999,999.99; null for a percentage.")
  amount?: number | null;

  @Nullable(() => Float, "The minimum price of the goods, in the shop's currency.")
  minimum?: number | null;

  @Nullable(() => GraphQLDateTime, "When it starts to apply.")
  startsAt?: Date | null;

  @Nullable(() => GraphQLDateTime, "When it stops applying.")
  endsAt?: Date | null;

  @Nullable(() => Int, "The maximum number of carts that can use it.")
  maxUses?: number | null;

  @Field(() => Boolean, { defaultValue: false, description: "Whether each customer can use it only once." })
  oncePerCustomer!: boolean;

  @Nullable(
    () => ID,
    "The category with the products it applies to, including its subcategories; null: all products.",
  )
  categoryId?: string | null;
}
