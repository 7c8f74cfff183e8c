import type { AddressEntry } from "../../features/addresses/address-entry";
import type { LastOrderQuery } from "./ContactFields.generated";

/** The fields of a form that an earlier order can fill. */
export type LastEntry = Partial<AddressEntry>;

/**
 * An earlier order's address and phone number as the fields of a form have them. Null where the form asks for a town
 * and the order's address is one text, because nobody knows which part of the text is the town.
 */
export function lastEntryOf(
  { address, phone, shippingAddress }: LastOrderQuery["myOrders"]["nodes"][number],
  asksForDestination: boolean,
): LastEntry | null {
  if (!asksForDestination) return { address, phone };
  if (!shippingAddress) return null;
  const { line1, line2, city, region, postalCode, country } = shippingAddress;
  return {
    ...{ phone, country, address: line2 ? `${line1}\n${line2}` : line1 },
    ...{ city: city ?? "", region: region ?? "", postalCode: postalCode ?? "" },
  };
}
