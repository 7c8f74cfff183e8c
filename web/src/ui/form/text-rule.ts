import type { Bounds } from "@shop/shared/bounds";
import { requiredText } from "@shop/shared/messages/en/common";
import { explainText } from "@shop/shared/text-rules";

/** Trims a text, for `setValueAs`. */
export const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

/** A result for `validate`: true, or the error after the field's label. */
export const validity = (label: string, error: string | undefined) =>
  error === undefined || `${label} ${error}`;

/** The rule for a text within bounds, trimmed, for react-hook-form's `register`. */
export function textRule(label: string, bounds: Bounds) {
  return {
    setValueAs: trimmed,
    required: requiredText(label),
    validate: (text: string) => validity(label, explainText(text, bounds)),
  };
}
