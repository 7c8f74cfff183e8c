import { minorOfUnits } from "@shop/shared/pricing/refund-part";
import type { DemoPurchase, FinalState } from "./demo-purchases";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The times at which a purchase reached each state; null for states that it never reached. */
export interface Course {
  placed: Date;
  paid: Date | null;
  shipped: Date | null;
  delivered: Date | null;
  cancelled: Date | null;
  refunded: Date | null;
}

/** A time later by some ms. */
export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** The times of a purchase, counted back from now. */
export function courseOf({ daysAgo, finalState, express = false }: DemoPurchase, now: Date): Course {
  const placed = later(now, -daysAgo * DAY_MS);
  const none = { paid: null, shipped: null, delivered: null, cancelled: null, refunded: null };
  if (finalState === "unpaid") return { placed, ...none };
  if (finalState === "expired")
    return { placed, ...none, cancelled: later(placed, 72 * HOUR_MS + MINUTE_MS) };
  if (finalState === "cancelled") return { placed, ...none, cancelled: later(placed, 5 * HOUR_MS) };
  const paid = later(placed, 4 * MINUTE_MS);
  if (finalState === "paid") return { placed, ...none, paid };
  const shipped = later(placed, 20 * HOUR_MS);
  if (finalState === "sent") return { placed, ...none, paid, shipped };
  const delivered = later(shipped, (express ? 1.2 : 3.1) * DAY_MS);
  const refunded = finalState === "delivered" ? null : later(delivered, 2.4 * DAY_MS);
  return { placed, ...none, paid, shipped, delivered, refunded };
}

/** The refund of an order; a partial refund covers one unit, which isn't restocked. */
export interface Returned {
  minor: number;
  units: number;
  restocked: number;
}

/** The refund of an order in a purchase. */
export function returnedOf(finalState: FinalState, totalMinor: number, quantity: number): Returned | null {
  if (finalState === "refunded") return { minor: totalMinor, units: quantity, restocked: quantity };
  if (finalState !== "part refunded") return null;
  const whole = { totalMinor, quantity, refundedQuantity: 0, refundedMinor: 0 };
  return { minor: minorOfUnits(whole, 1), units: 1, restocked: 0 };
}
