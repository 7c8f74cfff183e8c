import type { RequestContext } from "../../context/context";
import type { RowOf } from "../../data/columns";
import { command, execute, returning, rows } from "../../data/rows";
import { DUE_MINOR } from "../order-conditions";
import { dueOf } from "../orders/get-orders";
import type { Order } from "../orders/order.entity";
import { currencyCode } from "../pricing/quote";
import { columnsOf } from "../../data/tables";
import { PaymentTable } from "./payment.entity";

/** How long a payment page can be paid. Stripe requires at least 30 minutes, so a page can be reopened for half of this time. */
const OPEN_MINUTES = 60;

/** An open payment's columns. */
export const openColumns = columnsOf(PaymentTable, "id", "amountMinor", "sessionId", "url", "expiresAt");

/** A payment that awaits the customer; it has a page once the provider has opened one. */
export type OpenPayment = RowOf<typeof openColumns>;

const insert = returning(
  openColumns,
  `insert into payments (user_id, gateway, amount_cents, currency, expires_at)
    values ($1, $2, $3, $4, now() + interval '${OPEN_MINUTES} minutes')`,
);
const insertParts = command(
  `insert into payment_orders (payment_id, order_id, amount_cents)
    select $1, id, ${DUE_MINOR} from orders where id = any($2)`,
);

/** Records a payment of orders at their current totals, less the gift cards. The transaction must have locked their customer. */
export async function addPayment(
  tx: Pick<RequestContext, "db">,
  gateway: string,
  userId: string,
  orders: readonly Order[],
): Promise<OpenPayment> {
  const [payment] = await rows(tx.db, insert, [userId, gateway, dueOf(orders), currencyCode()]);
  const added = payment as OpenPayment;
  await execute(tx.db, insertParts, [added.id, orders.map(({ id }) => id)]);
  return added;
}
