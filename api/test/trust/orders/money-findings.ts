import { REFUNDED_MINOR, TOTAL_MINOR } from "../../../src/modules/order-conditions";
import type { DatabaseClient } from "../support/database-client";

/** Sums in minor units, and payments without proof. */
interface Books {
  received: number;
  /** What gift cards pay of paid orders, without what went back to them. */
  byCards: number;
  held: number;
  returned: number;
  /** Failed refunds of closed orders; for other orders a failed refund makes the money the order's again. */
  owed: number;
  unproven: string[];
}

const READ = `select
  (select coalesce(sum(amount_cents), 0)::integer from payments where status = 'PAID' and user_id = any($1)) as received,
  (select coalesce(-sum(entry.amount_cents), 0)::integer from gift_card_entries as entry join orders on orders.id = order_id
    where paid_at is not null and user_id = any($1)) as "byCards",
  (select coalesce(sum((${TOTAL_MINOR}) - (${REFUNDED_MINOR})), 0)::integer from orders
    where paid_at is not null and user_id = any($1)) as held,
  (select coalesce(sum(refund.amount_cents), 0)::integer from refunds as refund
    join payments on payments.id = payment_id
    where user_id = any($1) and (failed_at is null or paid_back_at is not null)) as returned,
  (select coalesce(sum(refund.amount_cents), 0)::integer from refunds as refund
    join payments on payments.id = payment_id
    where user_id = any($1) and failed_at is not null and paid_back_at is null and retried_at is null
      and reason = 'ORDER_CLOSED') as owed,
  (select coalesce(json_agg(id), '[]') from payments where status = 'PAID' and amount_cents > 0 and user_id = any($1)
    and not exists (select from demo_payment_sessions as session
      where session.id = session_id and session.status = 'complete')) as unproven`;

/**
 * Differences between the money of paid payments and gift cards and the money of paid orders, refunds and debts; and payments without a
 * payment at the provider, which those of 0 don't need.
 */
export async function moneyFindings(db: DatabaseClient, customerIds: string[]): Promise<string[]> {
  const [books] = await db.sql<Books>(READ, [customerIds]);
  const { received, byCards, held, returned, owed, unproven } = books as Books;
  return [
    ...(received + byCards === held + returned + owed
      ? []
      : [
          `received ${received} and ${byCards} by cards, orders hold ${held}, returned ${returned}, owed ${owed}`,
        ]),
    ...unproven.map((id) => `payment ${id} was never paid at the provider`),
  ];
}

const READ_END = `select payments.id, payments.status, session.status as there, payments.amount_cents::integer as cents,
    (select coalesce(sum(amount_cents), 0)::integer from refunds
      where payment_id = payments.id and failed_at is null and paid_back_at is null) as returned,
    (select coalesce(sum(cents::integer), 0)::integer from jsonb_each_text(session.refunds) as refund (name, cents)) as there_returned
  from payments join demo_payment_sessions as session on session.id = session_id where user_id = any($1)`;

/** Differences between the shop and the provider, after all jobs are done and every payment was checked. */
export async function providerFindings(db: DatabaseClient, customerIds: string[]): Promise<string[]> {
  const payments = await db.sql<{
    id: string;
    status: string;
    there: string;
    cents: number;
    returned: number;
    there_returned: number;
  }>(READ_END, [customerIds]);
  return payments.flatMap(({ id, status, there, cents, returned, there_returned }) => [
    ...((status === "PAID") === (there === "complete") ? [] : [`payment ${id} is ${status}, there ${there}`]),
    ...(returned === there_returned && returned <= cents
      ? []
      : [`payment ${id} of ${cents}: returned ${returned}, there ${there_returned}`]),
  ]);
}

/** SQL of the amount that an order's gift card pays, without what went back to it. */
const BY_CARD = `case when cancelled_at is not null then 0
  else gift_card_cents - (select coalesce(sum(refunds.gift_card_cents), 0) from refunds where order_id = orders.id) end`;

/** Gift cards and orders whose entries contradict them, and sold cards other than those that their order has bought and still pays. */
export async function cardFindings(db: DatabaseClient, customerIds: string[]): Promise<string[]> {
  const found = await db.sql<{ finding: string }>(
    `select 'card ' || id || ' has ' || balance_cents as finding from gift_cards
        where balance_cents <> (select sum(amount_cents) from gift_card_entries where card_id = gift_cards.id)
      union all
      select 'order ' || id || ' should be paid by card: ' || (${BY_CARD}) from orders
        where user_id = any($1)
          and (${BY_CARD}) <> (select coalesce(-sum(amount_cents), 0) from gift_card_entries where order_id = orders.id)
      union all
      select 'order ' || orders.id || ' has ' || count(card.id) || ' cards' from orders left join gift_cards as card on order_id = orders.id
        where user_id = any($1) and of_gift_cards group by orders.id
        having count(card.id) <> case when delivered_at is null and refunded_at is null then 0 else qty end
          or paid_at is not null
            and count(card.id) filter (where ended_at is null) * unit_price_cents > (${TOTAL_MINOR}) - (${REFUNDED_MINOR})`,
    [customerIds],
  );
  return found.map(({ finding }) => finding);
}
