import type { PostalAddress } from "@shop/shared/address";
import { locale } from "@shop/shared/locale";
import { iso31662 } from "iso-3166";
import { PLAIN_LETTERS } from "./plain-letters";

/** A region of a country by ISO 3166-2. */
interface KnownRegion {
  /** Its code without the country: "CA" for US-CA. */
  code: string;
  /** Unique in its country. */
  name: string;
  /** The codes of the larger regions that contain it, the smallest first. */
  within: readonly string[];
}

interface CountryRegions {
  /** By name. */
  regions: readonly KnownRegion[];
  byCode: ReadonlyMap<string, KnownRegion>;
  /** By name; the largest region with a name comes first. */
  byName: ReadonlyMap<string, readonly KnownRegion[]>;
}

/** A normalized code or name: small letters and digits without accents, full width, spaces and signs. */
const keyOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[łøđıæœß]/g, (letter) => PLAIN_LETTERS.get(letter) ?? "")
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * The spellings of a region's name: "London, City of" is also "City of London", and each part of "Puducherry (Pondicherry)" counts
 * separately.
 */
function spellingsOf(name: string): string[] {
  const [first = "", ...others] = name.split(/[()[\]/]/).filter((part) => part.trim() !== "");
  const [noun = "", title] = name.split(", ");
  const short = name.replace(/ (Sheng|Shi|\S* ?Zizhiqu|SAR)$/, "");
  return [name, first, ...others, short, ...(title ? [`${title} ${noun}`] : [])].map(keyOf).filter(Boolean);
}

function readCountry(country: string): CountryRegions {
  const prefix = `${country}-`;
  const entries = iso31662.filter(({ code }) => code.startsWith(prefix));
  const parents = new Map(entries.map(({ code, parent }) => [code, parent]));
  const withinOf = (code: string): string[] => {
    const parent = parents.get(code);
    return parent && parents.has(parent) ? [parent.slice(prefix.length), ...withinOf(parent)] : [];
  };
  const names = entries.map(({ name }) => keyOf(name));
  const regions = entries.map(({ code, name }): KnownRegion => {
    const isUnique = names.filter((each) => each === keyOf(name)).length === 1;
    const short = code.slice(prefix.length);
    return { code: short, name: isUnique ? name : `${name} (${short})`, within: withinOf(code) };
  });
  const byName = new Map<string, KnownRegion[]>();
  const largestFirst = [...regions].sort((one, other) => one.within.length - other.within.length);
  for (const region of largestFirst)
    for (const key of new Set([keyOf(region.name), ...spellingsOf(region.name)]))
      byName.set(key, [...(byName.get(key) ?? []), region]);
  const byCode = new Map(
    regions.flatMap((region) => [
      [keyOf(region.code), region],
      [keyOf(prefix + region.code), region],
    ]),
  );
  return {
    regions: regions.sort((one, other) => one.name.localeCompare(other.name, locale().language)),
    byCode,
    byName,
  };
}

const countries = new Map<string, CountryRegions>();

function countryOf(country: string): CountryRegions {
  const known = countries.get(country) ?? readCountry(country);
  countries.set(country, known);
  return known;
}

/** The regions of a country by name. */
export const regionsOf = (country: string): readonly KnownRegion[] => countryOf(country).regions;

/**
 * Finds a region of a country by its code, with or without the country, or by its name, ignoring case, accents, spaces and signs
 * (D-35). If two regions share a name, returns the smaller one, or the larger one for a `rule`, so that the rule applies to both.
 */
export function findRegion(
  country: string,
  text: string | null | undefined,
  use: "address" | "rule" = "address",
): KnownRegion | undefined {
  const key = keyOf(text ?? "");
  if (key === "") return undefined;
  const { byCode, byName } = countryOf(country);
  return byCode.get(key) ?? byName.get(key)?.at(use === "rule" ? 0 : -1);
}

/** The stored form of a region: its code, or the text if ISO 3166-2 doesn't know it. */
export const regionCode = (country: string, text: string | null): string | null =>
  findRegion(country, text)?.code ?? text;

/** The displayed form of a stored region: its name, or the text if ISO 3166-2 doesn't know it. */
export const regionName = (country: string, stored: string | null): string | null =>
  findRegion(country, stored)?.name ?? stored;

/** An address with the name of its region instead of the code. */
export const withRegionName = (address: PostalAddress): PostalAddress => ({
  ...address,
  region: regionName(address.country, address.region),
});
