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
export type CartRemindersQueryVariables = Exact<{ [key: string]: never; }>;


export type CartRemindersQuery = { me: { id: string, cartRemindersSince: string | null } };

export type SetCartRemindersMutationVariables = Exact<{
  wanted: boolean;
}>;


export type SetCartRemindersMutation = { setCartReminders: { id: string, cartRemindersSince: string | null } };


export const CartRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartReminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cartRemindersSince"}}]}}]}}]} as unknown as DocumentNode<CartRemindersQuery, CartRemindersQueryVariables>;
export const SetCartRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCartReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wanted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCartReminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"wanted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wanted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cartRemindersSince"}}]}}]}}]} as unknown as DocumentNode<SetCartRemindersMutation, SetCartRemindersMutationVariables>;
export function useCartRemindersQuery(options: Options<CartRemindersQuery, CartRemindersQueryVariables> = {}) {
  return Apollo.useQuery(CartRemindersDocument, options as never) as Result<CartRemindersQuery, CartRemindersQueryVariables>;
}

export function useSetCartRemindersMutation(options?: Apollo.useMutation.Options<SetCartRemindersMutation, SetCartRemindersMutationVariables>) {
  return Apollo.useMutation<SetCartRemindersMutation, SetCartRemindersMutationVariables>(SetCartRemindersDocument, options);
}