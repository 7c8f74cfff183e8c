import { Field, Float, ID, InputType, ObjectType } from "type-graphql";

@ObjectType("CollectionRuleAttribute", { description: "The values of one attribute in a rule." })
@InputType({ description: "Values of one attribute: any of `values`, or a number from `min` to `max`." })
export class AttributeFilter {
  @Field(() => String, { description: "The attribute's `slug`." })
  slug!: string;

  @Field(() => [String], { nullable: true, description: "Any of these displayed values. At most 50." })
  values?: string[] | null;

  @Field(() => Float, { nullable: true, description: "The lowest number, in the attribute's unit." })
  min?: number | null;

  @Field(() => Float, { nullable: true, description: "The highest number, in the attribute's unit." })
  max?: number | null;
}

@ObjectType("CollectionRule", { description: "The rule that chooses a collection's products." })
@InputType({
  description: "Filters a list of products: all conditions must hold, each by any of its values.",
})
export class ProductFilter {
  @Field(() => ID, {
    nullable: true,
    description:
      "A category's `id`, or its path (`watches/divers`): its products and those of its subcategories.",
  })
  category?: string | null;

  @Field(() => [String], { nullable: true, description: "Any of these brands' slugs. At most 50." })
  brands?: string[] | null;

  @Field(() => Float, { nullable: true, description: "The lowest price in the shop's currency." })
  priceMin?: number | null;

  @Field(() => Float, { nullable: true, description: "The highest price in the shop's currency." })
  priceMax?: number | null;

  @Field(() => Float, { nullable: true, description: "The lowest rating, 0 to 5." })
  ratingMin?: number | null;

  @Field(() => Boolean, { nullable: true, description: "True: only products on sale." })
  onSale?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: "A group's `id`: lists all its variants, in its order if there is no `sort`.",
  })
  group?: string | null;

  @Field(() => [AttributeFilter], { nullable: true, description: "At most 20, each attribute once." })
  attributes?: AttributeFilter[] | null;
}
