import { serverTexts } from "@shop/shared/messages/server";
import type { RequestContext } from "../../context/context";
import { columns, float } from "../../data/columns";
import { rows, select } from "../../data/rows";
import { hashOfCode } from "./gift-card-code";

const balanceColumn = columns({ minor: float("balance_cents::float8") });
const balanceOf = select(balanceColumn, "from gift_cards where code_hash = $1 and ended_at is null");

/** The balance of the card with this code, as typed, in minor units; null for an unknown or ended card. */
export async function findBalance({ db }: Pick<RequestContext, "db">, typed: string): Promise<number | null> {
  return (await rows(db, balanceOf, [hashOfCode(typed)]))[0]?.minor ?? null;
}

/** Why a card can't pay, in words; null if it can. The text is the same for every code that pays nothing. */
export function problemOfCard(balanceMinor: number | null): string | null {
  const { unknown, empty } = serverTexts().refusals.giftCardRefusals;
  if (balanceMinor === null) return unknown;
  return balanceMinor === 0 ? empty : null;
}
