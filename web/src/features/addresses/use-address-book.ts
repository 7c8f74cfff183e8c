import type { CheckoutNeeds } from "./address-entry";
import { useAddressBookQuery, type AddressBook_AddressFragment } from "./addresses.generated";

/** The viewer's saved addresses, the default one first, and what a form asks for. */
export interface AddressBook {
  addresses: readonly AddressBook_AddressFragment[];
  needs: CheckoutNeeds;
}

/** A form as it is without them: ordering doesn't wait for what can be typed. */
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

/** What a shipping form begins with; undefined while it is loading. */
export function useAddressBook(): AddressBook | undefined {
  const { data, error } = useAddressBookQuery({ fetchPolicy: "cache-and-network" });
  if (data) return { addresses: data.myAddresses, needs: data.shopSettings };
  return error ? NOT_KNOWN : undefined;
}
