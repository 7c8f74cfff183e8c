import { TOTAL_MINOR } from "../../../src/modules/order-conditions";
import type { DatabaseClient } from "../support/database-client";

const USES = `select code, uses, max_uses,
    (select count(distinct coalesce(checkout_id, id))::int from orders
      where discount_id = discounts.id and cancelled_at is null) as used,
    (select count(*)::int from (
      select from orders where discount_id = discounts.id and cancelled_at is null
        group by user_id having count(distinct coalesce(checkout_id, id)) > 1
      ) as customer where once_per_customer) as twice
  from discounts where id = any($1)`;

/** Codes with a wrong count of uses, or with more uses than allowed. */
export async function discountFindings(db: DatabaseClient, discountIds: string[]): Promise<string[]> {
  const found = await db.sql<{
    code: string;
    uses: number;
    max_uses: number | null;
    used: number;
    twice: number;
  }>(USES, [discountIds]);
  return found.flatMap(({ code, uses, max_uses, used, twice }) => [
    ...(uses === used ? [] : [`code ${code}: ${used} uses, counted ${uses}`]),
    ...(max_uses !== null && used > max_uses ? [`code ${code}: ${used} uses of ${max_uses}`] : []),
    ...(twice === 0 ? [] : [`code ${code}: used twice by ${twice} customers`]),
  ]);
}

/**
 * Recomputes each tax of a cart from its lines, rounded half up once per rate, and each discount without a category. Carts
 * with orders priced again later are left out, because their shares belong to several quotes.
 */
const SHARES = `with line as (
    select coalesce(checkout_id, id) as cart, case when of_gift_cards then 0 else unit_price_cents::bigint * qty end as goods, orders.* from orders where user_id = any($1) and not exists (
      select from order_events join orders as other on other.id = order_id
        where order_events.note like 'Priced again:%' and coalesce(other.checkout_id, other.id) = coalesce(orders.checkout_id, orders.id)
    )
  )
  select cart::text, 'tax' as what, sum(tax_cents)::int as is,
      round(sum(goods - discount_cents + shipping_cents) * max(tax_percent)::numeric / 100)::int as should
    from line where tax_name is not null and not tax_included group by cart, tax_name, tax_percent
  union all
  select cart::text, 'discount', sum(discount_cents)::int,
      least(sum(goods), max(coalesce(discounts.amount_cents, round(sum_goods * discounts.percent::numeric / 100))))::int
    from (select line.*, sum(goods) over (partition by cart) as sum_goods from line) as line
      join discounts on discounts.id = discount_id where category_id is null group by cart
  union all
  select cart::text, 'prices of delivery', count(distinct shipping_method)::int, 1 from line
    where shipping_method is not null group by cart
  union all
  select cart::text, 'total below zero', least(0, min(${TOTAL_MINOR}))::int, 0 from line group by cart`;

/** Carts with a difference between the shares of their orders and the charged amounts. */
export async function shareFindings(db: DatabaseClient, customerIds: string[]): Promise<string[]> {
  const found = await db.sql<{ cart: string; what: string; is: number; should: number }>(SHARES, [
    customerIds,
  ]);
  return found
    .filter(({ is, should }) => is !== should)
    .map(({ cart, what, is, should }) => `${what} of ${cart}: ${is} in place of ${should}`);
}
