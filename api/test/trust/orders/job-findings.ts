import type { DatabaseClient } from "../support/database-client";

/** The required job of each step, with its payload. */
const WANTED = `
  select 'mail-orders-placed' as task, id from orders where user_id = any($1)
  union all
  select 'mail-order-shipped', shipment_id from orders where user_id = any($1) and shipment_id is not null
  union all
  select 'mail-order-delivered', id from orders where user_id = any($1) and delivered_at is not null
    and not exists (select from order_events where order_id = orders.id and status = 'DELIVERED' and actor = 'system')
  union all
  select 'mail-order-cancelled', id from orders where user_id = any($1) and cancelled_at is not null
  union all
  select 'mail-order-refunded', id from orders where user_id = any($1) and refunded_at is not null
    and not exists (select from order_events where order_id = orders.id and note like '%went back%')
  union all
  select 'mail-order-part-refunded', id from orders where user_id = any($1)
    and exists (select from order_events where order_id = orders.id and note like '%went back%')
  union all
  select 'mail-payment-received', payment_id from payment_orders as part join payments on payments.id = payment_id
    where user_id = any($1) and status = 'PAID'
      and not exists (select from refunds where payment_id = payments.id and order_id = part.order_id)
  union all
  select 'send-refund', refund.id from refunds as refund join payments on payments.id = payment_id
    where user_id = any($1) and reason <> 'PROVIDER' and refund.amount_cents > 0 and (paid_back_at is null or failed_at is not null)
  union all
  select 'mail-gift-card', gift_cards.id from gift_cards join orders on orders.id = order_id where user_id = any($1)
  union all
  select 'mail-refund-failed', refund.id from refunds as refund join payments on payments.id = payment_id
    where user_id = any($1) and failed_at is not null
  union all
  select 'mail-payment-disputed', dispute.id from disputes as dispute join payments on payments.id = payment_id
    where user_id = any($1)
  union all
  select 'mail-payment-returned', refund.id from refunds as refund join payments on payments.id = payment_id
    where user_id = any($1) and reason = 'ORDER_CLOSED'
      and not exists (select from refunds where payment_id = refund.payment_id and order_id = refund.order_id and retried_at is not null)`;

const ADDED = `select task.identifier as task, payload from graphile_worker._private_jobs as job
  join graphile_worker._private_tasks as task on task.id = task_id`;

/** Steps without their job. Requires that no worker runs, because completed jobs are deleted. */
export async function jobFindings(db: DatabaseClient, customerIds: string[]): Promise<string[]> {
  const wanted = await db.sql<{ task: string; id: string }>(WANTED, [customerIds]);
  const added = await db.sql<{ task: string; payload: Record<string, string | string[]> }>(ADDED);
  const known = new Set(
    added.flatMap(({ task, payload }) =>
      Object.values(payload).flatMap((ids) => [ids].flat().map((id) => `${task} ${id}`)),
    ),
  );
  return wanted
    .filter(({ task, id }) => !known.has(`${task} ${id}`))
    .map(({ task, id }) => `no job ${task} ${id}`);
}
