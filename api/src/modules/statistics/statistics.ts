import type { RequestContext } from "../../context/context";
import { columns, float, integer, nullable, text, uuid, money } from "../../data/columns";
import { rows, select } from "../../data/rows";
import { checkPage } from "../../data/lists/page";
import { TOTAL_MINOR } from "../order-conditions";
import type { BestSeller, MonthRatings } from "./figures";
import { beginOf, checkSpan, checkTimeZone, each, within } from "./periods";
import { MAX_DAYS, SOLD } from "./sales";

const MAX_MONTHS = 60;

/** Units and minor units of a set of orders, in types that can't overflow. */
const UNITS = "least(coalesce(sum(qty), 0), 2147483647)::int";
const MINOR = `sum(${TOTAL_MINOR})`;

const sellerColumns = columns<BestSeller>({
  productId: uuid("product_id"),
  productName: text("products.name"),
  units: integer("units"),
  revenue: money("cents"),
});
const bestSellers = select(
  sellerColumns,
  `
    from (
      select product_id, ${UNITS} as units, ${MINOR} as cents from orders where created_at >= ${beginOf("day")} and ${SOLD}
        group by product_id order by units desc, cents desc, product_id limit $3
    ) as sold join products on products.id = product_id
    order by units desc, cents desc, product_id`,
);

/**
 * The products with the most ordered units of the last days, including deleted products; cancelled and refunded orders
 * don't count.
 */
export function listBestSellers(
  ctx: RequestContext,
  first: number,
  days: number,
  timeZone: string,
): Promise<BestSeller[]> {
  checkPage({ first });
  checkSpan("days", days, MAX_DAYS);
  checkTimeZone(timeZone);
  return rows(ctx.db, bestSellers, [days, timeZone, first]);
}

const monthColumns = columns<MonthRatings>({
  month: text("to_char(each.month, 'YYYY-MM')"),
  average: nullable(float("average")),
  reviews: integer("reviews"),
});
const byMonth = select(
  monthColumns,
  `
    from ${each("month")} cross join lateral (
      select avg(rating) as average, count(*)::int as reviews
        from reviews where ${within("month", "created_at")} and hidden_at is null and product_id is null
    ) as written
    order by each.month`,
);

/** The shop's ratings in each of the last months including this one, oldest first; hidden reviews don't count. */
export function listRatingsByMonth(
  ctx: RequestContext,
  months: number,
  timeZone: string,
): Promise<MonthRatings[]> {
  checkSpan("months", months, MAX_MONTHS);
  checkTimeZone(timeZone);
  return rows(ctx.db, byMonth, [months, timeZone]);
}
