import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, Int, ObjectType } from "type-graphql";

/** What was ordered on one day, delivered or not; cancelled and refunded orders don't count. */
@ObjectType({ description: "Sales of one day. Cancelled and refunded orders don't count." })
export class DaySales {
  @Field(() => GraphQLLocalDate, { description: "The day, in UTC." })
  day!: string;

  @Field(() => Int, { description: "Orders placed." })
  orders!: number;

  @Field(() => Int, { description: "Units in these orders." })
  units!: number;

  @Field(() => Float, { description: "Their total, in dollars." })
  revenue!: number;

  @Field(() => Float, { description: "The part that has been paid, in dollars." })
  paid!: number;
}
