import {
  toEntry,
  toOneText,
  type AddressEntry,
  type CheckoutNeeds,
} from "../../features/addresses/address-entry";
import type { LastOrderFragment } from "../../features/addresses/addresses.generated";

/**
 * An earlier order's recipient, address and phone number as form values. The phone number alone if the form has a town field but the
 * order has a single text, because its town can't be identified.
 */
export function lastEntryOf(
  { name, address, phone, shippingAddress }: Omit<LastOrderFragment, "id" | "shippingMethodId">,
  { asksForDestination, country }: Pick<CheckoutNeeds, "asksForDestination" | "country">,
): Partial<AddressEntry> {
  if (!shippingAddress) return asksForDestination ? { phone } : { name, address, phone };
  if (!asksForDestination) return { name, address: toOneText(shippingAddress, country), phone };
  return toEntry({ ...shippingAddress, name, phone });
}
