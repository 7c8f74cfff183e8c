import {
  toEntry,
  toOneText,
  type AddressEntry,
  type CheckoutNeeds,
} from "../../features/addresses/address-entry";
import type { LastOrderQuery } from "./ContactFields.generated";

type LastOrder = LastOrderQuery["myOrders"]["nodes"][number];

/**
 * An earlier order's address and phone number as form values. Null if the form has a town field but the order has a single text, because
 * its town can't be identified.
 */
export function lastEntryOf(
  { address, phone, shippingAddress }: LastOrder,
  { asksForDestination, country }: Pick<CheckoutNeeds, "asksForDestination" | "country">,
): Partial<AddressEntry> | null {
  if (!shippingAddress) return asksForDestination ? null : { address, phone };
  if (!asksForDestination) return { address: toOneText(shippingAddress, country), phone };
  const { address: street, city, region, postalCode } = toEntry({ ...shippingAddress, phone, name: "" });
  return { address: street, city, region, postalCode, country: shippingAddress.country, phone };
}
