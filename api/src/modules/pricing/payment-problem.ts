import { serverTexts } from "@shop/shared/messages/server";
import { formatMinor } from "@shop/shared/money";
import type { AmountLimits } from "../../context/payment-gateway";

/** Explains why a total can't be paid online; returns null if it can, if it is 0, or without limits (D-36). */
export function paymentProblemOf(limits: AmountLimits | null, totalMinor: number): string | null {
  if (!limits || totalMinor === 0) return null;
  const { min, max } = limits;
  const { tooSmall, tooLarge } = serverTexts().refusals.paymentRefusals;
  if (totalMinor < min) return tooSmall(formatMinor(totalMinor), formatMinor(min));
  return totalMinor > max ? tooLarge(formatMinor(totalMinor), formatMinor(max)) : null;
}
