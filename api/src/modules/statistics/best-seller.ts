import { Field, Float, Int, ObjectType } from "type-graphql";

/** A product, and its ordered units. */
@ObjectType({ description: "A product and the units ordered of it." })
export class BestSeller {
  productId!: string;

  @Field(() => String, { description: "The product's name, even if it is no longer for sale." })
  productName!: string;

  @Field(() => Int, { description: "Units ordered." })
  units!: number;

  @Field(() => Float, {
    description: "The total of these units at the prices they were ordered at, in dollars.",
  })
  revenue!: number;
}
