import { addressLines, type PostalAddress } from "@shop/shared/address";
import { countryName } from "@shop/shared/countries";
import type { AddressInput } from "../../addresses/address.input";
import { postalAddressOf, trimmed } from "../../addresses/postal-address";

/** Where an order goes and how, and the client's key of this attempt. */
export interface Shipping {
  name: string;
  /** As one text. */
  address: string;
  phone: string;
  /** Null where it was sent as one text. */
  postalAddress: PostalAddress | null;
  shippingMethodId: string | null;
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

/** What a client sends, as it is stored: without spaces around texts; a structured address also as one text. */
export function shippingOf(sent: SentShipping, defaultCountry: string): Shipping {
  const {
    shippingAddress,
    shippingMethodId = null,
    discountCode = null,
    expectedTotal,
    idempotencyKey,
  } = sent;
  const postalAddress = shippingAddress ? postalAddressOf(shippingAddress, defaultCountry) : null;
  const { name, phone } = shippingAddress ?? sent;
  return {
    name: trimmed(name) ?? "",
    address: postalAddress ? oneText(postalAddress) : (trimmed(sent.address) ?? ""),
    phone: trimmed(phone) ?? "",
    postalAddress,
    ...{ shippingMethodId, discountCode, idempotencyKey },
    expectedTotalCents:
      expectedTotal === null || expectedTotal === undefined ? null : Math.round(expectedTotal * 100),
  };
}

/** A label's lines after each other, for those who read an address as one text. */
const oneText = (address: PostalAddress) => addressLines(address, countryName(address.country)).join(", ");
