import { normalizeGiftCardCode, showGiftCardCode } from "@shop/shared/gift-card";
import { serverTexts } from "@shop/shared/messages/server";
import { issueGiftCardSchema } from "@shop/shared/schemas/gift-card";
import { formatMinor, formatPrice, toMinor } from "@shop/shared/money";
import { randomUUID } from "node:crypto";
import { inTransaction, type RequestContext } from "../../context/context";
import { command, execute, executorOf, returning, rows, select } from "../../data/rows";
import { text } from "../../data/columns";
import { columnsOf } from "../../data/tables";
import { newestFirst, readPage } from "../../data/lists/keyset";
import type { Connection, PageArgs } from "../../data/lists/page";
import { checkSearch } from "../../data/lists/search";
import { isUuid } from "../../data/uuid";
import { Conflict, NotFound } from "../../errors";
import { parseInput } from "../../validation";
import { recordAction } from "../audit/record-action";
import { addJobsSql } from "../jobs/add-job";
import { normalizeEmail } from "../users/normalize-email";
import { codeOf, hashOfCode } from "./gift-card-code";
import { type GiftCard, giftCardColumns, type GiftCardCreated, GiftCardTable } from "./gift-card.entity";

const byId = select(giftCardColumns, "from gift_cards where id = $1");

/** Returns a gift card. Throws NotFound. */
async function getGiftCard({ db }: Pick<RequestContext, "db">, id: string): Promise<GiftCard> {
  const [card] = isUuid(id) ? await rows(db, byId, [id]) : [];
  if (!card) throw new NotFound("gift card");
  return card;
}

/** A page of the gift cards, newest first; with a search, of those whose code ends with it. */
export function listGiftCards(
  ctx: RequestContext,
  { search: typed, ...page }: PageArgs & { search?: string | null },
): Promise<Connection<GiftCard>> {
  const search = checkSearch(typed);
  return readPage(ctx, page, {
    table: "gift_cards",
    columns: giftCardColumns,
    where: search === undefined ? [] : ["last_characters = right($1, 4)"],
    values: search === undefined ? [] : [normalizeGiftCardCode(search)],
    order: newestFirst,
  });
}

const insert = command(
  `with card as (
      insert into gift_cards (id, code_hash, last_characters, amount_cents, email, order_id, created_at)
        select id, decode(code_hash, 'hex'), last_characters, amount_cents, email, order_id, $2
          from json_to_recordset($1::json) as sent (id uuid, code_hash text, last_characters text, amount_cents bigint, email text, order_id uuid)
        returning *
    ), entry as (
      insert into gift_card_entries (card_id, kind, amount_cents) select id, 'ISSUED', amount_cents from card
    ), job as (
      select 'mail-gift-card' as name, json_strip_nulls(json_build_object('cardId', id, 'requestId', $3::text)) as payload,
          last_characters || ' ' || id as key
        from card where email is not null
    ), jobs as (
      ${addJobsSql("job")}
    )
    select from jobs`,
);

/** A card to make. Its code is mailed to the email, if there is one. */
interface NewCard {
  amountMinor: number;
  email: string | null;
  orderId?: string;
}

/** Makes cards in a transaction; returns their ids and codes. */
export async function addCards(
  tx: RequestContext,
  wanted: readonly NewCard[],
): Promise<{ id: string; code: string }[]> {
  const createdAt = new Date();
  const added = wanted.map(({ amountMinor, email, orderId }) => {
    const id = randomUUID();
    const code = codeOf(tx, { id, createdAt });
    const row = {
      ...{ id, amount_cents: amountMinor, email, order_id: orderId },
      ...{ code_hash: hashOfCode(code).toString("hex"), last_characters: code.slice(-4) },
    };
    return { id, code, row };
  });
  await execute(tx.db, insert, [JSON.stringify(added.map(({ row }) => row)), createdAt, tx.requestId]);
  return added.map(({ id, code }) => ({ id, code }));
}

/** Issues a gift card and returns its code, once; mails it to the email, if one is given. Throws BadUserInput. */
export async function issueGiftCard(
  ctx: RequestContext,
  sent: { amount: number; email?: string | null | undefined },
): Promise<GiftCardCreated> {
  const { amount, email } = parseInput(issueGiftCardSchema, {
    ...sent,
    email: sent.email && normalizeEmail(sent.email),
  });
  const { id, code } = await inTransaction(ctx, async (tx) => {
    const [added] = (await addCards(tx, [{ amountMinor: toMinor(amount), email: email ?? null }])) as [
      { id: string; code: string },
    ];
    await recordAction(tx, "ISSUE_GIFT_CARD", targetOf(added.id, added.code), formatPrice(amount));
    return added;
  });
  return { card: await getGiftCard(ctx, id), code: showGiftCardCode(code) }; // the balance is booked when the transaction ends
}

/** The audit's name for a card: the last characters of its code. */
const targetOf = (id: string, code: string) => ({ id, name: `…${code.slice(-4)}` });

const end = returning(
  columnsOf(GiftCardTable, "lastCharacters", "balanceMinor"),
  "update gift_cards set ended_at = now() where id = $1 and ended_at is null",
);
const takeRest = command(
  "insert into gift_card_entries (card_id, kind, amount_cents) select $1, 'ENDED', -$2::bigint where $2::bigint > 0",
);

/**
 * Ends a card at once and permanently: its balance is gone. Money of orders that it has paid still goes back to it, and the shop decides
 * what becomes of it. A card already ended stays unchanged. Throws NotFound.
 */
export async function endGiftCard(ctx: RequestContext, id: string): Promise<GiftCard> {
  await getGiftCard(ctx, id);
  await inTransaction(ctx, async (tx) => {
    const [ended] = await rows(tx.db, end, [id]);
    if (!ended) return;
    await execute(tx.db, takeRest, [id, ended.balanceMinor]);
    await recordAction(
      tx,
      "END_GIFT_CARD",
      targetOf(id, ended.lastCharacters),
      formatMinor(ended.balanceMinor),
    );
  });
  return getGiftCard(ctx, id);
}

const mailed = select(
  giftCardColumns.with({ email: text("email"), codeHash: text("encode(code_hash, 'hex')") }),
  "from gift_cards where id = $1 and email is not null and ended_at is null",
);

/**
 * A card that is mailed, with its code; null if it is ended or has no email. Throws if the code, which is derived from the shop's
 * secret, is no longer that of the card.
 */
export async function findMailedCard(
  ctx: Pick<RequestContext, "db" | "identity">,
  id: string,
): Promise<(GiftCard & { email: string; code: string }) | null> {
  const [card] = await rows(ctx.db, mailed, [id]);
  if (!card) return null;
  const code = codeOf(ctx, card);
  if (hashOfCode(code).toString("hex") !== card.codeHash)
    throw new Error(
      `The code of the gift card …${card.lastCharacters} isn't known: ACCESS_TOKEN_SECRET has changed since the card was issued. End it, and issue another.`,
    );
  return { ...card, code: showGiftCardCode(code) };
}

/** SQL condition: the card was mailed to this email, or bought by this person. */
const IS_OF_PERSON = "(email = $2 or order_id in (select id from orders where user_id = $1))";

const waiting = command(
  `select from gift_cards join graphile_worker.jobs on key = 'mail-gift-card: ' || last_characters || ' ' || gift_cards.id
    where ${IS_OF_PERSON} and email is not null and ended_at is null limit 1`,
);

/** Throws Conflict while the code of a card of this person waits to be mailed: without the email the code would be lost. */
export async function refuseWhileCodesWait(
  { db }: Pick<RequestContext, "db">,
  userId: string,
  email: string | null,
): Promise<void> {
  if ((await execute(db, waiting, [userId, email])) > 0)
    throw new Conflict(serverTexts().refusals.accountRefusals.codeOnItsWay);
}

/** Forgets the email of cards that a person has bought, or that were mailed to it (null: not proved); whoever has a code can still use it. */
export const forgetEmailOfCards = executorOf<[userId: string, email: string | null]>(
  `update gift_cards set email = null where ${IS_OF_PERSON}`,
);
