import { numberRuleTexts, refundRuleTexts } from "@shop/shared/messages/en/rules";
import { minorBounds } from "../bounds";
import type { RuleTexts } from "../messages/translated";
import { toMinor } from "../money";
import { isWithinBounds, numberRuleOf } from "../number-rules";
import { proportionOf } from "./share-out";

/** A refundable order; amounts are minor units. */
export interface Refundable {
  quantity: number;
  totalMinor: number;
  refundedQuantity: number;
  refundedMinor: number;
}

/** A refund's units, its amount in major units, or an amount for some units; without both, the rest of the order. */
export interface RefundRequest {
  quantity?: number | null | undefined;
  amount?: number | null | undefined;
}

/** A refunded part of an order. */
export interface RefundPart {
  minor: number;
  units: number;
}

/** The invalid field of a refund request, and the reason. */
export interface RefundProblem {
  field: "qty" | "amount";
  message: string;
}

/** The part of an order that isn't refunded yet. */
export const remainingRefund = (order: Refundable): RefundPart => ({
  minor: order.totalMinor - order.refundedMinor,
  units: order.quantity - order.refundedQuantity,
});

/**
 * The share of the order's total for the next units. Each share is the difference of two rounded running totals, so the
 * shares of all units sum to the total, whatever the portions.
 */
export function minorOfUnits({ totalMinor, quantity, refundedQuantity }: Refundable, units: number): number {
  const upTo = (count: number) => proportionOf(totalMinor, count, quantity);
  return upTo(refundedQuantity + units) - upTo(refundedQuantity);
}

/** The part that a request refunds; `problemOfRefund` says whether it is allowed. */
export function partOfRefund(order: Refundable, { quantity, amount }: RefundRequest): RefundPart {
  const units = quantity ?? null;
  if (typeof amount === "number") return { minor: toMinor(amount), units: units ?? 0 };
  return units === null ? remainingRefund(order) : { minor: minorOfUnits(order, units), units };
}

/** The units of an order that are sent back. */
interface ReturnedUnits {
  order: Refundable;
  units: number;
}

/** The most that can be refunded for each line of a return: the share of its units, or the rest of the order's money. */
export const minorsOfReturn = (lines: readonly ReturnedUnits[]): number[] =>
  lines.map(({ order, units }) => Math.min(minorOfUnits(order, units), remainingRefund(order).minor));

type Texts = Pick<RuleTexts, "numberRuleTexts" | "refundRuleTexts">;

/**
 * Why a refund is refused; null if it is allowed. A free order has no parts: it is refunded as a whole. The server passes
 * `serverTexts().rules`.
 */
export function problemOfRefund(
  order: Refundable,
  request: RefundRequest,
  texts: Texts = { numberRuleTexts, refundRuleTexts },
): RefundProblem | null {
  if (order.totalMinor === 0) return problemOfFree(request, texts);
  return problemOfUnits(order, request, texts) ?? problemOfAmount(order, request, texts);
}

function problemOfFree({ quantity, amount }: RefundRequest, texts: Texts): RefundProblem | null {
  const message = texts.refundRuleTexts.free;
  if (typeof quantity === "number") return { field: "qty", message };
  return typeof amount === "number" ? { field: "amount", message } : null;
}

function problemOfUnits(
  order: Refundable,
  { quantity, amount }: RefundRequest,
  { refundRuleTexts: texts }: Texts,
): RefundProblem | null {
  if (quantity === null || quantity === undefined) return null;
  const left = remainingRefund(order);
  const problem = (message: string): RefundProblem => ({ field: "qty", message });
  if (left.units < 1) return problem(texts.noUnits);
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > left.units)
    return problem(texts.units(left.units));
  if (typeof amount === "number") return null;
  const minor = minorOfUnits(order, quantity);
  if (minor > left.minor) return problem(texts.tooMany(minor, left.minor));
  return minor < 1 ? problem(texts.tooFew()) : null;
}

function problemOfAmount(order: Refundable, { amount }: RefundRequest, texts: Texts): RefundProblem | null {
  if (amount === null || amount === undefined) return null;
  const { minor } = remainingRefund(order);
  const bounds = minorBounds(1, minor);
  if (isWithinBounds(amount, bounds)) return null;
  return {
    field: "amount",
    message: minor < 1 ? texts.refundRuleTexts.noAmount : numberRuleOf(bounds, texts),
  };
}
