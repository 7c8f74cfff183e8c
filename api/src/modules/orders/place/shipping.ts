import { addressLines, type PostalAddress } from "@shop/shared/address";
import { countryName } from "@shop/shared/country-name";
import { regionCode, withRegionName } from "../../../regions";
import { normalizeGiftCardCode } from "@shop/shared/gift-card";
import { toMinor } from "@shop/shared/money";
import { normalizeDiscountCode } from "@shop/shared/shop-settings";
import { postalAddressOf, postcodeIn, trimmed } from "../../addresses/postal-address";
import type { DeliveryInput } from "../place-orders.input";

/** A structured address from the client; without a country it is in the shop's own. */
export type SentAddress = Omit<PostalAddress, "country"> & { country: string | null };

/** The destination and shipping method of an order, and the client's key of this attempt. */
export interface Shipping {
  name: string;
  phone: string;
  /** One text, or field by field. */
  address: string | SentAddress;
  shippingMethodId: string | null;
  /** In the stored form of codes. */
  discountCode: string | null;
  /** The customer's note for the shop; absent without one, so that hashes of contents stay those of former releases. */
  note?: string;
  /** As typed, without spaces and hyphens; undefined without a card, as in the hash of requests of earlier releases. */
  giftCardCode?: string | undefined;
  /** In minor units: nothing is ordered if the total differs. Null accepts any total. */
  expectedTotalMinor: number | null;
  idempotencyKey: string;
}

/**
 * The shipping fields of a client's input. Without a structured address its schema requires name, address and phone.
 */
export type SentShipping = DeliveryInput & { idempotencyKey: string };

/** Converts the client's input to its stored form, with texts trimmed. */
export function shippingOf(sent: SentShipping): Shipping {
  const { shippingAddress, shippingMethodId, discountCode, giftCardCode, expectedTotal, idempotencyKey } =
    sent;
  const { name, phone } = shippingAddress ?? sent;
  const note = trimmed(sent.note);
  return {
    name: trimmed(name) ?? "",
    phone: trimmed(phone) ?? "",
    address: shippingAddress
      ? { ...postalAddressOf(shippingAddress, ""), country: shippingAddress.country ?? null }
      : (trimmed(sent.address) ?? ""),
    discountCode: discountCode ? normalizeDiscountCode(discountCode) : null,
    giftCardCode: giftCardCode ? normalizeGiftCardCode(giftCardCode) : undefined,
    shippingMethodId: shippingMethodId?.toLowerCase() ?? null,
    idempotencyKey,
    ...(note && { note }),
    expectedTotalMinor: typeof expectedTotal === "number" ? toMinor(expectedTotal) : null,
  };
}

/**
 * The stored form of an address: one text, and the fields if the client sent fields. The text is a label, or the street
 * alone if neither town nor country was sent.
 */
export function storedAddressOf({ address }: Pick<Shipping, "address">, defaultCountry: string) {
  if (typeof address === "string") return { text: address, postal: null };
  const { line1, line2, city, region, postalCode, country } = address;
  const place = country ?? defaultCountry;
  const postal: PostalAddress = {
    ...address,
    region: regionCode(place, region),
    postalCode: postcodeIn(place, postalCode),
    country: place,
  };
  if (!city && !region && !postalCode && !country)
    return { text: line2 ? `${line1}\n${line2}` : line1, postal };
  return {
    text: addressLines(withRegionName(postal), countryName(place)).join(", "),
    postal,
  };
}
