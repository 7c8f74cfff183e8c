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
export type NewestCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestCheckoutQuery = { myOrders: { nodes: Array<{ id: string, checkoutId: string | null }> } };

export type PlacedCheckoutQueryVariables = Exact<{
  id: string;
}>;


export type PlacedCheckoutQuery = { checkout: { id: string, number: string, items: number, discount: number, discountCode: string | null, shipping: number, shippingMethod: string | null, taxIncluded: boolean, total: number, refunded: number, orders: Array<{ id: string, qty: number, canPay: boolean, address: string, product: { id: string, countInStock: number } | null, shippingAddress: { line1: string, line2: string | null, city: string | null, postalCode: string | null, country: string, region: string | null } | null }>, taxLines: Array<{ name: string, percent: number, amount: number }> } };


export const NewestCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestCheckout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkoutId"}}]}}]}}]}}]} as unknown as DocumentNode<NewestCheckoutQuery, NewestCheckoutQueryVariables>;
export const PlacedCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlacedCheckout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlacedOrders_checkout"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Amounts_checkout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Checkout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"discountCode"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"shippingMethod"}},{"kind":"Field","name":{"kind":"Name","value":"taxIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"taxLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShippingAddress_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","alias":{"kind":"Name","value":"region"},"name":{"kind":"Name","value":"regionName"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacedOrders_checkout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Checkout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Amounts_checkout"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qty"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShippingAddress_order"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"countInStock"}}]}}]}}]}}]} as unknown as DocumentNode<PlacedCheckoutQuery, PlacedCheckoutQueryVariables>;
export function useNewestCheckoutQuery(options: Options<NewestCheckoutQuery, NewestCheckoutQueryVariables> = {}) {
  return Apollo.useQuery(NewestCheckoutDocument, options as never) as Result<NewestCheckoutQuery, NewestCheckoutQueryVariables>;
}

export function useNewestCheckoutLazyQuery(options?: Apollo.useLazyQuery.Options<NewestCheckoutQuery, NewestCheckoutQueryVariables>) {
  return Apollo.useLazyQuery<NewestCheckoutQuery, NewestCheckoutQueryVariables>(NewestCheckoutDocument, options);
}

export function usePlacedCheckoutQuery(options: Options<PlacedCheckoutQuery, PlacedCheckoutQueryVariables> & ({ variables: PlacedCheckoutQueryVariables } | { skip: true })) {
  return Apollo.useQuery(PlacedCheckoutDocument, options as never) as Result<PlacedCheckoutQuery, PlacedCheckoutQueryVariables>;
}

export function usePlacedCheckoutLazyQuery(options?: Apollo.useLazyQuery.Options<PlacedCheckoutQuery, PlacedCheckoutQueryVariables>) {
  return Apollo.useLazyQuery<PlacedCheckoutQuery, PlacedCheckoutQueryVariables>(PlacedCheckoutDocument, options);
}