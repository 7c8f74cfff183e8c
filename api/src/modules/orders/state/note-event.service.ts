import type { RequestContext } from "../../../context/context";
import { command, execute } from "../../../data/rows";
import { storedActor, type Actor } from "../../../context/actor";
import { STATUS } from "./status-sql";

/** The order counts as changed, because its history is part of it; a trigger sets the time. */
const note = command(
  `with changed as (update orders set updated_at = now() where id = any($1) returning *)
    insert into order_events (order_id, status, actor, actor_id, note, for_shop)
      select id, ${STATUS}, $2, $3, $4, $5 from changed`,
);

interface Noted {
  by: Actor;
  note: string;
  /** Whether it isn't for the customer; false by default. */
  forShop?: boolean;
}

/** Notes something in the history of orders that doesn't change their state. */
export async function noteEvent(
  tx: Pick<RequestContext, "db">,
  orderIds: string[],
  { by, note: text, forShop = false }: Noted,
): Promise<void> {
  const { actor, userId } = storedActor(by);
  await execute(tx.db, note, [orderIds, actor, userId, text, forShop]);
}
