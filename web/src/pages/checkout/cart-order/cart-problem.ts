import { exceedsStock, UNITS_HELD_BACK } from "@shop/shared/stock";
import type { CurrentEntry } from "../../../features/cart/current-entry";
import { cartProblemTexts } from "@shop/shared/messages/en/checkout";
import type { CartEntryRefusalFragment } from "./CartOrder.generated";

/** The reason why the shop refused an entry of the cart, and the refused quantity. */
export interface Refusal extends CartEntryRefusalFragment {
  quantity: number;
}

/** The reason why an entry can't be ordered, and the remedies other than removing it. */
export interface CartProblem {
  text: string;
  /** The orderable quantity. */
  most?: number;
  /** The unpaid order that prevents it. */
  order?: { id: string; number: string; email: string };
  /** A smaller quantity may be accepted. */
  fewer?: true;
}

/** The known problem of an entry. A refusal applies to the refused quantity only. */
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

/** An entry, and the problem that prevents ordering it. */
export interface ListedEntry {
  entry: CurrentEntry;
  problem: CartProblem | undefined;
}
