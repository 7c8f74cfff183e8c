import {
  addressBounds,
  addressLines,
  townPartsOf,
  type PostalAddress,
  type TownPart,
} from "@shop/shared/address";
import { countryName } from "@shop/shared/country-name";
import { explainText } from "@shop/shared/text-rules";
import type { AddressInput } from "../../graphql/schema.generated";
import type { AddressBook_AddressFragment, CheckoutNeeds_SettingsFragment } from "./addresses.generated";

/** The town and country fields of an address form. */
export interface DestinationEntry extends Record<TownPart, string> {
  country: string;
}

/** An address as entered: street and number may have several lines. */
export interface AddressEntry extends DestinationEntry {
  name: string;
  address: string;
  phone: string;
}

/** The shop's rules for address forms. */
export type CheckoutNeeds = CheckoutNeeds_SettingsFragment;

/** Whether a country's taxes depend on the region. */
export const dependsOnRegion = (
  { taxRegions }: Pick<CheckoutNeeds, "taxRegions">,
  country: string,
): boolean => taxRegions.some((each) => each.country === country);

/** The town fields of a form: the parts that the country's addresses use, and the region if a tax depends on it. */
export function townFieldsOf(needs: Pick<CheckoutNeeds, "taxRegions">, country: string): TownPart[] {
  const parts = townPartsOf(country);
  if (parts.includes("region") || !dependsOnRegion(needs, country)) return parts;
  return [...parts, "region"];
}

/** Checks the length of street and number, which are sent as two lines. */
export const explainStreet = (address: string): string | undefined => {
  const { line1, line2 } = linesOf(address);
  return explainText(line1, addressBounds.line1) ?? explainText(line2 ?? "", addressBounds.line2);
};

/** The first line, and the further lines joined as the second. */
function linesOf(address: string): { line1: string; line2: string | null } {
  const [line1 = "", ...others] = address
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return { line1, line2: others.join(", ") || null };
}

/** Converts a form's values to the API's input; omits parts that the country doesn't use. */
export function toAddressInput(entry: AddressEntry, needs: Pick<CheckoutNeeds, "taxRegions">): AddressInput {
  const { name, phone, address, country } = entry;
  const parts = townFieldsOf(needs, country);
  const partOf = (part: TownPart) => (parts.includes(part) && entry[part].trim()) || null;
  return {
    ...{ name, phone, country, ...linesOf(address) },
    ...{ city: partOf("city"), region: partOf("region"), postalCode: partOf("postalCode") },
  };
}

/** Converts a saved address to a form's values. */
export function toEntry(address: Omit<AddressBook_AddressFragment, "id" | "isDefault">): AddressEntry {
  const { name, line1, line2, city, region, postalCode, country, phone } = address;
  return {
    ...{ name, phone, country, address: line2 ? `${line1}\n${line2}` : line1 },
    ...{ city: city ?? "", region: region ?? "", postalCode: postalCode ?? "" },
  };
}

/**
 * A saved address as one text, for a form with a single address field; includes the country only if it isn't the
 * shop's.
 */
export function toOneText(address: PostalAddress, ownCountry: string): string {
  const { country } = address;
  return addressLines(address, country === ownCountry ? "" : countryName(country)).join("\n");
}

/** Whether the entered address equals a saved one. */
export function isSaved(
  entry: AddressEntry,
  needs: CheckoutNeeds,
  saved: readonly AddressBook_AddressFragment[],
): boolean {
  const keyOf = ({ name, line1, line2, city, region, postalCode, country, phone }: Partial<AddressInput>) =>
    JSON.stringify(
      [name, line1, line2, city, region, postalCode, country, phone].map((part) => part?.trim() || null),
    );
  const typed = keyOf(toAddressInput(entry, needs));
  return saved.some((address) => keyOf(address) === typed);
}
