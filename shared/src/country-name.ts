import { locale, perLocale } from "./locale";

const names = perLocale(() => new Intl.DisplayNames(locale().language, { type: "region" }));

/** A country's name in the shop's language: "Germany" for DE. */
export function countryName(code: string): string {
  return names().of(code) ?? code;
}
