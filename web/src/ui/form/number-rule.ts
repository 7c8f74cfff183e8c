import type { NumberBounds } from "@shop/shared/bounds";
import { numberWords } from "@shop/shared/number-rules";

const decimal = /^[+-]?\d+(\.\d+)?$/;

/** What is wrong with a typed number, without the field's name; undefined if nothing. */
function explainNumber(typed: string, { min, max, decimals }: NumberBounds): string | undefined {
  if (/^\d+,\d{1,2}$/.test(typed)) return `takes a point, not a comma: ${typed.replace(",", ".")}`;
  if (!decimal.test(typed)) return numberWords.notANumber;
  if ((typed.split(".")[1] ?? "").length > decimals)
    return decimals === 0 ? numberWords.notWhole : numberWords.tooManyDecimals(decimals);
  if (Number(typed) < min) return numberWords.tooSmall(min);
  return Number(typed) > max ? numberWords.tooLarge(max) : undefined;
}

/** Checks a typed number, for react-hook-form's `register`; its messages begin with the label. */
export function numberRule(label: string, bounds: NumberBounds) {
  return {
    setValueAs: (value: unknown) => String(value).trim(),
    required: `${label} is required`,
    validate: (typed: string) => {
      const error = explainNumber(typed, bounds);
      return error === undefined || `${label} ${error}`;
    },
  };
}
