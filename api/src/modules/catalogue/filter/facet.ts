import { Field, Float, Int, ObjectType } from "type-graphql";
import { Nullable } from "../../../nullable";

@ObjectType({ description: "A value of a facet.", simpleResolvers: true })
export class FacetValue {
  @Field(() => String, {
    description: "The value for the filter: a category's `id`, a brand's slug, or an attribute's value.",
  })
  value!: string;

  @Field(() => String, { description: "The displayed value." })
  label!: string;

  @Field(() => Int, {
    description:
      "The number of products that remain if this value is chosen in addition to the current choice: in its facet, any of the chosen values; a category or a rating replaces the chosen one. If the total is above 10,000, a minimum, counted among the 10,000 best rated products of the shop; 10,001 stands for any larger number.",
  })
  count!: number;

  @Field(() => Boolean, { description: "Whether it is chosen." })
  selected!: boolean;
}

@ObjectType({
  description: "A property for filtering a list of products, with its values.",
  simpleResolvers: true,
})
export class Facet {
  @Field(() => String, {
    description: "`category`, `brand`, `price`, `rating`, `sale`, or an attribute's slug.",
  })
  slug!: string;

  @Field(() => String, { description: "The displayed name." })
  name!: string;

  @Nullable(() => String, "The unit of an attribute's numbers.")
  unit!: string | null;

  @Nullable(
    () => Float,
    "The lowest number among the products, if it has numbers; of more than 10,000 products, the lowest among the best rated.",
  )
  min!: number | null;

  @Nullable(
    () => Float,
    "The highest number among the products, if it has numbers; of more than 10,000 products, the highest among the best rated.",
  )
  max!: number | null;

  @Field(() => [FacetValue], {
    description:
      "Its values: numbers in order, other values by their number of products. At most 100 in addition to the chosen ones.",
  })
  values!: FacetValue[];
}
