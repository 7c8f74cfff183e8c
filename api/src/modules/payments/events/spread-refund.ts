import { shareOut } from "@shop/shared/pricing/share-out";
import { partsOfAmount } from "./parts-of-amount";

/** A part of a payment, and how much of an amount belongs to it. */
export interface RefundShare<Part> {
  part: Part;
  cents: number;
}

/**
 * Which parts of a payment an amount belongs to that was given back of it: those that make it up exactly, where only some do; otherwise all,
 * in proportion to what is left of each, never more than that. The amount is not more than all that is left.
 */
export function spreadRefund<Part extends { amountCents: number }>(
  parts: readonly Part[],
  cents: number,
): RefundShare<Part>[] {
  const exact = partsOfAmount(parts, cents);
  if (exact) return exact.map((part) => ({ part, cents: part.amountCents }));
  const shares = shareOut(
    cents,
    parts.map(({ amountCents }) => amountCents),
  );
  return parts.flatMap((part, index) => {
    const share = shares[index] ?? 0;
    return share > 0 ? [{ part, cents: share }] : [];
  });
}
