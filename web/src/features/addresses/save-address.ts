import type { ApolloClient } from "@apollo/client";
import { evictLists } from "../../graphql/evict";
import type { AddressInput } from "../../graphql/schema.generated";
import { SaveAddressDocument } from "./save-address.generated";

/** An address to save; without an id a new one. */
export interface AddressToSave {
  id?: string;
  input: AddressInput;
  isDefault?: boolean;
}

/** Saves an address and fetches the list again. Throws the API's error. */
export async function saveAddress(
  client: ApolloClient,
  { isDefault = false, ...address }: AddressToSave,
): Promise<void> {
  await client.mutate({ mutation: SaveAddressDocument, variables: { ...address, isDefault } });
  evictLists(client.cache, "myAddresses");
}
