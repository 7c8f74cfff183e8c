import { serverTexts } from "@shop/shared/messages/server";
import { typedAmount } from "@shop/shared/typed-number";
import type { Sale } from "./resolve-sale";

/** A time for the audit, to the minute: 2026-11-30T22:00Z. */
export const describeTime = (time: Date): string => time.toISOString().replace(/:\d\d\.\d+Z$/, "Z");

/** The changes of a sale, for the audit. */
export function describeSaleChanges(before: Sale, after: Sale): (string | false)[] {
  const names = serverTexts().auditDetails.factNames;
  return [
    before.regularPrice !== after.regularPrice &&
      `${names.regularPrice} ${price(before.regularPrice)} → ${price(after.regularPrice)}`,
    before.saleEndsAt?.getTime() !== after.saleEndsAt?.getTime() &&
      `${names.saleEnds} ${end(before.saleEndsAt)} → ${end(after.saleEndsAt)}`,
  ];
}

const none = () => serverTexts().auditDetails.factValues.none;
const price = (amount: number | null) => (amount === null ? none() : typedAmount(amount));
const end = (time: Date | null) => (time ? describeTime(time) : none());
