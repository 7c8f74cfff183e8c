import type { RequestContext } from "../../context/context";
import { Conflict } from "../../errors";
import { columns, text, uuid } from "../../data/columns";
import { IS_PAID_AND_OPEN, IS_UNPAID } from "../order-conditions";
import { command, execute, rows, statement } from "../../data/rows";
import { closeUnpaidOrders } from "./cancel-order";

const numberColumn = columns({ number: text("number") });
const undelivered = statement(
  numberColumn,
  `select ${numberColumn.sql} from orders where user_id = $1 and ${IS_PAID_AND_OPEN} order by created_at`,
);
const idColumn = columns({ id: uuid("id") });
const unpaid = statement(idColumn, `select ${idColumn.sql} from orders where user_id = $1 and ${IS_UNPAID}`);

/** The most numbers of orders that a refusal names. */
const MAX_NAMED = 10;

/** Throws Conflict while paid orders of a customer, whose transaction has locked them, aren't delivered. */
export async function refuseWhileUndelivered(tx: RequestContext, userId: string): Promise<void> {
  const orders = await rows(tx.db, undelivered, [userId]);
  if (orders.length === 0) return;
  const named = orders.slice(0, MAX_NAMED).map(({ number }) => number);
  const more = orders.length > MAX_NAMED ? ` and ${orders.length - MAX_NAMED} more` : "";
  throw new Conflict(
    `You have paid for what isn't delivered yet: ${named.join(", ")}${more}. Your account can be deleted once it is delivered or refunded.`,
  );
}

/** An order of which the books need an invoice: it was paid, or delivered. */
const IS_INVOICED = "(paid_at is not null or delivered_at is not null)";

const erase = command(`
  update orders set email = '', phone = '', idempotency_key = null,
      name = case when ${IS_INVOICED} then name else '' end,
      address = case when ${IS_INVOICED} then address else '' end,
      shipping_address = case when ${IS_INVOICED} then shipping_address end
    where user_id = $1`);
const eraseKeys = command("update checkouts set idempotency_key = id::text where user_id = $1");

/**
 * Cancels a customer's unpaid orders and erases the customer from all of their orders. Those that were paid or delivered retain name
 * and address, which an invoice must have; email and phone number are erased everywhere (ADR-0060).
 */
export async function eraseCustomer(tx: RequestContext, userId: string): Promise<void> {
  const ids = (await rows(tx.db, unpaid, [userId])).map(({ id }) => id);
  await closeUnpaidOrders(tx, ids, { by: "customer", note: "The customer deleted their account." });
  await execute(tx.db, erase, [userId]);
  await execute(tx.db, eraseKeys, [userId]);
}
