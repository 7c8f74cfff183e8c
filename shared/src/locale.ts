/** The languages with texts: each has a folder in messages/. */
export const LANGUAGES = ["en", "de"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The shop's currency, language and time zone. */
export interface Locale {
  /** ISO 4217 code. */
  readonly currency: string;
  /** BCP 47 tag; its texts are those of {@link languageOf}. */
  readonly language: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** The locale of the specification. */
export const DEFAULT_LOCALE: Locale = { currency: "USD", language: "en", timeZone: "UTC" };

let current = DEFAULT_LOCALE;

/** The shop's locale: the default, until {@link setLocale} has set another. */
export const locale = (): Locale => current;

/** Sets the shop's locale: at the start of the server, and in the browser before the first rendering. */
export function setLocale(chosen: Locale): void {
  current = chosen;
}

/** The language of the texts for a tag: "de" for "de-AT". Undefined if there are none. */
export const languageOf = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => new RegExp(`^${language}(-[A-Z]{2})?$`).test(tag));

/** The tag for formats of `Intl`: American English for "en", as the specification writes. */
export const formatTag = (): string => (current.language === "en" ? "en-US" : current.language);

/** The language of the shop's texts. */
export const textLanguage = (): Language => languageOf(current.language) ?? "en";

/** Returns a function that creates a value at its first call, and again after the locale has changed. */
export function perLocale<Value>(create: (locale: Locale) => Value): () => Value {
  let made: { locale: Locale; value: Value } | undefined;
  return () => {
    if (made?.locale !== current) made = { locale: current, value: create(current) };
    return made.value;
  };
}
