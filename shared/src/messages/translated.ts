import type * as rules from "./en/rules";

/** English texts in another language: the same names and parameters, with any strings. */
export type Translated<Text> = Text extends string
  ? string
  : Text extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translated<Result>
    : { [Name in keyof Text]: Translated<Text[Name]> };

/** The texts of the rules of fields, in any language. */
export type RuleTexts = Translated<typeof rules>;
