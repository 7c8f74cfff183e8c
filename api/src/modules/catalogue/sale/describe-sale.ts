import { plainAmount } from "@shop/shared/money";
import type { Sale } from "./resolve-sale";

/** A time for the audit, to the minute: 2026-11-30T22:00Z. */
export const describeTime = (time: Date): string => time.toISOString().replace(/:\d\d\.\d+Z$/, "Z");

/** The changes of a sale, for the audit. */
export function describeSaleChanges(before: Sale, after: Sale): (string | false)[] {
  return [
    before.regularPrice !== after.regularPrice &&
      `regular price ${price(before.regularPrice)} → ${price(after.regularPrice)}`,
    before.saleEndsAt?.getTime() !== after.saleEndsAt?.getTime() &&
      `sale ends ${end(before.saleEndsAt)} → ${end(after.saleEndsAt)}`,
  ];
}

const price = (amount: number | null) => (amount === null ? "none" : plainAmount(amount));
const end = (time: Date | null) => (time ? describeTime(time) : "none");
