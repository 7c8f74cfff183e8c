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
export type CheckoutOrderQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutOrderQuery = { order: { id: string, name: string, address: string, number: string, email: string, productName: string, imageUrl: string | null, qty: number, unitPrice: number, total: number, status: Schema.OrderStatus, paid: boolean, canPay: boolean } };

export type CheckoutOfCartQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutOfCartQuery = { checkout: { id: string, orders: Array<{ id: string, number: string, email: string, productName: string, imageUrl: string | null, qty: number, unitPrice: number, total: number, status: Schema.OrderStatus, paid: boolean, canPay: boolean }> } };

export type UnpaidOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type UnpaidOrdersQuery = { myOrders: { totalCount: number, nodes: Array<{ id: string, number: string, email: string, productName: string, imageUrl: string | null, qty: number, unitPrice: number, total: number, status: Schema.OrderStatus, paid: boolean, canPay: boolean }> } };


export const CheckoutOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLines_order"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLines_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"qty"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}}]}}]} as unknown as DocumentNode<CheckoutOrderQuery, CheckoutOrderQueryVariables>;
export const CheckoutOfCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutOfCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLines_order"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLines_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"qty"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}}]}}]} as unknown as DocumentNode<CheckoutOfCartQuery, CheckoutOfCartQueryVariables>;
export const UnpaidOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnpaidOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"PLACED"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLines_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLines_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"qty"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}}]}}]} as unknown as DocumentNode<UnpaidOrdersQuery, UnpaidOrdersQueryVariables>;
export function useCheckoutOrderQuery(options: Options<CheckoutOrderQuery, CheckoutOrderQueryVariables> & ({ variables: CheckoutOrderQueryVariables } | { skip: true })) {
  return Apollo.useQuery(CheckoutOrderDocument, options as never) as Result<CheckoutOrderQuery, CheckoutOrderQueryVariables>;
}

export function useCheckoutOrderLazyQuery(options?: Apollo.useLazyQuery.Options<CheckoutOrderQuery, CheckoutOrderQueryVariables>) {
  return Apollo.useLazyQuery<CheckoutOrderQuery, CheckoutOrderQueryVariables>(CheckoutOrderDocument, options);
}

export function useCheckoutOfCartQuery(options: Options<CheckoutOfCartQuery, CheckoutOfCartQueryVariables> & ({ variables: CheckoutOfCartQueryVariables } | { skip: true })) {
  return Apollo.useQuery(CheckoutOfCartDocument, options as never) as Result<CheckoutOfCartQuery, CheckoutOfCartQueryVariables>;
}

export function useCheckoutOfCartLazyQuery(options?: Apollo.useLazyQuery.Options<CheckoutOfCartQuery, CheckoutOfCartQueryVariables>) {
  return Apollo.useLazyQuery<CheckoutOfCartQuery, CheckoutOfCartQueryVariables>(CheckoutOfCartDocument, options);
}

export function useUnpaidOrdersQuery(options: Options<UnpaidOrdersQuery, UnpaidOrdersQueryVariables> = {}) {
  return Apollo.useQuery(UnpaidOrdersDocument, options as never) as Result<UnpaidOrdersQuery, UnpaidOrdersQueryVariables>;
}

export function useUnpaidOrdersLazyQuery(options?: Apollo.useLazyQuery.Options<UnpaidOrdersQuery, UnpaidOrdersQueryVariables>) {
  return Apollo.useLazyQuery<UnpaidOrdersQuery, UnpaidOrdersQueryVariables>(UnpaidOrdersDocument, options);
}