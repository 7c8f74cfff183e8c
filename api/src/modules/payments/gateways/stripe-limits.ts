import type { AmountLimits } from "../../../context/payment-gateway";
import { fromStripe } from "./stripe-amounts";

/**
 * Stripe's minimum charges other than 50, in the smallest unit of each currency, by the table "Minimum and maximum
 * charge amounts" of https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts (compared in November 2026).
 * They hold for an account that settles in the currency; for other accounts the minimum depends on the daily exchange
 * rate, and Stripe's refusal gets the same message.
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

/** The amounts that Stripe charges at once: at most eight digits. */
export const stripeLimitsOf = (currency: string): AmountLimits => ({
  min: minima[currency] ?? 50,
  max: Math.floor(fromStripe(99_999_999)),
});
