import type { RequestContext } from "../../../context/context";
import { command, execute } from "../../../data/rows";
import { STATUS } from "./status-sql";

/** The order counts as changed, because its history is part of it; a trigger sets the time. */
const note = command(
  `with changed as (update orders set updated_at = now() where id = any($1) returning *)
    insert into order_events (order_id, status, actor, note) select id, ${STATUS}, $2, $3 from changed`,
);

/** Notes something in the history of orders that doesn't change their state. `by` is as in a change of state. */
export async function noteEvent(
  tx: Pick<RequestContext, "db">,
  orderIds: string[],
  { by, note: text }: { by: "payment" | "system"; note: string },
): Promise<void> {
  await execute(tx.db, note, [orderIds, by, text]);
}
