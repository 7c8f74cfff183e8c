import { Field, Float, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A value that a list of products can be narrowed to." })
export class FacetValue {
  @Field(() => String, {
    description: "What to filter by: a category's `id`, a brand's slug, a value of an attribute.",
  })
  value!: string;

  @Field(() => String, { description: "What people read." })
  label!: string;

  @Field(() => Int, {
    description:
      "The products that remain if it is chosen in addition to what is chosen already: in its facet, any of the chosen values; a category or a rating in place of the chosen one. Exact if at most 10,000 products match the filter, and in a facet with a choice, at most 4,000 without that choice; otherwise an estimate.",
  })
  count!: number;

  @Field(() => Boolean, { description: "Whether it is chosen." })
  selected!: boolean;
}

@ObjectType({ description: "A property that a list of products can be narrowed by, and its values." })
export class Facet {
  @Field(() => String, {
    description: "`category`, `brand`, `price`, `rating`, `sale`, or an attribute's slug.",
  })
  slug!: string;

  @Field(() => String, { description: "What people read." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The unit of an attribute's numbers." })
  unit!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "The lowest number among the products, if it has numbers; of more than 10,000 products, that of a sample.",
  })
  min!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "The highest number among the products, if it has numbers; of more than 10,000 products, that of a sample.",
  })
  max!: number | null;

  @Field(() => [FacetValue], {
    description:
      "Its values: numbers in order, others by their number of products. Besides the chosen ones, at most 100.",
  })
  values!: FacetValue[];
}
