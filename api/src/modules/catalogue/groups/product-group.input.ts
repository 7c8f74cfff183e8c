import { productGroupSchema } from "@shop/shared/schemas/product-group";
import { Field, ID, InputType, Int } from "type-graphql";
import { ValidatedBy } from "../../../validation";

@InputType({ description: "A variant of a group." })
export class VariantInput {
  @Field(() => ID, { description: "The product's `id`. A product is in one group at most." })
  productId!: string;

  @Field(() => [String], {
    description: "One value for each option, 1 to 60 characters; each combination once.",
  })
  values!: string[];
}

@ValidatedBy(productGroupSchema)
@InputType({ description: "A group of products that are variants of each other." })
export class ProductGroupInput {
  @Field(() => String, { description: "1 to 200 characters; unique among groups, ignoring case." })
  name!: string;

  @Field(() => [String], {
    description: "The names of 1 to 3 options, each 1 to 40 characters; unique, ignoring case.",
  })
  options!: string[];

  @Field(() => [VariantInput], { description: "1 to 100; the first one represents the group in lists." })
  variants!: VariantInput[];

  @Field(() => Int, {
    nullable: true,
    description: "The group's `version` before the change. CONFLICT if it has been changed since.",
  })
  version?: number | null;
}
