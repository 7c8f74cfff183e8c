import { addressTexts } from "./addresses";

/** Countries in which a part of the address has a name of its own. */
const POSTCODES: Readonly<Record<string, string>> = {
  US: "ZIP code",
  PH: "ZIP code",
  IN: "PIN code",
  IE: "Eircode",
  CA: "Postal code",
};
const REGIONS: Readonly<Record<string, string>> = {
  US: "State",
  AU: "State",
  BR: "State",
  IN: "State",
  MX: "State",
  MY: "State",
  NG: "State",
  VE: "State",
  GB: "County",
  IE: "County",
  CA: "Province",
  AR: "Province",
  CN: "Province",
  ES: "Province",
  ID: "Province",
  IT: "Province",
  KR: "Province",
  PH: "Province",
  TH: "Province",
  TR: "Province",
  VN: "Province",
  ZA: "Province",
  JP: "Prefecture",
  AE: "Emirate",
};

/** What a country calls its postcode. */
export const postalCodeLabel = (country: string): string => POSTCODES[country] ?? addressTexts.postalCode;

/** What a country calls its regions. */
export const regionLabel = (country: string): string => REGIONS[country] ?? addressTexts.region;
