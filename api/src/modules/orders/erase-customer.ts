import { serverTexts } from "@shop/shared/messages/server";
import type { RequestContext } from "../../context/context";
import { Conflict } from "../../errors";
import { boolean, columns, text, uuid } from "../../data/columns";
import { IS_PAID_AND_OPEN, IS_PLACED, IS_SENT } from "../order-conditions";
import { command, execute, rows, select } from "../../data/rows";
import { closeUnpaidOrders } from "./change/cancel-order";

const undeliveredColumns = columns({ number: text("number"), paid: boolean("paid_at is not null") });
const undelivered = select(
  undeliveredColumns,
  `from orders
    where user_id = $1 and ((${IS_PAID_AND_OPEN}) or (${IS_SENT})) order by created_at`,
);
const idColumn = columns({ id: uuid("id") });
const unpaid = select(idColumn, `from orders where user_id = $1 and ${IS_PLACED}`);

/** The maximum number of order numbers in a refusal. */
const MAX_NAMED = 10;

/**
 * Throws Conflict while a customer has paid or sent orders that aren't delivered. The transaction must have locked the
 * customer.
 */
export async function refuseWhileUndelivered(tx: RequestContext, userId: string): Promise<void> {
  const orders = await rows(tx.db, undelivered, [userId]);
  if (orders.length === 0) return;
  const named = orders.slice(0, MAX_NAMED).map(({ number }) => number);
  const allPaid = orders.every(({ paid }) => paid);
  const { undelivered: text } = serverTexts().refusals.accountRefusals;
  throw new Conflict(text(named, orders.length - named.length, allPaid));
}

/** SQL condition: the books need an invoice of the order, because it was paid or delivered. */
const IS_INVOICED = "(paid_at is not null or delivered_at is not null)";

const erase = command(`
  update orders set email = '', phone = '', note = null, idempotency_key = null, content_hash = null,
      name = case when ${IS_INVOICED} then name else '' end,
      address = case when ${IS_INVOICED} then address else '' end,
      shipping_address = case when ${IS_INVOICED} then shipping_address end
    where user_id = $1`);
const eraseKeys = command(
  "update checkouts set idempotency_key = id::text, content_hash = null where user_id = $1",
);

/**
 * Cancels a customer's unpaid orders and erases the customer from all of their orders. Paid or delivered orders retain
 * name and address, which an invoice must have; email, phone number and note are erased everywhere (ADR-0060).
 */
export async function eraseCustomer(tx: RequestContext, userId: string): Promise<void> {
  const ids = (await rows(tx.db, unpaid, [userId])).map(({ id }) => id);
  await closeUnpaidOrders(tx, ids, {
    by: "customer",
    note: serverTexts().orderNotes.orderNotes.accountDeleted,
  });
  await execute(tx.db, erase, [userId]);
  await execute(tx.db, eraseKeys, [userId]);
}
