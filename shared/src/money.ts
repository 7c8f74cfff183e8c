import { locale, perLocale } from "./locale";

/**
 * The number of decimals of a currency (ISO 4217): JPY 0, USD 2, KWD 3. Listed here, because Intl counts the decimals in
 * use, which differ between browsers. The ariary's fifth is never charged.
 */
export function decimalsOf(currency: string): number {
  if (/BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|MGA|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF/.test(currency)) return 0;
  if (/BHD|IQD|JOD|KWD|LYD|OMR|TND/.test(currency)) return 3;
  return /CLF|UYW/.test(currency) ? 4 : 2;
}

/** The number of decimals of the shop's currency. */
export const currencyDecimals = perLocale(({ currency }) => decimalsOf(currency));

/** The number of minor units in a major unit of the shop's currency: 100 cents in a dollar. */
export const minorUnits = (): number => 10 ** currencyDecimals();

/** Converts minor units to major units, the unit of GraphQL and REST. */
export const fromMinor = (minor: number): number => minor / minorUnits();

/** Converts major units, as clients send them, to minor units. */
export const toMinor = (major: number): number => Math.round(major * minorUnits());

/** Whether amounts are written as the specification says: "12.50$" (spec §2). */
export const isSpecified = perLocale(({ currency, language }) => currency === "USD" && language === "en");

const formatWith = (decimals: () => number) =>
  perLocale(({ currency, language }) => {
    const [minimumFractionDigits, maximumFractionDigits] = [decimals(), decimals()];
    const digits = { minimumFractionDigits, maximumFractionDigits };
    return new Intl.NumberFormat(language, { style: "currency", currency, ...digits });
  });
const priceFormat = formatWith(currencyDecimals);
const wholeFormat = formatWith(() => 0);

/** Formats an amount in major units: `12.5` is "12.50$" (spec §2), or "12,50 €" for EUR and German. */
export const formatPrice = (major: number): string =>
  isSpecified() ? `${major.toFixed(2)}$` : priceFormat().format(major);

/** Formats an amount of minor units: 1250 is "12.50$" (spec §2). */
export const formatMinor = (minor: number): string => formatPrice(fromMinor(minor));

/** Formats an amount in whole major units, for the ticks of an axis: "14000$". */
export const formatWholePrice = (major: number): string =>
  isSpecified() ? `${Math.round(major)}$` : wholeFormat().format(major);

/** Formats an amount for programs, with the decimals of the shop's currency and without its name: "12.50". */
export const plainAmount = (major: number): string => major.toFixed(currencyDecimals());

/** Formats an amount in any currency: in the shop's as a price, in another one with its code as "12.50 EUR". */
export function formatForeign(major: number, currency: string): string {
  const code = currency.toUpperCase();
  return code === locale().currency ? formatPrice(major) : `${major.toFixed(decimalsOf(code))} ${code}`;
}
