import { numberRuleTexts } from "@shop/shared/messages/en/rules";
import type { NumberBounds } from "./bounds";
import type { RuleTexts } from "./messages/translated";

/** The message for a number outside its bounds, without the field's name. The server passes `serverTexts().rules`. */
export function numberRuleOf(
  { min, max, decimals, isMoney }: NumberBounds,
  { numberRuleTexts: texts }: Pick<RuleTexts, "numberRuleTexts"> = { numberRuleTexts },
): string {
  if (decimals === 0) return texts.whole(min, max);
  if (isMoney) return texts.money(min, max);
  return texts.decimals(min, max, decimals);
}

/** Parses a number in decimal notation, without an exponent or thousands separators; NaN for any other text. */
export const parseDecimal = (text: string): number =>
  /^\s*[+-]?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : NaN;

/** The relative error of a sum of binary fractions, such as 0.1 + 0.2. */
const ERROR_OF_SUMS = 1e-13;

/** Whether a number is within its bounds and has no more decimals than allowed. */
export function isWithinBounds(
  value: number,
  { min, max, decimals, isMoney = false }: NumberBounds,
): boolean {
  const rounded = Number(value.toFixed(decimals));
  const hasDecimals = Math.abs(value - rounded) <= (isMoney ? Math.abs(value) * ERROR_OF_SUMS : 0);
  return hasDecimals && rounded >= min && rounded <= max;
}
