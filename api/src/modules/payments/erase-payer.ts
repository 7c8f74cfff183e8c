import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";

const OWN =
  "select payments.id from payments join payment_orders on payment_id = payments.id join orders on orders.id = order_id where orders.user_id = $1";

const eraseUrls = command(`update payments set url = null where url is not null and id in (${OWN})`);
const eraseFromDemo = command(`
  update demo_payment_sessions set request = (request::jsonb - 'customerEmail')::json
    where id in (select session_id from payments where session_id is not null and id in (${OWN}))`);

/** Erases a payer from their payments; the amounts and the provider's references stay for the books. */
export async function erasePayer(tx: RequestContext, userId: string): Promise<void> {
  await execute(tx.db, eraseUrls, [userId]);
  await execute(tx.db, eraseFromDemo, [userId]);
}
