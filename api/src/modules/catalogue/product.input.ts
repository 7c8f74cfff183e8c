import { addProductSchema, attributeValueSchema, editProductSchema } from "@shop/shared/schemas/product";
import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, InputType, Int } from "type-graphql";
import { Nullable } from "../../nullable";
import { ValidatedBy } from "../../validation";
import { SeoInput } from "./search-engines/seo-texts.input";

@ValidatedBy(attributeValueSchema)
@InputType({ description: "A product's value of an attribute." })
export class AttributeValueInput {
  @Field(() => String, { description: "The slug of an attribute of the product's category." })
  slug!: string;

  @Field(() => String, {
    description:
      "The displayed value: 39, automatic, yes. At most 200 characters; a number has at most four decimals.",
  })
  value!: string;
}

@ValidatedBy(addProductSchema)
@InputType({ description: "A new product." })
export class AddProductInput extends SeoInput {
  @Field(() => String, { description: "1 to 200 characters; unique, ignoring case." })
  name!: string;

  @Field(() => String, { description: "1 to 10,000 characters." })
  description!: string;

  @Field(() => Float, {
    description: "In the shop's currency: 0.01 to 999,999.99, with at most its decimals.",
  })
  price!: number;

  @Nullable(
    () => Float,
    "The price without the sale, in the shop's currency; more than `price`, the current price. Null: it is not on sale.",
  )
  regularPrice?: number | null;

  @Nullable(
    () => GraphQLDateTime,
    "When the sale ends, in the future; only with `regularPrice`. Null: until an admin ends it.",
  )
  saleEndsAt?: Date | null;

  @Field(() => String, {
    description: "The image's URL, or a path of this shop; at most 2,000 characters.",
  })
  image!: string;

  @Field(() => Float, { description: "0 to 5; may be fractional." })
  rating!: number;

  @Field(() => Int, { description: "0 to 1,000,000 units." })
  countInStock!: number;

  @Nullable(() => ID, "A category's `id`, or its path: `watches/divers`.")
  category?: string | null;

  @Nullable(() => String, "A brand's slug, or its name.")
  brand?: string | null;

  @Nullable(
    () => [AttributeValueInput],
    "Values of the category's attributes; at most 50, each attribute once.",
  )
  attributes?: AttributeValueInput[] | null;

  @Nullable(() => [String], "All its images, 1 to 8; the first is `image`.")
  images?: string[] | null;

  @Nullable(() => Boolean, "True: only admins see it, and it can't be ordered. Default: false.")
  draft?: boolean | null;

  @Nullable(() => String, "The number under its barcode (GTIN, EAN or UPC): 8, 12, 13 or 14 digits, checked.")
  gtin?: string | null;

  @Nullable(() => String, "Its maker's part number; 1 to 70 characters.")
  mpn?: string | null;

  @Nullable(
    () => String,
    "The words of its address: 1 to 80 small letters, digits, and hyphens between them.",
  )
  slug?: string | null;

  @Nullable(
    () => Boolean,
    "True: each unit is a gift card of the price, mailed once its order is paid. Default: false.",
  )
  giftCard?: boolean | null;
}

/** The common part of GraphQL's input and the body of POST /products. */
export type NewProduct = Omit<AddProductInput, "image"> & { image?: string | null | undefined };

@ValidatedBy(editProductSchema)
@InputType({ description: "Changes to a product. Omitted fields stay unchanged." })
export class EditProductInput extends SeoInput {
  @Field(() => Int, { description: "The product's `version` before the edit." })
  version!: number;

  @Nullable(() => String, "1 to 200 characters; unique, ignoring case.")
  name?: string | null;

  @Nullable(() => String, "1 to 10,000 characters.")
  description?: string | null;

  @Nullable(
    () => Float,
    "In the shop's currency: 0.01 to 999,999.99, with at most its decimals. Existing orders keep their price.",
  )
  price?: number | null;

  @Nullable(
    () => Float,
    "The price without the sale, in the shop's currency; more than `price`, the current price. Null ends the sale and leaves `price` unchanged. If omitted, a `price` that isn't less ends the sale.",
  )
  regularPrice?: number | null;

  @Nullable(
    () => GraphQLDateTime,
    "When the sale ends, in the future; only with a regular price. Null: until an admin ends it.",
  )
  saleEndsAt?: Date | null;

  @Nullable(
    () => String,
    "The image's URL, or a path of this shop; at most 2,000 characters. Without `images`, replaces the first image.",
  )
  image?: string | null;

  @Nullable(() => Float, "0 to 5; may be fractional.")
  rating?: number | null;

  @Nullable(() => ID, "A category's `id`, or its path: `watches/divers`. Null removes it.")
  category?: string | null;

  @Nullable(() => String, "A brand's slug, or its name. Null removes it.")
  brand?: string | null;

  @Nullable(
    () => [AttributeValueInput],
    "Replaces all its values of the category's attributes; at most 50, each attribute once.",
  )
  attributes?: AttributeValueInput[] | null;

  @Nullable(() => [String], "Replaces all its images, 1 to 8; the first is `image`.")
  images?: string[] | null;

  @Nullable(() => Boolean, "True: only admins see it, and it can't be ordered.")
  draft?: boolean | null;

  @Nullable(
    () => String,
    "The number under its barcode (GTIN, EAN or UPC): 8, 12, 13 or 14 digits, checked. Null removes it.",
  )
  gtin?: string | null;

  @Nullable(() => String, "Its maker's part number; 1 to 70 characters. Null removes it.")
  mpn?: string | null;

  @Nullable(
    () => String,
    "The words of its address: 1 to 80 small letters, digits, and hyphens between them. Null removes it.",
  )
  slug?: string | null;

  @Nullable(() => Boolean, "True: each unit is a gift card of the price, mailed once its order is paid.")
  giftCard?: boolean | null;
}
