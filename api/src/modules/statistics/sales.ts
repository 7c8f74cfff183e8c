import type { RequestContext } from "../../context/context";
import { columns, money, integer, text } from "../../data/columns";
import { extendLimits, importLimits } from "../../data/connections/limits";
import { changesCompleteBefore } from "../../data/lists/changes";
import { command, execute, rows, statement } from "../../data/rows";
import { IS_UNPAID, TOTAL_MINOR } from "../order-conditions";
import type { DaySales } from "./figures";
import { beginOf, checkSpan, checkTimeZone, each, within } from "./periods";

/** The maximum period of sales, in days. */
export const MAX_DAYS = 365;

/** SQL condition: the order counts as a sale, because it is neither cancelled nor refunded. */
export const SOLD = "cancelled_at is null and refunded_at is null";

const PAID = "filter (where paid_at is not null)";

/** SQL of the sums over orders, by column. */
const sums = {
  orders: "count(*)",
  units: "sum(qty)",
  cents: `sum(${TOTAL_MINOR})`,
  paid_cents: `sum(${TOTAL_MINOR}) ${PAID}`,
  received_cents: `sum(${TOTAL_MINOR} - refunded_cents) ${PAID}`,
  unpaid_cents: `sum(${TOTAL_MINOR}) filter (where ${IS_UNPAID})`,
  tax_cents: `sum(tax_cents) ${PAID}`,
  shipping_cents: `sum(shipping_cents) ${PAID}`,
};
const names = Object.keys(sums);

/**
 * SQL of the quarters of an hour with orders changed since the last summing and before a time. Days begin with a
 * quarter in every time zone. The minute allows for a slower clock after a failover.
 */
const changed = (before: string) =>
  `select distinct date_bin('15 minutes', created_at, 'epoch') as starts_at from orders
    where updated_at >= (select coalesce(max(summed_before), '-infinity') from sales) - interval '1 minute' and updated_at < ${before}`;

/** SQL of the sums of each quarter in `changed`. */
const sumsOfChanged = `select changed.starts_at, ${names.map((name) => `added.${name}`).join(", ")}
  from changed cross join lateral (
    select ${Object.entries(sums)
      .map(([name, sum]) => `coalesce(${sum}, 0)::bigint as ${name}`)
      .join(", ")}
      from orders where created_at >= starts_at and created_at < starts_at + interval '15 minutes' and ${SOLD}
  ) as added`;

const sum = command(
  `with changed as materialized (${changed("$1")})
    insert into sales (starts_at, ${names.join(", ")}, summed_before) select *, $1 from (${sumsOfChanged}) as summed order by starts_at
      on conflict on constraint sales_pkey do update
        set ${[...names, "summed_before"].map((name) => `${name} = excluded.${name}`).join(", ")}
        where sales.summed_before <= excluded.summed_before`,
);

/** Sums the quarters of an hour with orders changed since the last call; the first call sums all orders. */
export async function sumSales({ db }: Pick<RequestContext, "db">): Promise<void> {
  const before = await changesCompleteBefore(db);
  await db.transaction(async (tx) => {
    await extendLimits(tx, importLimits);
    await execute(tx, sum, [before]);
  });
}

const dayColumns = columns<DaySales>({
  day: text("to_char(each.day, 'YYYY-MM-DD')"),
  orders: integer("coalesce(orders, 0)::int"),
  units: integer("least(coalesce(units, 0), 2147483647)::int"),
  revenue: money("coalesce(cents, 0)"),
  paid: money("coalesce(paid_cents, 0)"),
  received: money("coalesce(received_cents, 0)"),
  unpaid: money("coalesce(unpaid_cents, 0)"),
  tax: money("coalesce(tax_cents, 0)"),
  shipping: money("coalesce(shipping_cents, 0)"),
});
const byDay = statement(
  dayColumns,
  `with changed as materialized (${changed("'infinity'")}),
    added as materialized (${sumsOfChanged} where starts_at >= ${beginOf("day")})
    select ${dayColumns.sql} from ${each("day")} cross join lateral (
        select ${names.map((name) => `sum(${name}) as ${name}`).join(", ")} from (
            select starts_at, ${names.join(", ")} from sales where starts_at not in (select starts_at from changed)
            union all select * from added
          ) as sold
          where ${within("day", "starts_at")}
      ) as sold
      order by each.day`,
);

/**
 * Sales of each of the last days including today, oldest first. Days without orders are included, cancelled and
 * refunded orders are not. Throws BadUserInput for an unknown time zone.
 */
export function listSalesByDay(ctx: RequestContext, days: number, timeZone: string): Promise<DaySales[]> {
  checkSpan("days", days, MAX_DAYS);
  checkTimeZone(timeZone);
  return rows(ctx.db, byDay, [days, timeZone]);
}
