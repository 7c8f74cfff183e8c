import { addressLines, type PostalAddress } from "@shop/shared/address";
import { countryName } from "@shop/shared/country-name";
import { regionCode, withRegionName } from "../../../regions";
import { toCents } from "@shop/shared/money";
import { normalizeDiscountCode } from "@shop/shared/shop-settings";
import type { AddressInput } from "../../addresses/address.input";
import { postalAddressOf, trimmed } from "../../addresses/postal-address";

/** A structured address as it was sent: without a country it is the shop's own. */
export type SentAddress = Omit<PostalAddress, "country"> & { country: string | null };

/** Where an order goes and how, and the client's key of this attempt. */
export interface Shipping {
  name: string;
  phone: string;
  /** One text, or field by field. */
  address: string | SentAddress;
  shippingMethodId: string | null;
  /** As codes are stored. */
  discountCode: string | null;
  /** In cents: nothing is ordered if it costs something else. Null: whatever it costs. */
  expectedTotalCents: number | null;
  idempotencyKey: string;
}

/** What a client sends of it. Without a structured address its schema requires name, address and phone. */
export interface SentShipping {
  name?: string | null;
  address?: string | null;
  phone?: string | null;
  shippingAddress?: AddressInput | null;
  shippingMethodId?: string | null;
  discountCode?: string | null;
  expectedTotal?: number | null;
  idempotencyKey: string;
}

/** What a client sends, as it is stored: without spaces around texts. */
export function shippingOf(sent: SentShipping): Shipping {
  const { shippingAddress, shippingMethodId = null, discountCode, expectedTotal, idempotencyKey } = sent;
  const { name, phone } = shippingAddress ?? sent;
  return {
    name: trimmed(name) ?? "",
    phone: trimmed(phone) ?? "",
    address: shippingAddress
      ? { ...postalAddressOf(shippingAddress, ""), country: shippingAddress.country ?? null }
      : (trimmed(sent.address) ?? ""),
    discountCode: discountCode ? normalizeDiscountCode(discountCode) : null,
    shippingMethodId,
    idempotencyKey,
    expectedTotalCents: typeof expectedTotal === "number" ? toCents(expectedTotal) : null,
  };
}

/**
 * An address as it is stored: as one text, and field by field where it was sent so. The text is that of a label, or the street alone where
 * neither town nor country was sent.
 */
export function storedAddressOf({ address }: Pick<Shipping, "address">, defaultCountry: string) {
  if (typeof address === "string") return { text: address, postal: null };
  const { line1, line2, city, region, postalCode, country } = address;
  const place = country ?? defaultCountry;
  const postal: PostalAddress = { ...address, region: regionCode(place, region), country: place };
  if (!city && !region && !postalCode && !country)
    return { text: line2 ? `${line1}\n${line2}` : line1, postal };
  return {
    text: addressLines(withRegionName(postal), countryName(place)).join(", "),
    postal,
  };
}
