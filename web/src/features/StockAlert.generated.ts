/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../graphql/schema.generated';

import * as Apollo from "@apollo/client/react";
import type { OperationVariables } from "@apollo/client";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
type Options<D, V extends OperationVariables> = Omit<Apollo.useQuery.Base.Options<D, V>, 'returnPartialData'> & { variables?: V };
type Result<D, V extends OperationVariables> = Apollo.useQuery.Result<D, V, 'complete' | 'streaming' | 'empty'>;
export type StockAlertQueryVariables = Exact<{
  id: string;
}>;


export type StockAlertQuery = { product: { id: string, stockAlertRequested: boolean } | null };

export type RequestStockAlertMutationVariables = Exact<{
  id: string;
  email?: string | null | undefined;
}>;


export type RequestStockAlertMutation = { requestStockAlert: boolean };

export type CancelStockAlertMutationVariables = Exact<{
  id: string;
}>;


export type CancelStockAlertMutation = { cancelStockAlert: boolean };


export const StockAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stockAlertRequested"}}]}}]}}]} as unknown as DocumentNode<StockAlertQuery, StockAlertQueryVariables>;
export const RequestStockAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestStockAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestStockAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<RequestStockAlertMutation, RequestStockAlertMutationVariables>;
export const CancelStockAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelStockAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelStockAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<CancelStockAlertMutation, CancelStockAlertMutationVariables>;
export function useStockAlertQuery(options: Options<StockAlertQuery, StockAlertQueryVariables> & ({ variables: StockAlertQueryVariables } | { skip: true })) {
  return Apollo.useQuery(StockAlertDocument, options as never) as Result<StockAlertQuery, StockAlertQueryVariables>;
}

export function useRequestStockAlertMutation(options?: Apollo.useMutation.Options<RequestStockAlertMutation, RequestStockAlertMutationVariables>) {
  return Apollo.useMutation<RequestStockAlertMutation, RequestStockAlertMutationVariables>(RequestStockAlertDocument, options);
}

export function useCancelStockAlertMutation(options?: Apollo.useMutation.Options<CancelStockAlertMutation, CancelStockAlertMutationVariables>) {
  return Apollo.useMutation<CancelStockAlertMutation, CancelStockAlertMutationVariables>(CancelStockAlertDocument, options);
}