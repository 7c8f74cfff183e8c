import type { PostalAddress } from "@shop/shared/address";
import { regionCode } from "../../regions";
import type { AddressInput } from "./address.input";

/** Trims a text; returns null for an empty one. */
export const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

/** Converts a client's address to its stored form: with trimmed texts, a country, and the code of the region. */
export function postalAddressOf(sent: AddressInput, defaultCountry: string): PostalAddress {
  const { line1, line2, city, region, postalCode } = sent;
  const country = sent.country ?? defaultCountry;
  return {
    line1: line1.trim(),
    line2: trimmed(line2),
    city: trimmed(city),
    region: regionCode(country, trimmed(region)),
    postalCode: trimmed(postalCode),
    country,
  };
}
