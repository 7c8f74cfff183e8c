import {
  changeProductsSchema,
  priceChangeSchema,
  productVersionSchema,
} from "@shop/shared/schemas/product-changes";
import { saleChangeSchema } from "@shop/shared/schemas/sale";
import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, InputType, Int } from "type-graphql";
import { Nullable } from "../../../nullable";
import { enumType } from "../../../enum-type";
import { ValidatedBy } from "../../../validation";

@ValidatedBy(productVersionSchema)
@InputType({ description: "A product to change." })
export class ProductVersionInput {
  @Field(() => ID, { description: "The product's `id`." })
  id!: string;

  @Nullable(
    () => Int,
    "The displayed `version`: the product is refused if it has been edited since. Null skips this check.",
  )
  version?: number | null;
}

@ValidatedBy(priceChangeSchema)
@InputType({ description: "A change of prices: in percent or as an amount, up or down, and not 0." })
export class PriceChangeInput {
  @Nullable(() => Float, "-99.99 to 1,000, with at most two decimals. Prices are rounded to minor units.")
  percent?: number | null;

  @Nullable(() => Float, "In the shop's currency: -999,999.98 to 999,999.98, with at most its decimals.")
  amount?: number | null;
}

@ValidatedBy(saleChangeSchema)
@InputType({ description: "The start of a sale." })
export class SaleChangeInput {
  @Field(() => Float, {
    description:
      "0.01 to 99.99, with at most two decimals: the percentage off the regular price. Rounded to minor units.",
  })
  percentOff!: number;

  @Nullable(() => GraphQLDateTime, "When the sale ends, in the future. Null: until an admin ends it.")
  endsAt?: Date | null;
}

/** The ending of rounded prices. */
export const PriceEnding = enumType("PriceEnding", "The ending of rounded prices.", {
  CENTS_95: "In .95.",
  CENTS_99: "In .99.",
});
export type PriceEnding = keyof typeof PriceEnding;

@ValidatedBy(changeProductsSchema)
@InputType({ description: "A change of several products at once. Omitted fields stay unchanged." })
export class ChangeProductsInput {
  @Field(() => [ProductVersionInput], { description: "1 to 500 different products." })
  products!: ProductVersionInput[];

  @Nullable(() => ID, "Their new category's `id`, or its path: `watches/divers`. Null removes it.")
  category?: string | null;

  @Nullable(() => String, "Their new brand's slug, or its name. Null removes it.")
  brand?: string | null;

  @Nullable(() => PriceChangeInput, "The change of their prices.")
  price?: PriceChangeInput | null;

  @Nullable(
    () => SaleChangeInput,
    "Starts a sale, or changes the current one. Null ends it: the regular price applies again. Not together with `price`.",
  )
  sale?: SaleChangeInput | null;

  @Nullable(
    () => PriceEnding,
    "Rounds the resulting price to the nearest one with this ending, up if two are equally near; for a product on sale, to the nearest one below its regular price. Never to 0.",
  )
  priceEnding?: PriceEnding | null;

  @Nullable(
    () => Boolean,
    "False publishes drafts; true hides products from shoppers. Null leaves them unchanged.",
  )
  draft?: boolean | null;
}
