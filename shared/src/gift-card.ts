import { amountBounds } from "./bounds";
import { normalizeDiscountCode } from "./shop-settings";

/** The bounds of a gift card's amount, in major units, and of its code as typed. */
export const giftCardBounds = {
  amount: amountBounds(0.01, 99_999.99),
  code: { min: 1, max: 100 },
} as const;

/** 32 characters that can't be confused: neither 0 and O, nor 1 and I. */
const CHARACTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The code of a gift card from 16 random bytes: 80 bits, which nobody can guess. */
export const giftCardCodeOf = (random: Iterable<number>): string =>
  Array.from(random, (byte) => CHARACTERS[byte % CHARACTERS.length])
    .slice(0, 16)
    .join("");

/** Normalizes a typed code: in capitals, without spaces and hyphens. */
export const normalizeGiftCardCode = (typed: string): string =>
  normalizeDiscountCode(typed).replaceAll("-", "");

/** Whether a typed code has as many characters as each card's. */
export const isWholeGiftCardCode = (typed: string): boolean => normalizeGiftCardCode(typed).length === 16;

/** A code in groups of four: ABCD-EFGH-JKLM-NPQR. */
export const showGiftCardCode = (code: string): string => code.replace(/.{4}(?=.)/g, "$&-");

/**
 * What a card pays of a total, in minor units. The rest is 0 or at least the minimum that can be paid online; the statement that places
 * orders computes the same.
 */
export function giftCardShare(totalMinor: number, balanceMinor: number, minimumMinor = 0): number {
  if (balanceMinor >= totalMinor) return totalMinor;
  return Math.min(balanceMinor, Math.max(totalMinor - minimumMinor, 0));
}
