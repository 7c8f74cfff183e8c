import { exceedsStock, UNITS_HELD_BACK } from "@shop/shared/stock";
import type { CurrentEntry } from "../../../features/cart/current-entry";
import { cartProblemTexts } from "../../../messages/cart-order";
import type { CartEntryRefusalFragment } from "./CartOrder.generated";

/** Why the shop refused an entry of the cart, and the quantity that it refused. */
export interface Refusal extends CartEntryRefusalFragment {
  quantity: number;
}

/** Why an entry can't be ordered as it stands, and what can be done about it besides taking it out. */
export interface CartProblem {
  text: string;
  /** A quantity that can be ordered. */
  most?: number;
  /** The unpaid order that stands in the way. */
  order?: { id: string; number: string; email: string };
  /** A smaller quantity may be accepted. */
  fewer?: true;
}

/** What is wrong with an entry, as far as it is known. A refusal says nothing about another quantity. */
export function problemOf(entry: CurrentEntry, refusal?: Refusal): CartProblem | undefined {
  if (entry.gone) return { text: cartProblemTexts.notSold };
  if (refusal?.quantity === entry.quantity) return explain(entry, refusal);
  return exceedsStock(entry.countInStock, entry.quantity) ? tooFew(entry, entry.countInStock) : undefined;
}

function explain(entry: CurrentEntry, { reason, countInStock, order }: Refusal): CartProblem {
  switch (reason) {
    case "INSUFFICIENT_STOCK":
      return tooFew(entry, countInStock ?? entry.countInStock);
    case "DUPLICATE_ORDER":
      return { text: cartProblemTexts.alreadyOrdered, ...(order && { order }) };
    case "NOT_SOLD":
      return { text: cartProblemTexts.notSold };
    case "LIMIT_EXCEEDED":
      return { text: cartProblemTexts.limit, fewer: true };
  }
}

function tooFew({ quantity }: CurrentEntry, left: number): CartProblem {
  if (left <= 0) return { text: cartProblemTexts.soldOut };
  const most = left - UNITS_HELD_BACK;
  if (most <= 0) return { text: cartProblemTexts.lastUnit };
  return { text: cartProblemTexts.tooFew(quantity, left, most), most };
}

/** An entry, and what stands in the way of ordering it. */
export interface ListedEntry {
  entry: CurrentEntry;
  problem: CartProblem | undefined;
}
