import { formatCents } from "@shop/shared/money";
import type { AmountLimits } from "../../context/payment-gateway";

/** Explains why a total can't be paid online; returns null if it can, if it is 0, or without limits (D-36). */
export function paymentProblemOf(limits: AmountLimits | null, totalCents: number): string | null {
  if (!limits || totalCents === 0) return null;
  const { min, max } = limits;
  const total = `${formatCents(totalCents)} can't be paid online`;
  if (totalCents < min)
    return `${total}: the smallest amount is ${formatCents(min)}. Please add something to your order.`;
  return totalCents > max ? `${total} at once: the largest amount is ${formatCents(max)}.` : null;
}
