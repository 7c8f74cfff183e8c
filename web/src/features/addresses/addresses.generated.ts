/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../graphql/schema.generated';

import * as Apollo from "@apollo/client/react";
import type { OperationVariables } from "@apollo/client";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
type Options<D, V extends OperationVariables> = Omit<Apollo.useQuery.Base.Options<D, V>, 'returnPartialData'> & { variables?: V };
type Result<D, V extends OperationVariables> = Apollo.useQuery.Result<D, V, 'complete' | 'streaming' | 'empty'>;
export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { myAddresses: Array<{ id: string, name: string, line1: string, line2: string | null, city: string | null, region: string | null, postalCode: string | null, country: string, phone: string, isDefault: boolean }> | null, shopSettings: { country: string, asksForDestination: boolean, dependsOnCountry: boolean, acceptsCodes: boolean, taxRegions: Array<{ country: string, region: string }> } };

export type CheckoutNeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutNeedsQuery = { shopSettings: { country: string, asksForDestination: boolean, dependsOnCountry: boolean, acceptsCodes: boolean, taxRegions: Array<{ country: string, region: string }> } };

export type AddressBook_AddressFragment = { id: string, name: string, line1: string, line2: string | null, city: string | null, region: string | null, postalCode: string | null, country: string, phone: string, isDefault: boolean };

export type SaveAddressMutationVariables = Exact<{
  id?: string | null | undefined;
  input: Schema.AddressInput;
  isDefault: boolean;
}>;


export type SaveAddressMutation = { saveAddress: { id: string, name: string, line1: string, line2: string | null, city: string | null, region: string | null, postalCode: string | null, country: string, phone: string, isDefault: boolean } };

export type RemoveAddressMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAddressMutation = { removeAddress: number };

export type CheckoutNeeds_SettingsFragment = { country: string, asksForDestination: boolean, dependsOnCountry: boolean, acceptsCodes: boolean, taxRegions: Array<{ country: string, region: string }> };

export const AddressBook_AddressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<AddressBook_AddressFragment, unknown>;
export const CheckoutNeeds_SettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutNeeds_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"asksForDestination"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOnCountry"}},{"kind":"Field","name":{"kind":"Name","value":"taxRegions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptsCodes"}}]}}]} as unknown as DocumentNode<CheckoutNeeds_SettingsFragment, unknown>;
export const AddressBookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressBook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shopSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutNeeds_settings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutNeeds_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"asksForDestination"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOnCountry"}},{"kind":"Field","name":{"kind":"Name","value":"taxRegions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptsCodes"}}]}}]} as unknown as DocumentNode<AddressBookQuery, AddressBookQueryVariables>;
export const CheckoutNeedsDocument = {"__meta__":{"hash":"40d0d2d2fb6e29bf9b3153d635db5af0f64c76137d9e5e5d7092b190c6b23c88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutNeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutNeeds_settings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutNeeds_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"asksForDestination"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOnCountry"}},{"kind":"Field","name":{"kind":"Name","value":"taxRegions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptsCodes"}}]}}]} as unknown as DocumentNode<CheckoutNeedsQuery, CheckoutNeedsQueryVariables>;
export const SaveAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isDefault"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"isDefault"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isDefault"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_address"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<SaveAddressMutation, SaveAddressMutationVariables>;
export const RemoveAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveAddressMutation, RemoveAddressMutationVariables>;
export function useAddressBookQuery(options: Options<AddressBookQuery, AddressBookQueryVariables> = {}) {
  return Apollo.useQuery(AddressBookDocument, options as never) as Result<AddressBookQuery, AddressBookQueryVariables>;
}

export function useAddressBookLazyQuery(options?: Apollo.useLazyQuery.Options<AddressBookQuery, AddressBookQueryVariables>) {
  return Apollo.useLazyQuery<AddressBookQuery, AddressBookQueryVariables>(AddressBookDocument, options);
}

export function useCheckoutNeedsQuery(options: Options<CheckoutNeedsQuery, CheckoutNeedsQueryVariables> = {}) {
  return Apollo.useQuery(CheckoutNeedsDocument, options as never) as Result<CheckoutNeedsQuery, CheckoutNeedsQueryVariables>;
}

export function useCheckoutNeedsLazyQuery(options?: Apollo.useLazyQuery.Options<CheckoutNeedsQuery, CheckoutNeedsQueryVariables>) {
  return Apollo.useLazyQuery<CheckoutNeedsQuery, CheckoutNeedsQueryVariables>(CheckoutNeedsDocument, options);
}

export function useSaveAddressMutation(options?: Apollo.useMutation.Options<SaveAddressMutation, SaveAddressMutationVariables>) {
  return Apollo.useMutation<SaveAddressMutation, SaveAddressMutationVariables>(SaveAddressDocument, options);
}

export function useRemoveAddressMutation(options?: Apollo.useMutation.Options<RemoveAddressMutation, RemoveAddressMutationVariables>) {
  return Apollo.useMutation<RemoveAddressMutation, RemoveAddressMutationVariables>(RemoveAddressDocument, options);
}