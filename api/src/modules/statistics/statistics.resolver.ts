import { pageSizes } from "@shop/shared/lists";
import { NEW_REVIEW_DAYS } from "@shop/shared/waiting";
import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { First } from "../../graphql/types/page-args";
import { Auth } from "../../graphql/types/auth";
import { Product } from "../catalogue/product.entity";
import { findProduct } from "../catalogue/find-product";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { BestSeller, DaySales, MonthRatings, WaitingCounts } from "./figures";
import { countWaiting } from "./count-waiting";
import { listSalesByDay } from "./sales";
import * as statistics from "./statistics";

const DAYS = "1 to 365. Includes today.";

/** The argument with the time zone of days and months. */
const TimeZone = () =>
  Arg("timeZone", () => String, {
    defaultValue: "UTC",
    description: "The IANA time zone in which days and months begin, such as `Europe/Berlin`.",
  });

/** The figures of the admin's dashboard (D-20). */
@Resolver(() => BestSeller)
export class StatisticsResolver {
  @Auth(Role.ADMIN, Scope.READ_ORDERS)
  @Query(() => [DaySales], {
    description: "Sales on each of the last days, oldest first, including days without orders.",
  })
  salesByDay(
    @Ctx() ctx: RequestContext,
    @TimeZone() timeZone: string,
    @Arg("days", () => Int, { defaultValue: 30, description: DAYS }) days: number,
  ): Promise<DaySales[]> {
    return listSalesByDay(ctx, days, timeZone);
  }

  @Auth(Role.ADMIN, Scope.READ_ORDERS)
  @Query(() => [BestSeller], { description: "The best-selling products of the last days." })
  bestSellers(
    @Ctx() ctx: RequestContext,
    @TimeZone() timeZone: string,
    @Arg("days", () => Int, { defaultValue: 30, description: DAYS }) days: number,
    @First(pageSizes.bestSellers) first: number,
  ): Promise<BestSeller[]> {
    return statistics.listBestSellers(ctx, first, days, timeZone);
  }

  @Auth(Role.ADMIN, Scope.READ_REVIEWS)
  @Query(() => [MonthRatings], {
    description: "The shop's ratings for each of the last months, oldest first.",
  })
  ratingsByMonth(
    @Ctx() ctx: RequestContext,
    @TimeZone() timeZone: string,
    @Arg("months", () => Int, { defaultValue: 12, description: "1 to 60. Includes this month." })
    months: number,
  ): Promise<MonthRatings[]> {
    return statistics.listRatingsByMonth(ctx, months, timeZone);
  }

  @Auth(Role.STAFF)
  @Query(() => WaitingCounts, {
    description: "The numbers of items that await an admin, for the admin's menu.",
  })
  waitingCounts(
    @Ctx() ctx: RequestContext,
    @Arg("reviewsSince", () => GraphQLDateTime, {
      nullable: true,
      description: `Reviews written after this time are new; by default those of the last ${NEW_REVIEW_DAYS} days.`,
    })
    reviewsSince?: Date,
  ): Promise<WaitingCounts> {
    return countWaiting(ctx, reviewsSince);
  }

  @FieldResolver(() => Product, { nullable: true, description: "Null if the product has been deleted." })
  product(@Root() { productId }: BestSeller, @Ctx() ctx: RequestContext): Promise<Product | null> {
    return findProduct(ctx, productId);
  }
}
