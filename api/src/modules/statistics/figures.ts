import { MAX_WAITING } from "@shop/shared/waiting";
import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, Int, ObjectType } from "type-graphql";
import { Nullable } from "../../nullable";

/** The sales of one day, delivered or not; cancelled and refunded orders don't count. */
@ObjectType({ description: "Sales of one day. Cancelled and refunded orders don't count." })
export class DaySales {
  @Field(() => GraphQLLocalDate, { description: "The day, in the requested time zone." })
  day!: string;

  @Field(() => Int, { description: "Orders placed." })
  orders!: number;

  @Field(() => Int, { description: "Units in these orders." })
  units!: number;

  @Field(() => Float, { description: "Their total, paid or not, in the shop's currency." })
  revenue!: number;

  @Field(() => Float, { description: "The total of paid orders, in the shop's currency." })
  paid!: number;

  @Field(() => Float, {
    description: "The shop's revenue: the total of paid orders, less refunds, in the shop's currency.",
  })
  received!: number;

  @Field(() => Float, { description: "The total of open, unpaid orders, in the shop's currency." })
  unpaid!: number;

  @Field(() => Float, {
    description: "The tax charged for the paid orders, in the shop's currency; contained in `received`.",
  })
  tax!: number;

  @Field(() => Float, {
    description: "The delivery charged for the paid orders, in the shop's currency; contained in `received`.",
  })
  shipping!: number;
}

/** A product with its number of ordered units. */
@ObjectType({ description: "A product with its number of ordered units." })
export class BestSeller {
  productId!: string;

  @Field(() => String, { description: "The product's name, even if it is no longer for sale." })
  productName!: string;

  @Field(() => Int, { description: "Units ordered." })
  units!: number;

  @Field(() => Float, {
    description: "The total of these units at their order prices, in the shop's currency.",
  })
  revenue!: number;
}

/** The ratings of one month. */
@ObjectType({ description: "The customers' ratings of the shop in one month." })
export class MonthRatings {
  @Field(() => String, { description: 'The month, in the requested time zone: "2026-11".' })
  month!: string;

  @Nullable(() => Float, "Mean rating, 0 to 5; null without reviews.")
  average!: number | null;

  @Field(() => Int, { description: "Reviews written." })
  reviews!: number;
}

/** The numbers of items that await an admin. */
@ObjectType({ description: `The numbers of items that await an admin, each at most ${MAX_WAITING}.` })
export class WaitingCounts {
  @Field(() => Int, { description: "Orders to send: those in the state PAID." })
  paidOrders!: number;

  @Field(() => Int, { description: "Orders that await their payment: those in the state PLACED." })
  unpaidOrders!: number;

  @Field(() => Int, { description: "Orders on their way: those in the state SHIPPED." })
  sentOrders!: number;

  @Field(() => Int, { description: "Delivered orders: those in the state DELIVERED." })
  deliveredOrders!: number;

  @Field(() => Int, { description: "Orders in any state." })
  allOrders!: number;

  @Field(() => Int, {
    description: "Orders with a disputed payment or an owed failed refund.",
  })
  paymentProblems!: number;

  @Field(() => Int, { description: "Returns that await an answer." })
  requestedReturns!: number;

  @Field(() => Int, { description: "Products with few units in stock, or none." })
  lowStock!: number;

  @Field(() => Int, { description: "Failed jobs without further automatic attempts." })
  givenUpJobs!: number;

  @Field(() => Int, { description: "Reviews that await an admin's approval." })
  pendingReviews!: number;

  @Field(() => Int, { description: "Visible reviews written since the given time." })
  newReviews!: number;
}
