/** The bounds of an address's fields. */
export const addressBounds = {
  name: { min: 1, max: 100 },
  line1: { min: 1, max: 500 },
  line2: { min: 0, max: 200 },
  city: { min: 0, max: 100 },
  region: { min: 0, max: 100 },
  postalCode: { min: 0, max: 20 },
  phone: { min: 3, max: 40 },
} as const;

/** The maximum number of addresses that a customer can save. */
export const MAX_ADDRESSES = 20;

/** A postal address without the recipient's name. The country is ISO 3166-1 alpha-2. */
export interface PostalAddress {
  line1: string;
  line2: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
  country: string;
}

/** Countries that write the postcode after the city: "London SW1A 1AA". Other countries write it first. */
const CITY_FIRST = new Set(
  "AE AU BD BN CA CN EG GB GG HK ID IE IM IN JE JO JP KE KR KW LK MM MY NG NP NZ PH PK SA SG TH TW UA US VN ZA".split(
    " ",
  ),
);

/**
 * Countries whose addresses name a state, province or county. Address forms ask for a region only in these countries.
 */
const WITH_REGION = new Set(
  "AE AR AU BR CA CL CN CO ES GB HK ID IE IN IT JP KR MX MY NG PE PH TH TR UA US VE VN ZA".split(" "),
);

/** A part of an address that identifies the town. */
export type TownPart = "city" | "region" | "postalCode";

/** The town parts that a country's addresses use, in the order that the country writes them. */
export function townPartsOf(country: string): TownPart[] {
  const region: TownPart[] = WITH_REGION.has(country) ? ["region"] : [];
  return CITY_FIRST.has(country) ? ["city", ...region, "postalCode"] : ["postalCode", "city", ...region];
}

/** The city line of an address: city, region and postcode in the order that its country writes them. */
function cityLine({ city, region, postalCode, country }: PostalAddress): string {
  const joined = (parts: (string | null)[], by: string) => parts.filter(Boolean).join(by);
  return CITY_FIRST.has(country)
    ? joined([joined([city, region], ", "), postalCode], " ")
    : joined([joined([postalCode, city], " "), region], ", ");
}

/** The lines of an address label, without the recipient's name; the last line is the country's name. */
export function addressLines(address: PostalAddress, countryName: string): string[] {
  const { line1, line2 } = address;
  return [line1, line2, cityLine(address), countryName].filter(
    (line) => line !== null && line !== "",
  ) as string[];
}
