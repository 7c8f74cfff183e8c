import { perLocale, textLanguage, type Language } from "../locale";
import * as de from "./de/server";
import * as en from "./en/server";
import type { Translated } from "./translated";

/** The texts that the server writes, in every language. */
const languages: Record<Language, Translated<typeof en>> = { en, de };

/** The texts that the server writes, in the shop's language. */
export const serverTexts = perLocale(() => languages[textLanguage()]);
