import type { Storefront } from "@shop/shared/storefront";
import { Field, Float, ID, ObjectType } from "type-graphql";
import { Check, Entity, PrimaryColumn, Unique } from "typeorm";
import { Nullable } from "../../nullable";
import { Column, NotPersonal, References, SqlIndexes } from "../../data/tables";
import { FieldColumn, IdColumn } from "../../data/field-column";

/** A link in the footer of every page. */
@ObjectType({ description: "A link in the footer of every page." })
export class FooterLink {
  @Field(() => String, { description: "The displayed text." })
  label!: string;

  @Field(() => String, { description: "An https address, or a path of the shop such as `/contact`." })
  url!: string;
}

/** The owner's settings for the whole shop. */
@ObjectType({
  description:
    "The shop's country, its countries of delivery, whether its prices contain tax, how long customers can return products, and the storefront's words and pictures.",
})
export class ShopSettings {
  @FieldColumn("text", "The shop's own country: ISO 3166-1 alpha-2, such as US.", { default: "US" })
  country!: string;

  @FieldColumn("boolean", "Whether prices contain the tax. Otherwise it is added.", { default: false })
  pricesIncludeTax!: boolean;

  @FieldColumn("text", "The countries that the shop delivers to; empty: everywhere.", {
    array: true,
    default: [],
  })
  countries!: string[];

  @FieldColumn(
    "integer",
    "The number of days after delivery in which customers can return a product; 0: no returns. Null: the shop doesn't say.",
    { nullable: true },
  )
  returnDays!: number | null;

  @Field(() => String, { description: "The shop's name: the published one, or else `SHOP_NAME`." })
  name!: string;

  @Nullable(() => String, "The logo's path; null: the name is shown.")
  logoUrl!: string | null;

  @Nullable(() => String, "The path of the logo as the icon of browser tabs; null: the logo isn't square.")
  iconUrl!: string | null;

  @Nullable(() => String, "The color of buttons and links, such as #1f5fbf; null: the shop's own indigo.")
  accentColor!: string | null;

  @Nullable(() => String, "The home page's line; null: the default.")
  tagline!: string | null;

  @Nullable(() => String, "The path of the home page's picture; null: one of the top products.")
  heroImageUrl!: string | null;

  @Field(() => [ID], { description: "The collections on the home page, in this order." })
  featuredCollectionIds!: string[];

  @Nullable(() => String, "The text about delivery on product pages, in the cart and in the terms.")
  deliveryText!: string | null;

  @Nullable(() => String, "The text about returns on product pages, in the cart and in the terms.")
  returnText!: string | null;

  @Field(() => [FooterLink], { description: "The shop's own links in the footer, at most 8." })
  footerLinks!: FooterLink[];

  @FieldColumn("integer", "Counts the publications of the storefront's words and pictures.", { default: 0 })
  storefrontVersion!: number;

  @Field(() => Boolean, { description: "Whether the last publication can be undone." })
  storefrontUndoable!: boolean;
}

/** The table of settings, with a single row. */
@Entity("shop_settings")
@NotPersonal()
@Check("shop_settings_one", "id")
@Check("shop_settings_country", "country ~ '^[A-Z]{2}$'")
@Check("shop_settings_return_days", "return_days >= 0")
@Check("shop_settings_currency", "currency ~ '^[A-Z]{3}$'")
export class ShopSettingsTable extends ShopSettings {
  @PrimaryColumn("boolean", { default: true })
  id!: true;

  /** ISO 4217: the currency of all amounts, from the first start on (`keep-currency.ts`). */
  @Column("text", { nullable: true })
  currency!: string | null;

  /** The published words and pictures; null until the first publication. */
  @Column("jsonb", { nullable: true })
  storefront!: Storefront | null;

  /** Those before the last publication; null if there is nothing to undo. */
  @Column("jsonb", { nullable: true })
  storefrontBefore!: Storefront | null;

  /** Counts the changes of all data that prices depend on, except products and codes (ADR-0070). */
  @Column("integer", { default: 1 })
  version!: number;
}

/** A shipping method. */
@ObjectType({ description: "A delivery method of the shop." })
export class ShippingMethod {
  @IdColumn()
  id!: string;

  @FieldColumn("text", "Unique, ignoring case.")
  name!: string;

  @FieldColumn("text", "Its countries; empty: all countries of delivery.", { array: true, default: [] })
  countries!: string[];

  @Field(() => Float, { description: "In the shop's currency." })
  price!: number;

  @Nullable(() => Float, "Free from this amount of goods in the shop's currency, after a discount.")
  freeFrom!: number | null;

  @FieldColumn("integer", "The minimum number of days.", { nullable: true })
  daysMin!: number | null;

  @FieldColumn("integer", "The maximum number of days.", { nullable: true })
  daysMax!: number | null;

  @FieldColumn("boolean", "Whether customers can choose it.", { default: true })
  enabled!: boolean;
}

@Entity("shipping_methods")
@NotPersonal()
@Check("shipping_method_price", "price_cents >= 0")
@Check("shipping_method_free_from", "free_from_cents >= 0")
@Check("shipping_method_days", "days_min >= 0 and days_max >= days_min")
@SqlIndexes("shipping_method_name")
export class ShippingMethodTable extends ShippingMethod {
  @Column("integer")
  priceMinor!: number;

  @Column("bigint", { nullable: true })
  freeFromMinor!: number | null;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}

/** A tax rate. Its category has a field resolver. */
@ObjectType({
  description:
    "A tax of a country, or of one of its regions. The rate of a product's deepest category applies, and a region's rate before the country's.",
})
export class TaxRate {
  @IdColumn()
  id!: string;

  @FieldColumn("text", "ISO 3166-1 alpha-2.")
  country!: string;

  @FieldColumn(
    "text",
    "A region of the country: its ISO 3166-2 code without the country, such as CA; null: the whole country.",
    { nullable: true },
  )
  region!: string | null;

  @FieldColumn("text", "The displayed name, such as VAT.")
  name!: string;

  @FieldColumn("double precision", "19 is 19 %.")
  percent!: number;

  @References("CategoryTable", "tax_rate_category", { nullable: true })
  categoryId!: string | null;
}

@Entity("tax_rates")
@NotPersonal()
@Check("tax_rate_country", "country ~ '^[A-Z]{2}$'")
@Check("tax_rate_percent", "percent between 0 and 100")
@SqlIndexes("tax_rate_place")
export class TaxRateTable extends TaxRate {
  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}

/** A discount code. Its category has a field resolver. */
@ObjectType({ description: "A discount code: its discount, its period and its restrictions." })
export class Discount {
  @IdColumn()
  id!: string;

  @FieldColumn("text", "In capitals; customers can type it in any case.")
  code!: string;

  @FieldColumn("double precision", "The discount in percent; null for an amount.", { nullable: true })
  percent!: number | null;

  @Nullable(
    () => Float,
    "The discount in the shop's currency, at most the goods' price; null for a percentage.",
  )
  amount!: number | null;

  @Nullable(() => Float, "The minimum price of the goods, in the shop's currency.")
  minimum!: number | null;

  @FieldColumn("timestamptz", "When it starts to apply.", { nullable: true })
  startsAt!: Date | null;

  @FieldColumn("timestamptz", "When it stops applying.", { nullable: true })
  endsAt!: Date | null;

  @FieldColumn("integer", "The maximum number of orders that can use it.", { nullable: true })
  maxUses!: number | null;

  @FieldColumn("boolean", "Whether each customer can use it only once.", { default: false })
  oncePerCustomer!: boolean;

  @References("CategoryTable", "discount_category", { nullable: true })
  categoryId!: string | null;

  @FieldColumn("integer", "The number of orders that use it; a cancelled order returns its use.", {
    default: 0,
  })
  uses!: number;

  @FieldColumn("timestamptz", "When an admin ended it.", { nullable: true })
  endedAt!: Date | null;
}

@Entity("discounts")
@NotPersonal()
@Unique("discount_code", ["code"])
@Check("discount_percent", "percent > 0 and percent <= 100")
@Check("discount_amount", "amount_cents > 0")
@Check("discount_minimum", "minimum_cents > 0")
@Check("discount_max_uses", "max_uses > 0")
@Check("discount_uses", "uses >= 0")
@Check("discount_one_kind", "(percent is null) <> (amount_cents is null)")
@Check("discount_period", "ends_at > starts_at")
export class DiscountTable extends Discount {
  @Column("bigint", { nullable: true })
  amountMinor!: number | null;

  @Column("bigint", { nullable: true })
  minimumMinor!: number | null;

  /** Counts the changes of the discount and its period, so that an order notices a change after its quote. */
  @Column("integer", { default: 1 })
  version!: number;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
