import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, Int, ObjectType } from "type-graphql";

/** What was ordered on one day, delivered or not; cancelled orders don't count. */
@ObjectType({ description: "What was ordered on one day, delivered or not; cancelled orders don't count." })
export class DaySales {
  @Field(() => GraphQLLocalDate, { description: "The day, in UTC." })
  day!: string;

  @Field(() => Int, { description: "Orders placed." })
  orders!: number;

  @Field(() => Int, { description: "Units in them." })
  units!: number;

  @Field(() => Float, { description: "Dollars for all of them." })
  revenue!: number;

  @Field(() => Float, { description: "Dollars of these that have been paid." })
  paid!: number;
}
