import { shareOut } from "@shop/shared/pricing/share-out";
import { partsOfAmount } from "./parts-of-amount";

/** A part of a payment with its share of an amount. */
export interface RefundShare<Part> {
  part: Part;
  minor: number;
}

/**
 * Divides a refunded amount among the parts of a payment: the parts with exactly this sum if they are unambiguous;
 * otherwise all parts, in proportion to their remainders and never more than these. The amount must not exceed the sum
 * of the remainders.
 */
export function spreadRefund<Part extends { amountMinor: number }>(
  parts: readonly Part[],
  minor: number,
): RefundShare<Part>[] {
  const exact = partsOfAmount(parts, minor);
  if (exact) return exact.map((part) => ({ part, minor: part.amountMinor }));
  const shares = shareOut(
    minor,
    parts.map(({ amountMinor }) => amountMinor),
  );
  return parts.flatMap((part, index) => {
    const share = shares[index] ?? 0;
    return share > 0 ? [{ part, minor: share }] : [];
  });
}
