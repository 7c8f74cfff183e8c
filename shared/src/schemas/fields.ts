import { z } from "zod";
import type { Bounds, NumberBounds } from "../bounds";
import { serverTexts } from "../messages/server";
import { seoBounds } from "../product";
import { isWithinBounds, numberRuleOf } from "../number-rules";
import { NOT_A_TEXT, textRules } from "../text-rules";

/** A text within bounds that PostgreSQL can store. */
export function text(bounds: Bounds) {
  const { min, max } = bounds;
  const schema = textRules(bounds).reduce(
    (ruled, { message, holds, pattern }) => {
      const error = () => message(serverTexts().rules.textRuleTexts);
      return pattern ? ruled.regex(pattern, { error }) : ruled.refine(holds, { error });
    },
    z.string({ error: NOT_A_TEXT }),
  );
  // zod counts UTF-16 units, but the rules above count code points: these bounds are published, not checked by zod
  return schema.meta(min === 0 ? { maxLength: max } : { minLength: min, maxLength: max });
}

/** A whole number within bounds. */
export const whole = (bounds: Bounds) => decimal({ ...bounds, decimals: 0 });

/** A number within bounds and with a maximum number of decimals. */
export function decimal(bounds: NumberBounds) {
  if (bounds.isMoney) return amount(bounds);
  const error = () => numberRuleOf(bounds, serverTexts().rules);
  return z
    .number({ error })
    .min(bounds.min, { error })
    .max(bounds.max, { error })
    .refine((value) => isWithinBounds(value, bounds), { error })
    .meta(bounds.decimals === 0 ? { type: "integer" } : {});
}

/** An amount within bounds, which are known once the shop's currency is. */
function amount(bounds: NumberBounds) {
  const error = () => numberRuleOf(bounds, serverTexts().rules);
  return z
    .number({ error })
    .refine((value) => isWithinBounds(value, bounds), { error })
    .meta({ minimum: bounds.min, maximum: bounds.max });
}

/** The texts for search engines of a product or category; null removes one. */
export const seoTexts = {
  seoTitle: text(seoBounds.seoTitle).nullish().describe("Its title for search engines."),
  seoDescription: text(seoBounds.seoDescription).nullish().describe("Its description for search engines."),
};
