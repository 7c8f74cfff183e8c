import type { Lookup } from "../../data/shared-lookups";
import { boolean, columns, instant, nullable, text, uuid } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { emailOf } from "../people";
import type { OrderEvent } from "./order-event";

/** A step as it is stored; `forShop`: customers don't see it. */
type StoredEvent = OrderEvent & { forShop: boolean };

const eventColumns = columns<StoredEvent & { orderId: string }>({
  orderId: uuid("order_id"),
  at: instant("happened_at"),
  status: text("status"),
  by: text(`case when actor_id is null then actor else ${emailOf("actor_id")} end`),
  note: nullable(text("note")),
  forShop: boolean("for_shop"),
});

const ofOrders = statement(
  eventColumns,
  `select ${eventColumns.sql} from order_events where order_id = any($1) order by order_id, id`,
);

/** What happened to each order after it was placed, oldest first. */
export const eventsOfOrder: Lookup<StoredEvent[]> = async ({ db }, ids) => {
  const found = new Map<string, StoredEvent[]>(ids.map((id) => [id, []]));
  for (const { orderId, ...event } of await rows(db, ofOrders, [ids])) found.get(orderId)?.push(event);
  return found;
};
