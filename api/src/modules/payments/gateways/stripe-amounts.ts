import { locale } from "@shop/shared/locale";
import { currencyDecimals } from "@shop/shared/money";

/** Stripe writes two decimals for these currencies, which have none: 500 are 5 krónur. */
const unitOf = () => (/ISK|UGX/.test(locale().currency) ? 100 : 1);

/**
 * Rounds an amount of minor units down to one that Stripe charges, so that refunds never exceed the charge: it takes no thousandths of a currency with three decimals
 * (https://docs.stripe.com/currencies#three-decimal).
 */
export const chargeable = (minor: number): number =>
  currencyDecimals() === 3 ? Math.floor(minor / 10) * 10 : minor;

/** Converts minor units of the shop's currency to Stripe's amount. */
export const toStripe = (minor: number): number => minor * unitOf();

/** Converts Stripe's amount to minor units of the shop's currency. */
export const fromStripe = (amount: number): number => amount / unitOf();
