import { formatMinor } from "@shop/shared/money";
import type { AmountLimits } from "../../context/payment-gateway";

/** Explains why a total can't be paid online; returns null if it can, if it is 0, or without limits (D-36). */
export function paymentProblemOf(limits: AmountLimits | null, totalMinor: number): string | null {
  if (!limits || totalMinor === 0) return null;
  const { min, max } = limits;
  const total = `${formatMinor(totalMinor)} can't be paid online`;
  if (totalMinor < min)
    return `${total}: the smallest amount is ${formatMinor(min)}. Please add something to your order.`;
  return totalMinor > max ? `${total} at once: the largest amount is ${formatMinor(max)}.` : null;
}
