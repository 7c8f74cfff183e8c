import { amountBounds } from "./bounds";

/** The bounds of the settings for delivery, taxes and discount codes. Amounts are in major units. */
export const settingsBounds = {
  methodName: { min: 1, max: 60 },
  price: amountBounds(0, 99_999.99),
  freeFrom: amountBounds(0, 9_999_999.99),
  days: { min: 0, max: 365 },
  rateName: { min: 1, max: 60 },
  region: { min: 1, max: 100 },
  taxPercent: { min: 0, max: 100, decimals: 4 },
  code: { min: 3, max: 40 },
  discountPercent: { min: 0.01, max: 100, decimals: 2 },
  discountAmount: amountBounds(0.01, 999_999.99),
  minimum: amountBounds(0.01, 9_999_999.99),
  maxUses: { min: 1, max: 1_000_000 },
} as const;

/** A discount code: Latin letters, digits and hyphens; stored in capitals. */
export const DISCOUNT_CODE = /^[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?$/i;

/**
 * Normalizes a code for storage and comparison: in capitals without accents, spaces and zero-width characters, with
 * plain hyphens.
 */
export const normalizeDiscountCode = (code: string): string =>
  code
    .normalize("NFKD")
    .replace(/[\s\p{M}\p{Cf}]/gu, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .toUpperCase();

/** The maximum number of shipping methods, tax rates and discount codes of a shop. */
export const MAX_SETTINGS = { methods: 100, rates: 1_000, codes: 10_000 } as const;
