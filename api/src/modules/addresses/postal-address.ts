import type { PostalAddress } from "@shop/shared/address";
import { usualPostcode } from "@shop/shared/postcodes";
import { regionCode } from "../../regions";
import type { AddressInput } from "./address.input";

/** Trims a text; returns null for an empty one. */
export const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

/** A postcode in the form of its country; null for an empty one. */
export function postcodeIn(country: string, postalCode: string | null | undefined): string | null {
  const typed = trimmed(postalCode);
  return typed && usualPostcode(country, typed);
}

/** Converts a client's address to its stored form: trimmed texts, a country, the region's code, and its usual postcode. */
export function postalAddressOf(sent: AddressInput, defaultCountry: string): PostalAddress {
  const { line1, line2, city, region, postalCode } = sent;
  const country = sent.country ?? defaultCountry;
  return {
    line1: line1.trim(),
    line2: trimmed(line2),
    city: trimmed(city),
    region: regionCode(country, trimmed(region)),
    postalCode: postcodeIn(country, postalCode),
    country,
  };
}
