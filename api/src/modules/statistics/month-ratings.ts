import { Field, Float, Int, ObjectType } from "type-graphql";

/** The ratings of one month. */
@ObjectType({ description: "How customers rated the shop in one month." })
export class MonthRatings {
  @Field(() => String, { description: 'The month, in UTC: "2026-11".' })
  month!: string;

  @Field(() => Float, { nullable: true, description: "Mean rating, 0 to 5; null without a review." })
  average!: number | null;

  @Field(() => Int, { description: "Reviews written." })
  reviews!: number;
}
