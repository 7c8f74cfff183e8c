import { attributeRuleTexts, numberRuleTexts } from "@shop/shared/messages/en/rules";
import { separator } from "./typed-number";
import type { RuleTexts } from "./messages/translated";
import { isWithinBounds, numberRuleOf, parseDecimal } from "./number-rules";

/** The attribute's type and unit, which decide how its values are parsed. */
export interface AttributeRule {
  type: "NUMBER" | "TEXT" | "BOOLEAN";
  unit?: string | null | undefined;
}

/** The bounds of an attribute's numbers. */
export const attributeNumbers = { min: -1_000_000_000, max: 1_000_000_000, decimals: 4 } as const;

/** A parsed value, or the error message. */
export type ReadValue = { value: string | number | boolean } | { message: string };

/** The texts of errors. */
type Texts = Pick<RuleTexts, "attributeRuleTexts" | "numberRuleTexts">;

const YES_OR_NO = new Map([
  ["yes", true],
  ["true", true],
  ["no", false],
  ["false", false],
]);

/**
 * Parses a value as people write it: 39, 39 mm, automatic, yes. A number may end with the attribute's unit. The server passes
 * `serverTexts().rules`.
 */
export function readAttributeValue(
  { type, unit }: AttributeRule,
  text: string,
  texts: Texts = { attributeRuleTexts, numberRuleTexts },
): ReadValue {
  const written = text.trim();
  switch (type) {
    case "TEXT":
      return { value: written };
    case "NUMBER":
      return readNumber(withoutUnit(written, unit), unit, texts);
    case "BOOLEAN":
      return readYesOrNo(written, texts);
  }
}

function readYesOrNo(written: string, { attributeRuleTexts: texts }: Texts): ReadValue {
  const value = YES_OR_NO.get(written.toLowerCase());
  return value === undefined ? { message: texts.yesOrNo } : { value };
}

function readNumber(written: string, unit: AttributeRule["unit"], texts: Texts): ReadValue {
  const value = parseDecimal(withPoint(written)) + 0; // turns -0 into 0
  if (isWithinBounds(value, attributeNumbers)) return { value };
  const rule = numberRuleOf(attributeNumbers, texts);
  return { message: unit ? texts.attributeRuleTexts.inUnit(rule, unit) : rule };
}

/** Takes the decimal comma where the shop's language writes one: "40,5" in German. */
const withPoint = (written: string) =>
  separator() === "," ? written.replace(/^([+-]?\d+),(?=\d+$)/, "$1.") : written;

function withoutUnit(written: string, unit: AttributeRule["unit"]): string {
  if (!unit || !written.toLowerCase().endsWith(unit.toLowerCase())) return written;
  return written.slice(0, -unit.length).trimEnd();
}
