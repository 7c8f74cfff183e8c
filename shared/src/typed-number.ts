import { perLocale } from "./locale";
import { currencyDecimals, isSpecified, plainAmount } from "./money";
import { parseDecimal } from "./number-rules";

/** The decimal separator of the shop's language. */
export const separator = perLocale(
  ({ language }) =>
    new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".",
);

/** Parses a number with this decimal sign, and the other one, spaces or apostrophes between groups of three digits. */
function parseWith(point: string, other: string, text: string): number | undefined {
  const whole = `[+-]?(?:\\d{1,3}([${other}' ])\\d{3}(?:\\2\\d{3})*|\\d+)`;
  const found = new RegExp(`^(${whole})(?:[${point}](\\d*))?$`).exec(text);
  return found ? parseDecimal(`${found[1]?.replace(/[., ']/g, "")}.${found[3] || 0}`) : undefined;
}

/**
 * Parses a typed number as the shop's language writes it: "12,50", "1.250,50", "1 250" or "1'250.50" in German. Takes
 * Arabic digits, too. NaN for other texts and for ambiguous ones. In English with US dollars only decimal notation.
 */
export function parseTyped(typed: string): number {
  if (isSpecified()) return parseDecimal(typed);
  const text = typed
    .normalize("NFKC")
    .trim()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace("٫", separator())
    .replace(/[’٬]/g, "'")
    .replace("−", "-");
  const [point, other] = separator() === "," ? [",", "."] : [".", ","];
  // in a currency with three decimals it can be a thousand or one
  if (currencyDecimals() === 3 && new RegExp(`^\\D?\\d{1,3}[${other}]\\d{3}$`).test(text)) return NaN;
  return parseWith(point, other, text) ?? parseWith(other, point, text) ?? NaN;
}

/** Formats a number for a field, as `parseTyped` reads it: "4.8", or "4,8" in German; empty for none. */
export const typedNumber = (value: number | null | undefined): string =>
  typeof value === "number" ? String(value).replace(".", separator()) : "";

/** Formats an amount for a field, as `parseTyped` reads it: "12.50", or "12,50" in German; empty for none. */
export const typedAmount = (major: number | null | undefined): string =>
  typeof major === "number" ? plainAmount(major).replace(".", separator()) : "";
