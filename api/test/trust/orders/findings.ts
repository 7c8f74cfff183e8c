import { transitions, type Transition, type TransitionActor } from "@shop/shared/order-transitions";
import { OrderStatus } from "../../../src/modules/orders/order-status.enum";
import { STATUS, timeOf } from "../../../src/modules/orders/read/order-sql";
import { RESTOCKED_UNITS } from "../../../src/modules/order-conditions";
import type { DatabaseClient } from "../support/database-client";

interface StoredEvent {
  status: OrderStatus;
  actor: string;
  at: string;
  note: string | null;
}

interface StoredOrder {
  id: string;
  status: OrderStatus;
  restocked: boolean;
  /** The time of each state, as text; null for states that it never reached. */
  times: Record<string, string | null>;
  /** The history, oldest first. */
  events: StoredEvent[];
}

const TIMES = Object.entries(timeOf).map(([status, column]) => `'${status}', ${column}`);

const readOrders = (db: DatabaseClient, customerIds: string[]): Promise<StoredOrder[]> =>
  db.sql<StoredOrder>(
    `select id, ${STATUS} as status, restocked, json_build_object(${TIMES.join(", ")}) as times,
        (select coalesce(json_agg(json_build_object('status', event.status, 'actor', actor, 'at', happened_at,
            'note', note) order by event.id), '[]') from order_events as event where order_id = orders.id) as events
      from orders where user_id = any($1)`,
    [customerIds],
  );

/** Products for which stock plus ordered, delivered and refunded units differ from all units ever added. */
export async function stockFindings(
  db: DatabaseClient,
  products: { productId: string; units: number }[],
): Promise<string[]> {
  const found = await db.sql<{ id: string; stock: number; away: number }>(
    `select id, count_in_stock as stock,
        (select coalesce(sum(qty - (${RESTOCKED_UNITS})), 0)::int from orders where product_id = products.id) as away
      from products where id = any($1)`,
    [products.map(({ productId }) => productId)],
  );
  return found.flatMap(({ id, stock, away }) => {
    const units = products.find(({ productId }) => productId === id)?.units;
    const wrong = stock + away !== units || stock < 0;
    return wrong ? [`product ${id}: ${stock} in stock and ${away} ordered of ${units}`] : [];
  });
}

/** Acknowledged orders that no longer exist. */
export async function lostOrders(db: DatabaseClient, acknowledged: string[]): Promise<string[]> {
  const lost = await db.sql<{ id: string }>(
    "select id from unnest($1::uuid[]) as id where id not in (select id from orders)",
    [acknowledged],
  );
  return lost.map(({ id }) => `order ${id} was acknowledged and is lost`);
}

/** Parcels without an order or with orders of another customer, and shipped orders without a parcel. */
export async function parcelFindings(db: DatabaseClient, customerIds: string[]): Promise<string[]> {
  const found = await db.sql<{ finding: string }>(
    `select 'parcel ' || shipments.id || ' has no order' as finding from shipments
        where user_id = any($1) and not exists (select from orders where shipment_id = shipments.id)
      union all
      select 'order ' || orders.id || ' is in another customer''s parcel' from orders join shipments on shipments.id = shipment_id
        where orders.user_id = any($1) and orders.user_id <> shipments.user_id
      union all
      select 'order ' || id || ' was sent, or is in a parcel, and not both' from orders
        where user_id = any($1) and (shipped_at is null) <> (shipment_id is null)`,
    [customerIds],
  );
  return found.map(({ finding }) => finding);
}

/** Orders with more units in returns than were bought, without declined and cancelled returns. */
export async function returnFindings(db: DatabaseClient, customerIds: string[]): Promise<string[]> {
  const found = await db.sql<{ id: string; units: number; qty: number }>(
    `select orders.id, qty, sum(return_lines.quantity)::integer as units
      from orders join return_lines on order_id = orders.id join returns on returns.id = return_id
      where orders.user_id = any($1) and status not in ('DECLINED', 'CANCELLED')
      group by orders.id having sum(return_lines.quantity) > qty`,
    [customerIds],
  );
  return found.map(({ id, units, qty }) => `order ${id}: ${units} of ${qty} units are in returns`);
}

/** Orders with contradictions between state, times, history and the allowed transitions. */
export async function historyFindings(db: DatabaseClient, customerIds: string[]): Promise<string[]> {
  const orders = await readOrders(db, customerIds);
  return orders.flatMap((order) => findingsOf(order).map((finding) => `order ${order.id}: ${finding}`));
}

function findingsOf({ status, restocked, times, events }: StoredOrder): string[] {
  const findings: string[] = [];
  let state: OrderStatus = OrderStatus.PLACED;
  let wasRefunded = events.some(({ note }) => note?.includes("went back for") || note?.includes("are back"));
  const reached: Record<string, string | undefined> = {};
  for (const event of events) {
    if (event.status === state && event.note) continue; // an event without a transition, such as a late payment
    if (!transitionOf(state, event)) findings.push(`${event.actor} took it from ${state} to ${event.status}`);
    if (state === OrderStatus.REFUNDED) delete reached[state]; // the refund failed
    else reached[event.status] = event.at;
    const paidLate = state === OrderStatus.SHIPPED && event.status === OrderStatus.PAID;
    if (!paidLate) state = event.status; // an order paid after its shipment stays shipped
    wasRefunded ||= state === OrderStatus.REFUNDED;
  }
  if (state !== status) findings.push(`is ${status}, by its history ${state}`);
  for (const [name, at] of Object.entries(times))
    if ((at ?? undefined) !== reached[name])
      findings.push(`${name} at ${at}, by its history at ${reached[name]}`);
  if (restocked && status !== OrderStatus.CANCELLED && !wasRefunded) findings.push("returned to stock");
  if (!restocked && status === OrderStatus.CANCELLED)
    findings.push("was cancelled and didn't return to stock");
  return findings;
}

/** The transition of an event; undefined without one. */
function transitionOf(from: OrderStatus, { status: to, actor }: StoredEvent): Transition | undefined {
  const by = (actor.includes("@") ? "admin" : actor) as TransitionActor;
  return Object.values(transitions).find(
    (transition: Transition) =>
      transition.to.includes(to) && transition.by.includes(by) && transition.from.includes(from),
  );
}
