import type { RequestContext } from "../../context/context";
import { columns, float, integer, nullable, text, uuid, dollars } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { BadUserInput } from "../../errors";
import { checkPage } from "../../data/lists/page";
import { IS_UNPAID, TOTAL_CENTS } from "../order-conditions";
import type { BestSeller, DaySales, MonthRatings } from "./figures";

/** The maximum period of statistics. */
const MAX_DAYS = 365;
const MAX_MONTHS = 60;

type Unit = "day" | "month";

/** The start of today or of this month, in the time zone $2. */
const present = (unit: Unit) => `date_trunc('${unit}', now() at time zone $2::text)`;

/** The start of the first of the last $1 days or months, including the current one. */
const first = (unit: Unit) => `${present(unit)} - make_interval(${unit}s => $1::int - 1)`;

const each = (unit: Unit) =>
  `generate_series(${first(unit)}, ${present(unit)}, interval '1 ${unit}') as each (${unit})`;

/** The moment at which a day or month begins in the time zone $2: the first of two, where clocks go back over midnight, as in Havana. */
const momentOf = (start: string) => {
  const moment = `((${start}) at time zone $2::text)`;
  return `${moment} - case when (${moment} - interval '1 hour') at time zone $2::text >= ${start}
    then interval '1 hour' else interval '0' end`;
};

const since = (unit: Unit) => `created_at >= ${momentOf(first(unit))}`;

/** Made in the day or month of `each`. These are ranges of an index, so that no row is converted or sorted. */
const within = (unit: Unit) =>
  `created_at >= ${momentOf(`each.${unit}`)} and created_at < ${momentOf(`each.${unit} + interval '1 ${unit}'`)}`;

/** Cancelled and refunded orders are not sales. */
const SOLD = "cancelled_at is null and refunded_at is null";

/** Units and cents of a set of orders, in types that can't overflow. */
const UNITS = "least(coalesce(sum(qty), 0), 2147483647)::int";
const CENTS = `sum(${TOTAL_CENTS})`;

const PAID = "filter (where paid_at is not null)";

const dayColumns = columns<DaySales>({
  day: text("to_char(each.day, 'YYYY-MM-DD')"),
  orders: integer("orders"),
  units: integer("units"),
  revenue: dollars("coalesce(cents, 0)"),
  paid: dollars("coalesce(paid_cents, 0)"),
  received: dollars("coalesce(received_cents, 0)"),
  unpaid: dollars("coalesce(unpaid_cents, 0)"),
  tax: dollars("coalesce(tax_cents, 0)"),
  shipping: dollars("coalesce(shipping_cents, 0)"),
});
const byDay = statement(
  dayColumns,
  `select ${dayColumns.sql}
    from ${each("day")} cross join lateral (
      select count(*)::int as orders, ${UNITS} as units, ${CENTS} as cents,
          ${CENTS} ${PAID} as paid_cents, sum(${TOTAL_CENTS} - refunded_cents) ${PAID} as received_cents,
          ${CENTS} filter (where ${IS_UNPAID}) as unpaid_cents,
          sum(tax_cents) ${PAID} as tax_cents, sum(shipping_cents) ${PAID} as shipping_cents
        from orders where ${within("day")} and ${SOLD}
    ) as sold
    order by each.day`,
);

/**
 * Sales of each of the last days including today, oldest first. Days without orders are included, cancelled and refunded orders are not.
 * Throws BadUserInput for an unknown time zone.
 */
export function listSalesByDay(ctx: RequestContext, days: number, timeZone: string): Promise<DaySales[]> {
  checkSpan("days", days, MAX_DAYS);
  checkTimeZone(timeZone);
  return rows(ctx.db, byDay, [days, timeZone]);
}

const sellerColumns = columns<BestSeller>({
  productId: uuid("product_id"),
  productName: text("products.name"),
  units: integer("units"),
  revenue: dollars("cents"),
});
const bestSellers = statement(
  sellerColumns,
  `select ${sellerColumns.sql}
    from (
      select product_id, ${UNITS} as units, ${CENTS} as cents from orders where ${since("day")} and ${SOLD}
        group by product_id order by units desc, cents desc, product_id limit $3
    ) as sold join products on products.id = product_id
    order by units desc, cents desc, product_id`,
);

/** The products with the most ordered units of the last days, including deleted products; cancelled and refunded orders don't count. */
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
const byMonth = statement(
  monthColumns,
  `select ${monthColumns.sql}
    from ${each("month")} cross join lateral (
      select avg(rating) as average, count(*)::int as reviews
        from reviews where ${within("month")} and hidden_at is null and product_id is null
    ) as written
    order by each.month`,
);

/** The ratings of the shop of each of the last months including this one, oldest first; hidden reviews don't count. */
export function listRatingsByMonth(
  ctx: RequestContext,
  months: number,
  timeZone: string,
): Promise<MonthRatings[]> {
  checkSpan("months", months, MAX_MONTHS);
  checkTimeZone(timeZone);
  return rows(ctx.db, byMonth, [months, timeZone]);
}

function checkSpan(field: "days" | "months", span: number, most: number): void {
  if (span < 1 || span > most) throw new BadUserInput([{ field, message: `must be between 1 and ${most}` }]);
}

/** A name, and never an offset, whose sign PostgreSQL reads the other way round. */
const zoneName = /^[A-Za-z][\w+\-/]{0,63}$/;

function checkTimeZone(timeZone: string): void {
  if (!zoneName.test(timeZone) || !isTimeZone(timeZone))
    throw new BadUserInput([
      { field: "timeZone", message: "must be an IANA time zone, such as Europe/Berlin" },
    ]);
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone }).format();
    return true;
  } catch {
    return false;
  }
}
