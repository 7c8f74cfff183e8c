import { Field, Float, ID, InputType, ObjectType } from "type-graphql";
import { Nullable } from "../../../nullable";

@ObjectType("CollectionRuleAttribute", { description: "The values of one attribute in a rule." })
@InputType({ description: "Values of one attribute: any of `values`, or a number from `min` to `max`." })
export class AttributeFilter {
  @Field(() => String, { description: "The attribute's `slug`." })
  slug!: string;

  @Nullable(() => [String], "Any of these displayed values. At most 50.")
  values?: string[] | null;

  @Nullable(() => Float, "The lowest number, in the attribute's unit.")
  min?: number | null;

  @Nullable(() => Float, "The highest number, in the attribute's unit.")
  max?: number | null;
}

@ObjectType("CollectionRule", { description: "The rule that chooses a collection's products." })
@InputType({
  description: "Filters a list of products: all conditions must hold, each by any of its values.",
})
export class ProductFilter {
  @Nullable(
    () => ID,
    "A category's `id`, or its path (`watches/divers`): its products and those of its subcategories.",
  )
  category?: string | null;

  @Nullable(() => [String], "Any of these brands' slugs. At most 50.")
  brands?: string[] | null;

  @Nullable(() => Float, "The lowest price in the shop's currency.")
  priceMin?: number | null;

  @Nullable(() => Float, "The highest price in the shop's currency.")
  priceMax?: number | null;

  @Nullable(() => Float, "The lowest rating, 0 to 5.")
  ratingMin?: number | null;

  @Nullable(() => Boolean, "True: only products on sale.")
  onSale?: boolean | null;

  @Nullable(() => ID, "A group's `id`: lists all its variants, in its order if there is no `sort`.")
  group?: string | null;

  @Nullable(() => [AttributeFilter], "At most 20, each attribute once.")
  attributes?: AttributeFilter[] | null;
}
