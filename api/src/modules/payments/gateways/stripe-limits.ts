import type { AmountLimits } from "../../../context/payment-gateway";

/**
 * Stripe's minimum charge in the smallest unit of a currency, where it isn't 50, by the table "Minimum and maximum charge amounts" of
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts (compared in November 2026). It holds for an account that settles in
 * the currency; another one's minimum depends on the rate of the day, and Stripe's refusal is then answered in the same words.
 */
const minima: Record<string, number> = {
  aed: 200,
  bgn: 100,
  czk: 1_500,
  dkk: 250,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  mxn: 1_000,
  myr: 200,
  nok: 300,
  pln: 200,
  ron: 200,
  sek: 300,
  thb: 1_000,
};

/** What Stripe charges at once: at most eight digits. */
export const stripeLimitsOf = (currency: string): AmountLimits => ({
  min: minima[currency] ?? 50,
  max: 99_999_999,
});
