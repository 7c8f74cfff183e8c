import type { CheckoutNeeds } from "./address-entry";
import {
  useAddressBookQuery,
  type AddressBook_AddressFragment,
  type LastOrderFragment,
} from "./addresses.generated";

/** The viewer's saved addresses, the default one first, their last order, and the shop's rules for address forms. */
export interface AddressBook {
  addresses: readonly AddressBook_AddressFragment[];
  needs: CheckoutNeeds;
  lastOrder?: LastOrderFragment | undefined;
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
    acceptsGiftCards: false,
  },
};

/** The address book for a shipping form; undefined while loading for the first time. */
export function useAddressBook(): AddressBook | undefined {
  const { data, previousData, error } = useAddressBookQuery({ fetchPolicy: "cache-and-network" });
  const known = data ?? previousData; // a placed order evicts the last one
  if (known) {
    const { myAddresses: addresses, shopSettings: needs, myOrders } = known;
    return { addresses, needs, lastOrder: myOrders.nodes[0] };
  }
  return error ? NOT_KNOWN : undefined;
}
