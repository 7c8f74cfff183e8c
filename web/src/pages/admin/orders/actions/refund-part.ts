import { formatMinor, isSpecified, toMinor } from "@shop/shared/money";
import { parseTyped } from "@shop/shared/typed-number";
import {
  remainingRefund,
  partOfRefund,
  problemOfRefund,
  type Refundable,
  type RefundPart,
  type RefundRequest,
} from "@shop/shared/pricing/refund-part";
import { refundPartTexts } from "@shop/shared/messages/en/admin-orders";
import type { OrderActions_OrderFragment } from "./order-actions.generated";

/** The part of an order to refund, as entered. */
export interface ChosenPart {
  kind: "rest" | "units" | "amount";
  units: string;
  amount: string;
}

type Money = Pick<OrderActions_OrderFragment, "qty" | "total" | "refunded" | "refundedQty">;

/** The order's amounts in the form of the shared refund rules. */
export const refundableOf = ({ qty, total, refunded, refundedQty }: Money): Refundable => ({
  quantity: qty,
  totalMinor: toMinor(total),
  refundedMinor: toMinor(refunded),
  refundedQuantity: refundedQty,
});

/** The refundable rest of an order, in minor units and units. */
export const remainingRefundOf = (order: Money) => remainingRefund(refundableOf(order));

/** Parses a number with a point or a comma. */
function numberOf(typed: string): number {
  if (!isSpecified()) return parseTyped(typed);
  return typed.trim() === "" ? NaN : Number(typed.trim().replace(",", "."));
}

/** The mutation's input. */
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

/** The error of the entered part, as a sentence; null if it can be refunded. */
export function problemOfPart(order: Money, part: ChosenPart): string | null {
  const problem = problemOfRefund(refundableOf(order), requestOf(part));
  return problem && refundPartTexts.problem(problem.field, problem.message);
}

/** The part to refund; null if the entered part can't be refunded. */
export function partOfChoice(order: Money, part: ChosenPart): RefundPart | null {
  const refundable = refundableOf(order);
  const request = requestOf(part);
  return problemOfRefund(refundable, request) ? null : partOfRefund(refundable, request);
}

/** The formatted sum to refund; null while unknown. */
export function sumOfPart(order: Money, part: ChosenPart): string | null {
  const found = partOfChoice(order, part);
  return found && formatMinor(found.minor);
}
