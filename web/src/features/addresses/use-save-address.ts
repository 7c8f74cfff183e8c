import { evictLists } from "../../graphql/evict";
import type { AddressInput } from "../../graphql/schema.generated";
import { useSaveAddressMutation } from "./addresses.generated";

/** An address that is saved; without an id a new one. */
export interface AddressToSave {
  id?: string;
  input: AddressInput;
  isDefault?: boolean;
}

/** Returns a function that saves an address; the list is fetched again. Throws what the API answers. */
export function useSaveAddress(): (address: AddressToSave) => Promise<void> {
  const [save, { client }] = useSaveAddressMutation();
  return async ({ isDefault = false, ...address }) => {
    await save({ variables: { ...address, isDefault } });
    evictLists(client.cache, "myAddresses");
  };
}
