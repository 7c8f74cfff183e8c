import { perLocale } from "./locale";
import { currencyDecimals, isSpecified, plainAmount } from "./money";
import { parseDecimal } from "./number-rules";

/** The decimal separator of the shop's language. */
const separator = perLocale(
  ({ language }) =>
    new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".",
);

const GROUPED = /^\d{1,3}(?:\D\d{3})+$/;

/** The digits without separators of thousands; NaN as text if these aren't groups of three. */
const ungrouped = (whole: string) =>
  /\D/.test(whole) && !GROUPED.test(whole) ? "NaN" : whole.replace(/\D/g, "");

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
  const [, sign = "", digits = ""] = /^([+-]?)(\d[\d.,' ]*)$/.exec(text) ?? [];
  const at = decimalAt(digits);
  if (at === undefined) return NaN;
  const decimals = at < 0 ? "" : digits.slice(at + 1);
  return parseDecimal(
    `${sign}${ungrouped(at < 0 ? digits : digits.slice(0, at))}${decimals && `.${decimals}`}`,
  );
}

/** The place of the decimal separator; -1 without one, undefined if the text can mean two numbers. */
function decimalAt(digits: string): number | undefined {
  const found = [...digits.matchAll(/[.,]/g)];
  const last = found.at(-1);
  if (!last) return -1;
  const sames = found.filter(([sign]) => sign === last[0]).length;
  if (sames > 1) return sames === found.length ? -1 : undefined;
  if (found.length > 1 || last[0] === separator()) return last.index;
  // the other sign separates thousands, or decimals if no three digits follow it
  if (!GROUPED.test(digits)) return last.index;
  return currencyDecimals() === 3 ? undefined : -1;
}

/** Formats an amount for a field, as `parseTyped` reads it: "12.50", or "12,50" in German; empty for none. */
export const typedAmount = (major: number | null | undefined): string =>
  typeof major === "number" ? plainAmount(major).replace(".", separator()) : "";
