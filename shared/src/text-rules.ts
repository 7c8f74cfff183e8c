import { textRuleTexts } from "@shop/shared/messages/en/rules";
import type { Bounds } from "./bounds";
import type { RuleTexts } from "./messages/translated";

type Texts = RuleTexts["textRuleTexts"];

/** The message for a value other than a text. */
export const NOT_A_TEXT = "must be a text";

/** A rule for a text input. */
interface TextRule {
  message(texts: Texts): string;
  holds(text: string): boolean;
  /** The rule as a pattern, if OpenAPI can publish it. */
  pattern?: RegExp;
}

const SURROGATE_PAIR = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** The length of a text in code points, so that an emoji counts as one. */
const lengthOf = (text: string) => text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);

const storable: TextRule = {
  message: ({ noNul }) => noNul,
  holds: (text) => !text.includes("\0"),
};

const wellFormed: TextRule = {
  message: ({ wellFormed }) => wellFormed,
  holds: (text) => !/\p{Surrogate}/u.test(text),
};

const NOT_BLANK = /\S/;
const notBlank: TextRule = {
  message: (texts) => texts.notBlank,
  holds: (text) => NOT_BLANK.test(text),
  pattern: NOT_BLANK,
};

/** Invisible characters: spaces, format characters and fillers. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;
const visible: TextRule = {
  message: notBlank.message,
  // blank texts already fail `notBlank`; one message is enough
  holds: (text) => !NOT_BLANK.test(text) || text.replace(INVISIBLE, "") !== "",
};

/** Characters that change no letter, such as the zero-width space and the soft hyphen. */
const WITHOUT_WIDTH = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * Normalizes a name for storage and comparison: one form of Unicode, single spaces, and no zero-width characters
 * (D-14).
 */
export function cleanName(name: string): string {
  const spaced = name.replace(WITHOUT_WIDTH, "").replace(/\s+/g, " ").trim();
  const composed = spaced.normalize("NFC");
  return composed.length <= spaced.length ? composed : spaced; // a few characters become longer and could exceed the bounds
}

/** The rules of a text: its length, only characters that PostgreSQL can store, and not blank unless it may be empty. */
export function textRules({ min, max }: Bounds): TextRule[] {
  const length: TextRule = {
    message: (texts) => texts.length(min, max),
    holds: (text) => lengthOf(text) >= min && lengthOf(text) <= max,
  };
  return [length, storable, wellFormed, ...(min > 0 ? [notBlank, visible] : [])];
}

/** The error of a text input, without the field's name; undefined if it is valid. */
export function explainText(text: string, bounds: Bounds): string | undefined {
  const length = lengthOf(text);
  if (length < bounds.min) return textRuleTexts.atLeast(bounds.min);
  if (length > bounds.max) return textRuleTexts.atMost(bounds.max);
  return textRules(bounds)
    .find(({ holds }) => !holds(text))
    ?.message(textRuleTexts);
}
