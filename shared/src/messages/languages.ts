import type { Language } from "../locale";
import type * as de from "./de";
import type * as en from "./en";
import type { Translated } from "./translated";

/** The texts of every language. It doesn't compile if a language misses a file or a text of English. */
export interface Languages extends Partial<Record<Language, Translated<typeof en>>> {
  de: typeof de;
  en: typeof en;
}
