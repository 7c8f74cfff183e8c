import { toCents, toDollars } from "@shop/shared/money";
import {
  leftOf,
  partOfRefund,
  problemOfRefund,
  type Refundable,
  type RefundPart,
  type RefundRequest,
} from "@shop/shared/pricing/refund-part";
import { refundPartTexts } from "../../../../messages/manage-orders";
import { formatPrice } from "../../../../ui/format/format";
import type { OrderActions_OrderFragment } from "./order-actions.generated";

/** What of an order goes back, and what was typed for it. */
export interface ChosenPart {
  kind: "rest" | "units" | "amount";
  units: string;
  amount: string;
}

type Money = Pick<OrderActions_OrderFragment, "qty" | "total" | "refunded" | "refundedQty">;

/** An order's money, as the shop counts it. */
export const refundableOf = ({ qty, total, refunded, refundedQty }: Money): Refundable => ({
  quantity: qty,
  totalCents: toCents(total),
  refundedCents: toCents(refunded),
  refundedQuantity: refundedQty,
});

/** What is left of an order to go back, in cents and units. */
export const leftOfOrder = (order: Money) => leftOf(refundableOf(order));

/** A number as it is typed, with a point or a comma. */
const numberOf = (typed: string) => (typed.trim() === "" ? NaN : Number(typed.trim().replace(",", ".")));

/** What the mutation is asked for. */
export function requestOf({ kind, units, amount }: ChosenPart): RefundRequest {
  switch (kind) {
    case "rest":
      return {};
    case "units":
      return { quantity: numberOf(units) };
    case "amount":
      return { amount: numberOf(amount) };
  }
}

/** What is wrong with what was typed, as a sentence; null if it can go back. */
export function problemOfPart(order: Money, part: ChosenPart): string | null {
  const problem = problemOfRefund(refundableOf(order), requestOf(part));
  return problem && refundPartTexts.problem(problem.field, problem.message);
}

/** What goes back; null while what was typed can't. */
export function partOfChoice(order: Money, part: ChosenPart): RefundPart | null {
  const refundable = refundableOf(order);
  const request = requestOf(part);
  return problemOfRefund(refundable, request) ? null : partOfRefund(refundable, request);
}

/** The sum that goes back, for people; null while it isn't known. */
export function sumOfPart(order: Money, part: ChosenPart): string | null {
  const found = partOfChoice(order, part);
  return found && formatPrice(toDollars(found.cents));
}
