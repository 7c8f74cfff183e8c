import type { CheckoutNeeds } from "./address-entry";
import { useAddressBookQuery, type AddressBook_AddressFragment } from "./addresses.generated";

/** The viewer's saved addresses, the default one first, and the shop's rules for address forms. */
export interface AddressBook {
  addresses: readonly AddressBook_AddressFragment[];
  needs: CheckoutNeeds;
}

/** The fallback if loading fails: an order doesn't depend on saved addresses. */
const NOT_KNOWN: AddressBook = {
  addresses: [],
  needs: {
    country: "US",
    asksForDestination: false,
    dependsOnCountry: false,
    taxRegions: [],
    acceptsCodes: false,
  },
};

/** The address book for a shipping form; undefined while loading. */
export function useAddressBook(): AddressBook | undefined {
  const { data, error } = useAddressBookQuery({ fetchPolicy: "cache-and-network" });
  if (data) return { addresses: data.myAddresses, needs: data.shopSettings };
  return error ? NOT_KNOWN : undefined;
}
