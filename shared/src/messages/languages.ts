import type { Language } from "../locale";
import type * as de from "./de";
import type * as en from "./en";

/** English texts in another language: the same names and parameters, with any strings. */
export type Translated<Text> = Text extends string
  ? string
  : Text extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translated<Result>
    : { [Name in keyof Text]: Translated<Text[Name]> };

/** The texts of the rules of fields, in any language. */
export type RuleTexts = Translated<typeof en.rules>;

/** The texts of every language. It doesn't compile if a language misses a file or a text of English. */
export interface Languages extends Partial<Record<Language, Translated<typeof en>>> {
  de: typeof de;
  en: typeof en;
}
