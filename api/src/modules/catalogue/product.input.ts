import { addProductSchema, attributeValueSchema, editProductSchema } from "@shop/shared/schemas/product";
import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, InputType, Int } from "type-graphql";
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

  @Field(() => Float, {
    nullable: true,
    description:
      "The price without the sale, in the shop's currency; more than `price`, the current price. Null: it is not on sale.",
  })
  regularPrice?: number | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When the sale ends, in the future; only with `regularPrice`. Null: until an admin ends it.",
  })
  saleEndsAt?: Date | null;

  @Field(() => String, {
    description: "The image's URL, or a path of this shop; at most 2,000 characters.",
  })
  image!: string;

  @Field(() => Float, { description: "0 to 5; may be fractional." })
  rating!: number;

  @Field(() => Int, { description: "0 to 1,000,000 units." })
  countInStock!: number;

  @Field(() => ID, { nullable: true, description: "A category's `id`, or its path: `watches/divers`." })
  category?: string | null;

  @Field(() => String, { nullable: true, description: "A brand's slug, or its name." })
  brand?: string | null;

  @Field(() => [AttributeValueInput], {
    nullable: true,
    description: "Values of the category's attributes; at most 50, each attribute once.",
  })
  attributes?: AttributeValueInput[] | null;

  @Field(() => [String], { nullable: true, description: "All its images, 1 to 8; the first is `image`." })
  images?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: only admins see it, and it can't be ordered. Default: false.",
  })
  draft?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "The number under its barcode (GTIN, EAN or UPC): 8, 12, 13 or 14 digits, checked.",
  })
  gtin?: string | null;

  @Field(() => String, { nullable: true, description: "Its maker's part number; 1 to 70 characters." })
  mpn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The words of its address: 1 to 80 small letters, digits, and hyphens between them.",
  })
  slug?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True: each unit is a gift card of the price, mailed once its order is paid. Default: false.",
  })
  giftCard?: boolean | null;
}

/** The common part of GraphQL's input and the body of POST /products. */
export type NewProduct = Omit<AddProductInput, "image"> & { image?: string | null | undefined };

@ValidatedBy(editProductSchema)
@InputType({ description: "Changes to a product. Omitted fields stay unchanged." })
export class EditProductInput extends SeoInput {
  @Field(() => Int, { description: "The product's `version` before the edit." })
  version!: number;

  @Field(() => String, {
    nullable: true,
    description: "1 to 200 characters; unique, ignoring case.",
  })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "1 to 10,000 characters." })
  description?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "In the shop's currency: 0.01 to 999,999.99, with at most its decimals. Existing orders keep their price.",
  })
  price?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "The price without the sale, in the shop's currency; more than `price`, the current price. Null ends the sale and leaves `price` unchanged. If omitted, a `price` that isn't less ends the sale.",
  })
  regularPrice?: number | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      "When the sale ends, in the future; only with a regular price. Null: until an admin ends it.",
  })
  saleEndsAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The image's URL, or a path of this shop; at most 2,000 characters. Without `images`, replaces the first image.",
  })
  image?: string | null;

  @Field(() => Float, { nullable: true, description: "0 to 5; may be fractional." })
  rating?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: "A category's `id`, or its path: `watches/divers`. Null removes it.",
  })
  category?: string | null;

  @Field(() => String, { nullable: true, description: "A brand's slug, or its name. Null removes it." })
  brand?: string | null;

  @Field(() => [AttributeValueInput], {
    nullable: true,
    description: "Replaces all its values of the category's attributes; at most 50, each attribute once.",
  })
  attributes?: AttributeValueInput[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "Replaces all its images, 1 to 8; the first is `image`.",
  })
  images?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: only admins see it, and it can't be ordered.",
  })
  draft?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The number under its barcode (GTIN, EAN or UPC): 8, 12, 13 or 14 digits, checked. Null removes it.",
  })
  gtin?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Its maker's part number; 1 to 70 characters. Null removes it.",
  })
  mpn?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The words of its address: 1 to 80 small letters, digits, and hyphens between them. Null removes it.",
  })
  slug?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: each unit is a gift card of the price, mailed once its order is paid.",
  })
  giftCard?: boolean | null;
}
