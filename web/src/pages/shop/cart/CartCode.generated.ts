/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import * as Apollo from "@apollo/client/react";
import type { OperationVariables } from "@apollo/client";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
type Options<D, V extends OperationVariables> = Omit<Apollo.useQuery.Base.Options<D, V>, 'returnPartialData'> & { variables?: V };
type Result<D, V extends OperationVariables> = Apollo.useQuery.Result<D, V, 'complete' | 'streaming' | 'empty'>;
export type CheckoutNeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutNeedsQuery = { shopSettings: { pricesIncludeTax: boolean, country: string, asksForDestination: boolean, dependsOnCountry: boolean, acceptsCodes: boolean, acceptsGiftCards: boolean, taxRegions: Array<{ country: string, region: string }> } };


export const CheckoutNeedsDocument = {"__meta__":{"hash":"96caf3797951ba1d91672ee506887173bc2ffb50991cdde2638f376e892c1443"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutNeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutNeeds_settings"}},{"kind":"Field","name":{"kind":"Name","value":"pricesIncludeTax"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutNeeds_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"asksForDestination"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOnCountry"}},{"kind":"Field","name":{"kind":"Name","value":"taxRegions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptsCodes"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsGiftCards"}}]}}]} as unknown as DocumentNode<CheckoutNeedsQuery, CheckoutNeedsQueryVariables>;
export function useCheckoutNeedsQuery(options: Options<CheckoutNeedsQuery, CheckoutNeedsQueryVariables> = {}) {
  return Apollo.useQuery(CheckoutNeedsDocument, options as never) as Result<CheckoutNeedsQuery, CheckoutNeedsQueryVariables>;
}