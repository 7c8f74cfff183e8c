import { MAX_WAITING } from "@shop/shared/waiting";
import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, Int, ObjectType } from "type-graphql";

/** The sales of one day, delivered or not; cancelled and refunded orders don't count. */
@ObjectType({ description: "Sales of one day. Cancelled and refunded orders don't count." })
export class DaySales {
  @Field(() => GraphQLLocalDate, { description: "The day, in the requested time zone." })
  day!: string;

  @Field(() => Int, { description: "Orders placed." })
  orders!: number;

  @Field(() => Int, { description: "Units in these orders." })
  units!: number;

  @Field(() => Float, { description: "Their total, paid or not, in dollars." })
  revenue!: number;

  @Field(() => Float, { description: "The total of those that are paid, in dollars." })
  paid!: number;

  @Field(() => Float, {
    description: "The shop's revenue: the total of paid orders, less what was refunded, in dollars.",
  })
  received!: number;

  @Field(() => Float, { description: "The total of open orders that are not paid, in dollars." })
  unpaid!: number;

  @Field(() => Float, {
    description: "The tax of the paid orders as it was charged, in dollars; contained in `received`.",
  })
  tax!: number;

  @Field(() => Float, {
    description: "The delivery of the paid orders as it was charged, in dollars; contained in `received`.",
  })
  shipping!: number;
}

/** A product with its number of ordered units. */
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

/** The ratings of one month. */
@ObjectType({ description: "How customers rated the shop in one month." })
export class MonthRatings {
  @Field(() => String, { description: 'The month, in the requested time zone: "2026-11".' })
  month!: string;

  @Field(() => Float, { nullable: true, description: "Mean rating, 0 to 5; null without a review." })
  average!: number | null;

  @Field(() => Int, { description: "Reviews written." })
  reviews!: number;
}

/** The numbers of items that await an admin. */
@ObjectType({ description: `What waits for an admin. No count goes beyond ${MAX_WAITING}.` })
export class WaitingCounts {
  @Field(() => Int, { description: "Orders to send: those in the state PAID." })
  paidOrders!: number;

  @Field(() => Int, { description: "Orders that wait for a payment: those in the state PLACED." })
  unpaidOrders!: number;

  @Field(() => Int, { description: "Orders on their way: those in the state SHIPPED." })
  sentOrders!: number;

  @Field(() => Int, { description: "Delivered orders: those in the state DELIVERED." })
  deliveredOrders!: number;

  @Field(() => Int, { description: "Orders in any state." })
  allOrders!: number;

  @Field(() => Int, {
    description: "Orders whose payment is disputed, or whose failed refund is owed.",
  })
  paymentProblems!: number;

  @Field(() => Int, { description: "Products with few units in stock, or none." })
  lowStock!: number;

  @Field(() => Int, { description: "Jobs that failed and aren't tried again by themselves." })
  givenUpJobs!: number;

  @Field(() => Int, { description: "Reviews that wait until an admin publishes them." })
  pendingReviews!: number;

  @Field(() => Int, { description: "Reviews that were written since the given moment and are shown." })
  newReviews!: number;
}
