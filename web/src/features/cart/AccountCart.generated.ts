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
export type AccountCart_EntryFragment = { productId: string, name: string, image: string, price: number, countInStock: number, quantity: number };

export type MyCartQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCartQuery = { myCart: Array<{ productId: string, name: string, image: string, price: number, countInStock: number, quantity: number }> };

export type SaveCartMutationVariables = Exact<{
  input: Schema.SaveCartInput;
}>;


export type SaveCartMutation = { saveCart: Array<{ productId: string, name: string, image: string, price: number, countInStock: number, quantity: number }> };

export const AccountCart_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountCart_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"countInStock"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]} as unknown as DocumentNode<AccountCart_EntryFragment, unknown>;
export const MyCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountCart_entry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountCart_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"countInStock"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]} as unknown as DocumentNode<MyCartQuery, MyCartQueryVariables>;
export const SaveCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountCart_entry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountCart_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"countInStock"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]} as unknown as DocumentNode<SaveCartMutation, SaveCartMutationVariables>;
export function useMyCartQuery(options: Options<MyCartQuery, MyCartQueryVariables> = {}) {
  return Apollo.useQuery(MyCartDocument, options as never) as Result<MyCartQuery, MyCartQueryVariables>;
}

export function useSaveCartMutation(options?: Apollo.useMutation.Options<SaveCartMutation, SaveCartMutationVariables>) {
  return Apollo.useMutation<SaveCartMutation, SaveCartMutationVariables>(SaveCartDocument, options);
}