import { z } from "zod";
import type { Bounds, NumberBounds } from "../bounds";
import { hasDecimals, numberWords } from "../number-rules";
import { NOT_A_TEXT, textRules } from "../text-rules";

/** A text within bounds that can be stored. */
export function text(bounds: Bounds) {
  const { min, max } = bounds;
  const schema = textRules(bounds).reduce(
    (ruled, { message, holds, pattern }) =>
      pattern ? ruled.regex(pattern, message) : ruled.refine(holds, message),
    z.string({ error: NOT_A_TEXT }),
  );
  // zod counts UTF-16 units, and the rules above code points: the bounds are published, and not checked by zod
  return schema.meta(min === 0 ? { maxLength: max } : { minLength: min, maxLength: max });
}

/** A whole number within bounds. */
export function whole(bounds: Bounds) {
  const schema = z.number({ error: numberWords.notWhole }).refine(Number.isInteger, numberWords.notWhole);
  return within(schema, bounds).meta({ type: "integer" });
}

/** A number within bounds, with a maximum number of decimals. */
export function decimal({ decimals, ...bounds }: NumberBounds) {
  const schema = z
    .number({ error: numberWords.notANumber })
    .refine((value) => hasDecimals(value, decimals), numberWords.tooManyDecimals(decimals));
  return within(schema, bounds);
}

const within = (schema: z.ZodNumber, { min, max }: Bounds) =>
  schema.min(min, numberWords.tooSmall(min)).max(max, numberWords.tooLarge(max));
