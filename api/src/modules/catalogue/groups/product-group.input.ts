import {
  buildProductGroupSchema,
  builtVariantSchema,
  productGroupSchema,
  variantSchema,
} from "@shop/shared/schemas/product-group";
import { Field, Float, ID, InputType, Int } from "type-graphql";
import { Nullable } from "../../../nullable";
import { ValidatedBy } from "../../../validation";

@ValidatedBy(variantSchema)
@InputType({ description: "A variant of a group." })
export class VariantInput {
  @Field(() => ID, { description: "The product's `id`. A product is in one group at most." })
  productId!: string;

  @Field(() => [String], {
    description: "One value for each option, 1 to 60 characters; each combination once.",
  })
  values!: string[];
}

/** The name, the options and the version of a saved group. */
@InputType()
abstract class GroupShapeInput {
  @Field(() => String, { description: "1 to 200 characters; unique among groups, ignoring case." })
  name!: string;

  @Field(() => [String], {
    description: "The names of 1 to 3 options, each 1 to 40 characters; unique, ignoring case.",
  })
  options!: string[];

  @Nullable(() => Int, "The group's `version` before the change. CONFLICT if it has been changed since.")
  version?: number | null;
}

@ValidatedBy(productGroupSchema)
@InputType({ description: "A group of products that are variants of each other." })
export class ProductGroupInput extends GroupShapeInput {
  @Field(() => [VariantInput], { description: "1 to 100; the first one represents the group in lists." })
  variants!: VariantInput[];
}

@ValidatedBy(builtVariantSchema)
@InputType({ description: "A variant of a group: a product, or a new copy of one." })
export class BuiltVariantInput {
  @Nullable(() => ID, "The product's `id`. Null creates a copy of `copyOf`.")
  productId?: string | null;

  @Field(() => [String], {
    description: "One value for each option, 1 to 60 characters; each combination once.",
  })
  values!: string[];

  @Nullable(() => String, "The name of a new product, which needs one; ignored for a product that exists.")
  name?: string | null;

  @Nullable(() => Float, "Its new price. Null leaves it.")
  price?: number | null;

  @Nullable(() => Int, "Units to add to its stock, or to remove from it. A new product has these units.")
  units?: number | null;

  @Nullable(() => Int, "The product's `version` before the change. CONFLICT if it has been edited since.")
  version?: number | null;
}

@ValidatedBy(buildProductGroupSchema)
@InputType({ description: "A group, with changes of its products and with new products." })
export class BuildProductGroupInput extends GroupShapeInput {
  @Field(() => [BuiltVariantInput], { description: "1 to 100; the first one represents the group in lists." })
  variants!: BuiltVariantInput[];

  @Nullable(
    () => ID,
    "The product that new variants copy: everything but its name, its stock, its GTIN and its part number.",
  )
  copyOf?: string | null;

  @Nullable(() => Boolean, "Whether new products are drafts. Null: if the copied product is one.")
  draft?: boolean | null;
}
