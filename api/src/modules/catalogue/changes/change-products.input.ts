import {
  changeProductsSchema,
  priceChangeSchema,
  productVersionSchema,
} from "@shop/shared/schemas/product-changes";
import { saleChangeSchema } from "@shop/shared/schemas/sale";
import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, registerEnumType } from "type-graphql";
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

@ValidatedBy(saleChangeSchema)
@InputType({ description: "The start of a sale." })
export class SaleChangeInput {
  @Field(() => Float, {
    description:
      "0.01 to 99.99, with at most two decimals: how much less than the regular price one pays. Rounded to cents.",
  })
  percentOff!: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When it ends by itself, in the future. Null: an admin ends it.",
  })
  endsAt?: Date | null;
}

/** The ending of rounded prices. Keys equal values, because TypeGraphQL publishes the keys. */
export enum PriceEnding {
  CENTS_95 = "CENTS_95",
  CENTS_99 = "CENTS_99",
}

registerEnumType(PriceEnding, {
  name: "PriceEnding",
  description: "How prices that are rounded end.",
  valuesConfig: {
    CENTS_95: { description: "In .95." },
    CENTS_99: { description: "In .99." },
  },
});

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

  @Field(() => SaleChangeInput, {
    nullable: true,
    description:
      "Starts a sale, or changes the one that they are in. Null ends it: one pays the regular price again. Not together with `price`.",
  })
  sale?: SaleChangeInput | null;

  @Field(() => PriceEnding, {
    nullable: true,
    description:
      "Rounds what one pays, after the other changes, to the nearest price with this ending, and the higher of two; of a product on sale to the nearest below its regular price. Never to 0.",
  })
  priceEnding?: `${PriceEnding}` | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "False publishes drafts; true takes products from shoppers' sight. Null leaves them as they are.",
  })
  draft?: boolean | null;
}
