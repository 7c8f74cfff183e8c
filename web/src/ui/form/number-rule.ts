import { noCommaText } from "@shop/shared/messages/en/rules";
import type { NumberBounds } from "@shop/shared/bounds";
import { requiredText } from "@shop/shared/messages/en/common";
import { isSpecified } from "@shop/shared/money";
import { isWithinBounds, numberRuleOf } from "@shop/shared/number-rules";
import { parseTyped } from "@shop/shared/typed-number";
import { validity } from "./text-rule";

/** The problem with a typed number, without the field's name; undefined for a valid number. */
export function explainNumber(typed: string, bounds: NumberBounds): string | undefined {
  if (isSpecified() && /^\d+,\d{1,2}$/.test(typed)) return noCommaText(typed.replace(",", "."));
  return isWithinBounds(parseTyped(typed), bounds) ? undefined : numberRuleOf(bounds);
}

/** Checks a typed number, for react-hook-form's `register`; its messages begin with the label. */
export function numberRule(label: string, bounds: NumberBounds) {
  return {
    setValueAs: (value: unknown) => String(value).trim(),
    required: requiredText(label),
    validate: (typed: string) => validity(label, explainNumber(typed, bounds)),
  };
}
