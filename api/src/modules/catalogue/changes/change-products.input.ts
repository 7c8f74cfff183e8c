import {
  changeProductsSchema,
  priceChangeSchema,
  productVersionSchema,
} from "@shop/shared/schemas/product-changes";
import { Field, Float, ID, InputType, Int } from "type-graphql";
import { ValidatedBy } from "../../../validation";

@ValidatedBy(productVersionSchema)
@InputType({ description: "A product that is to change." })
export class ProductVersionInput {
  @Field(() => ID, { description: "The product's `id`." })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "The `version` that was shown: the product is refused if it was edited since. Null takes it as it is.",
  })
  version?: number | null;
}

@ValidatedBy(priceChangeSchema)
@InputType({ description: "A change of prices: in percent or in dollars, up or down, and not 0." })
export class PriceChangeInput {
  @Field(() => Float, {
    nullable: true,
    description: "-99.99 to 1,000, with at most two decimals. Prices are rounded to cents.",
  })
  percent?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "In dollars: -999,999.98 to 999,999.98, with at most two decimals.",
  })
  amount?: number | null;
}

@ValidatedBy(changeProductsSchema)
@InputType({ description: "A change of several products at once. Omitted fields stay as they are." })
export class ChangeProductsInput {
  @Field(() => [ProductVersionInput], { description: "1 to 500 different products." })
  products!: ProductVersionInput[];

  @Field(() => ID, {
    nullable: true,
    description: "Their new category's `id`, or its path: `watches/divers`. Null removes it.",
  })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Their new brand's slug, or its name. Null removes it.",
  })
  brand?: string | null;

  @Field(() => PriceChangeInput, { nullable: true, description: "How their prices change." })
  price?: PriceChangeInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "False publishes drafts; true takes products from shoppers' sight. Null leaves them as they are.",
  })
  draft?: boolean | null;
}
