import { serverTexts } from "@shop/shared/messages/server";
import type { RequestContext } from "../../context/context";
import { boolean, columns, uuid } from "../../data/columns";
import { command, execute, rows, select } from "../../data/rows";
import { Conflict } from "../../errors";
import { addCards } from "./gift-cards";

/** An order of gift cards, in minor units. */
interface SoldOrder {
  id: string;
  email: string;
  quantity: number;
  unitPriceMinor: number;
  totalMinor: number;
  refundedMinor: number;
  ofGiftCards: boolean;
}

/**
 * Issues and mails the cards that an order has bought, one for each unit. A card has the price of its unit when it was ordered; no
 * discount applies to it. Call it in the transaction that delivers the order, which happens once.
 */
export async function issueSoldCards(tx: RequestContext, order: SoldOrder): Promise<void> {
  const { id: orderId, unitPriceMinor: amountMinor, email, quantity } = order;
  if (amountMinor === 0) return; // products of before 0.2.0 may be free
  await addCards(
    tx,
    Array.from({ length: quantity }, () => ({ amountMinor, email, orderId })),
  );
}

const cardColumns = columns({
  id: uuid("id"),
  isActive: boolean("ended_at is null"),
  isUsed: boolean(
    "(select coalesce(sum(amount_cents), 0) < 0 from gift_card_entries where card_id = gift_cards.id and kind in ('REDEEMED', 'REFUNDED'))",
  ),
});
const lockCards = command("select from gift_cards where order_id = $1 order by id for no key update");
const readCards = select(cardColumns, "from gift_cards where order_id = $1 order by id");
const end = command(
  `with ended as (
      update gift_cards set ended_at = now() where id = any($1) returning id, balance_cents
    )
    insert into gift_card_entries (card_id, kind, amount_cents)
      select id, 'ENDED', -balance_cents from ended where balance_cents > 0`,
);

/**
 * Ends the cards of a refunded order: as many stay as the rest of its money has bought. Throws Conflict if money of a used card is
 * refunded, or of a part of a card; `anyway` ends them even so, because the payment provider has sent the money back. Call it after
 * the products of the transaction are locked, as orders lock cards last.
 */
export async function endSoldCards(
  tx: RequestContext,
  order: SoldOrder,
  { anyway = false } = {},
): Promise<void> {
  if (!order.ofGiftCards) return;
  const texts = serverTexts().adminRefusals.giftCardRefusals;
  const leftMinor = order.totalMinor - order.refundedMinor;
  if (!anyway && leftMinor % order.unitPriceMinor > 0) throw new Conflict(texts.partOfCard);
  await execute(tx.db, lockCards, [order.id]); // first, to read what orders have paid with them until now
  const cards = await rows(tx.db, readCards, [order.id]);
  const used = cards.filter(({ isUsed }) => isUsed);
  const unused = cards.filter(({ isUsed, isActive }) => isActive && !isUsed);
  const excess = Math.max(used.length + unused.length - Math.floor(leftMinor / order.unitPriceMinor), 0);
  if (!anyway && excess > unused.length) throw new Conflict(texts.used);
  const ended = [...unused, ...used.filter(({ isActive }) => isActive)].slice(0, excess);
  if (ended.length > 0) await execute(tx.db, end, [ended.map(({ id }) => id)]);
}
