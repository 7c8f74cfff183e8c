import { addressLines } from "@shop/shared/address";
import { countryName } from "@shop/shared/country-name";
import type { ShippingAddress_OrderFragment } from "./ShippingAddress.generated";

/** Where an order goes: the lines of a structured address as its country writes them, otherwise the text as it was typed. */
export function shippingAddressOf({ address, shippingAddress }: ShippingAddress_OrderFragment): string {
  return shippingAddress
    ? addressLines(shippingAddress, countryName(shippingAddress.country)).join("\n")
    : address;
}
