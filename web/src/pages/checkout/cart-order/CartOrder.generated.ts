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
export type CartOrderProductQueryVariables = Exact<{
  id: string;
}>;


export type CartOrderProductQuery = { product: { id: string, name: string, image: string, price: number, countInStock: number } | null };

export type PlaceOrdersMutationVariables = Exact<{
  input: Schema.PlaceOrdersInput;
}>;


export type PlaceOrdersMutation = { placeOrders:
    | { __typename: 'CartRefused', refusals: Array<{ productId: string, reason: Schema.CartRefusalReason, countInStock: number | null, order: { id: string, number: string, email: string } | null }> }
    | { __typename: 'Checkout', id: string, total: number, orders: Array<{ id: string, number: string, qty: number, address: string, canPay: boolean, product: { id: string, countInStock: number } | null }> }
    | { __typename: 'DiscountRefused', message: string }
    | { __typename: 'NotDelivered', message: string }
    | { __typename: 'TotalChanged', quote: { total: number } }
   };

export type PlacedOrders_CheckoutFragment = { id: string, total: number, orders: Array<{ id: string, number: string, qty: number, address: string, canPay: boolean, product: { id: string, countInStock: number } | null }> };

export type CartEntryRefusalFragment = { productId: string, reason: Schema.CartRefusalReason, countInStock: number | null, order: { id: string, number: string, email: string } | null };

export type NewestCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestCheckoutQuery = { myOrders: { nodes: Array<{ id: string, checkoutId: string | null }> } };

export type PlacedCheckoutQueryVariables = Exact<{
  id: string;
}>;


export type PlacedCheckoutQuery = { checkout: { id: string, total: number, orders: Array<{ id: string, number: string, qty: number, address: string, canPay: boolean, product: { id: string, countInStock: number } | null }> } };

export const PlacedOrders_CheckoutFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacedOrders_checkout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Checkout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"qty"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"countInStock"}}]}}]}}]}}]} as unknown as DocumentNode<PlacedOrders_CheckoutFragment, unknown>;
export const CartEntryRefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartEntryRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"countInStock"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CartEntryRefusalFragment, unknown>;
export const CartOrderProductDocument = {"__meta__":{"hash":"5714f7a9c5aeaf5e2beaa4cf74472c11fc5fec23ff5f613a37ddbd65d7d34a7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartOrderProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddToCart_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddToCart_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"countInStock"}}]}}]} as unknown as DocumentNode<CartOrderProductQuery, CartOrderProductQueryVariables>;
export const PlaceOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrdersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Checkout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlacedOrders_checkout"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartEntryRefusal"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TotalChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotDelivered"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacedOrders_checkout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Checkout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"qty"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"countInStock"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartEntryRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"countInStock"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<PlaceOrdersMutation, PlaceOrdersMutationVariables>;
export const NewestCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestCheckout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkoutId"}}]}}]}}]}}]} as unknown as DocumentNode<NewestCheckoutQuery, NewestCheckoutQueryVariables>;
export const PlacedCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlacedCheckout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlacedOrders_checkout"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacedOrders_checkout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Checkout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"qty"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"countInStock"}}]}}]}}]}}]} as unknown as DocumentNode<PlacedCheckoutQuery, PlacedCheckoutQueryVariables>;
export function useCartOrderProductQuery(options: Options<CartOrderProductQuery, CartOrderProductQueryVariables> & ({ variables: CartOrderProductQueryVariables } | { skip: true })) {
  return Apollo.useQuery(CartOrderProductDocument, options as never) as Result<CartOrderProductQuery, CartOrderProductQueryVariables>;
}

export function useCartOrderProductLazyQuery(options?: Apollo.useLazyQuery.Options<CartOrderProductQuery, CartOrderProductQueryVariables>) {
  return Apollo.useLazyQuery<CartOrderProductQuery, CartOrderProductQueryVariables>(CartOrderProductDocument, options);
}

export function usePlaceOrdersMutation(options?: Apollo.useMutation.Options<PlaceOrdersMutation, PlaceOrdersMutationVariables>) {
  return Apollo.useMutation<PlaceOrdersMutation, PlaceOrdersMutationVariables>(PlaceOrdersDocument, options);
}

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