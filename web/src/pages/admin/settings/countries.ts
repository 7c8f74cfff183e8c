import { countryCodes } from "@shop/shared/countries";
import { countryName } from "@shop/shared/country-name";
import { locale } from "@shop/shared/locale";
import { once } from "@shop/shared/once";

/** The id of the datalist of all countries. */
export const COUNTRY_LIST = "all-countries";

/** The codes of added countries, and a typed country not added yet. */
export interface CountriesEntry {
  codes: readonly string[];
  typed: string;
}

/** All countries of an entry, including the typed one. */
export function codesOf({ codes, typed }: CountriesEntry): string[] {
  const last = codeOf(typed);
  return last && !codes.includes(last) ? [...codes, last] : [...codes];
}

/** Countries by name. */
export const listCountries = (codes: readonly string[]): string => codes.map(countryName).join(", ");

/** All countries by name, A to Z. */
export const countryNames = once(() =>
  countryCodes.map(countryName).toSorted((one, other) => one.localeCompare(other, locale().language)),
);

const codes = once(
  () =>
    new Map(
      countryCodes.flatMap((code) => [
        [countryName(code).toLowerCase(), code],
        [code.toLowerCase(), code],
      ]),
    ),
);

/** The code of a country given by its name or code; undefined if there is none. */
export const codeOf = (typed: string): string | undefined => codes().get(typed.trim().toLowerCase());
