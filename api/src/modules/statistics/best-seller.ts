import { Field, Float, Int, ObjectType } from "type-graphql";

/** A product, and its ordered units. */
@ObjectType({ description: "A product, and what was ordered of it." })
export class BestSeller {
  productId!: string;

  @Field(() => String, { description: "The product's name, also where it is no longer for sale." })
  productName!: string;

  @Field(() => Int, { description: "Units ordered." })
  units!: number;

  @Field(() => Float, { description: "Dollars for these, at the prices of their orders." })
  revenue!: number;
}
