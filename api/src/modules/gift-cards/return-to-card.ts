import type { RequestContext } from "../../context/context";
import { columns, float } from "../../data/columns";
import { command, execute, executorOf, rows, select } from "../../data/rows";

type Transaction = Pick<RequestContext, "db">;

/** Books the entries of this transaction, which locks their cards: before the number of a document, as those who lock a card and then write one. */
export const bookOnCards = executorOf<[]>("set constraints gift_card_entry_booked immediate");

/**
 * Gives back to their cards what unpaid orders no longer need: everything if they are cancelled, otherwise the amount above
 * `gift_card_cents`. The transaction must have locked the customer.
 */
export const returnToCards = executorOf<[orderIds: readonly string[]]>(`
  insert into gift_card_entries (card_id, kind, amount_cents, order_id)
    select card_id, 'REFUNDED', -sum(entry.amount_cents) - case when cancelled_at is null then gift_card_cents else 0 end, order_id
      from gift_card_entries as entry join orders on orders.id = order_id
      where order_id = any($1) and paid_at is null
      group by card_id, order_id, cancelled_at, gift_card_cents
      having -sum(entry.amount_cents) > case when cancelled_at is null then gift_card_cents else 0 end
      order by card_id`);

const paidColumn = columns({ minor: float("coalesce(-sum(amount_cents), 0)::float8") });
const paidByCard = select(paidColumn, "from gift_card_entries where order_id = $1");
const refund = command(`
  insert into gift_card_entries (card_id, kind, amount_cents, order_id)
    select card_id, 'REFUNDED', $2::bigint, order_id from gift_card_entries where order_id = $1 and kind = 'REDEEMED'`);

/**
 * Refunds a part of a paid order to its gift card, up to the amount that the card has paid and didn't get back. Returns the refunded
 * amount, in minor units; the rest is for the payment provider. The transaction must have locked the customer.
 */
export async function refundToCard({ db }: Transaction, orderId: string, minor: number): Promise<number> {
  const [paid] = await rows(db, paidByCard, [orderId]);
  const given = Math.min(minor, paid?.minor ?? 0);
  if (given > 0) await execute(db, refund, [orderId, given]);
  return given;
}
