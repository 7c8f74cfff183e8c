import { addressLines } from "@shop/shared/address";
import { countryName } from "@shop/shared/country-name";
import type { ShippingAddress_OrderFragment } from "./ShippingAddress.generated";

/** An order's delivery address: the lines of a structured address in the country's format, otherwise the text as entered. */
export function shippingAddressOf({ address, shippingAddress }: ShippingAddress_OrderFragment): string {
  return shippingAddress
    ? addressLines(shippingAddress, countryName(shippingAddress.country)).join("\n")
    : address;
}

/** Where orders placed together go: to their address, or to the customer's email if they are gift cards alone. */
export function destinationOf(orders: readonly ShippingAddress_OrderFragment[]): string {
  const sent = orders.find(({ ofGiftCards }) => !ofGiftCards);
  return sent ? shippingAddressOf(sent) : (orders[0]?.email ?? "");
}
