import type { Lookup } from "../../data/shared-lookups";
import { columns, instant, nullable, text, uuid } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { emailOf } from "../../data/people";
import type { OrderEvent } from "./order-event";

const eventColumns = columns<OrderEvent & { orderId: string }>({
  orderId: uuid("order_id"),
  at: instant("happened_at"),
  status: text("status"),
  by: text(`case when actor_id is null then actor else ${emailOf("actor_id")} end`),
  note: nullable(text("note")),
});

const ofOrders = statement(
  eventColumns,
  `select ${eventColumns.sql} from order_events where order_id = any($1) order by order_id, id`,
);

/** What happened to each order after it was placed, oldest first. */
export const eventsOfOrder: Lookup<OrderEvent[]> = async ({ db }, ids) => {
  const found = new Map<string, OrderEvent[]>(ids.map((id) => [id, []]));
  for (const { orderId, ...event } of await rows(db, ofOrders, [ids])) found.get(orderId)?.push(event);
  return found;
};
