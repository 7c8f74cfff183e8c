import type { DatabaseClient } from "../support/database-client";

const READ_NUMBERS = `select series, year, last,
    (select count(*)::integer from invoices where invoices.series = document_series.series and number like '%' || year || '-%') as count,
    (select max(right(number, 6)::integer) from invoices where invoices.series = document_series.series and number like '%' || year || '-%') as highest
  from document_series`;

const READ_MISSING = `select payments.id from payments
  where status = 'PAID' and user_id = any($1)
    and exists (select from payment_orders as part where part.payment_id = payments.id and not exists (
      select from refunds where refunds.payment_id = payments.id and refunds.order_id = part.order_id and reason = 'ORDER_CLOSED'))
    and not exists (select from invoices where invoices.payment_id = payments.id and series = 'INVOICE')`;

const READ_SUMS = `select number from invoices left join refunds on refunds.id = refund_id
  where user_id = any($1) and (document ->> 'totalMinor')::integer is distinct from coalesce(refunds.amount_cents + refunds.gift_card_cents, (
    select sum(part.amount_cents + gift_card_cents) from payment_orders as part join orders on orders.id = order_id where part.payment_id = invoices.payment_id and not exists (
      select from refunds as late where late.payment_id = part.payment_id and late.order_id = part.order_id and late.reason = 'ORDER_CLOSED')))`;

/** Gaps in the numbers, paid payments without an invoice, and documents that contradict the books. */
export async function invoiceFindings(db: DatabaseClient, customerIds: string[]): Promise<string[]> {
  const series = await db.sql<{ series: string; last: number; count: number; highest: number }>(READ_NUMBERS);
  const missing = await db.sql<{ id: string }>(READ_MISSING, [customerIds]);
  const wrong = await db.sql<{ number: string }>(READ_SUMS, [customerIds]);
  return [
    ...series
      .filter(({ last, count, highest }) => last !== count || last !== highest)
      .map((each) => `numbers have gaps: ${JSON.stringify(each)}`),
    ...missing.map(({ id }) => `payment ${id} has no invoice`),
    ...wrong.map(({ number }) => `${number} has another sum than the books`),
  ];
}
