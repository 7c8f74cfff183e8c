import type { TownPart } from "@shop/shared/address";
import { addressTexts, postalCodeLabel, regionLabel } from "@shop/shared/messages/en/checkout";

/** The names of an address's parts in a country. */
export function destinationLabels(country: string): Record<TownPart, string> {
  return {
    city: addressTexts.city,
    region: regionLabel(country),
    postalCode: postalCodeLabel(country),
  };
}
