import type { Bounds } from "@shop/shared/bounds";
import { explainText } from "@shop/shared/text-rules";

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

/** The rule for a text within bounds, trimmed, for react-hook-form's `register`. */
export function textRule(label: string, bounds: Bounds) {
  return {
    setValueAs: trimmed,
    required: `${label} is required`,
    validate: (text: string) => {
      const error = explainText(text, bounds);
      return error === undefined || `${label} ${error}`;
    },
  };
}
