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
export type NewOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type NewOrderQuery = { shopSettings: { country: string, asksForDestination: boolean, dependsOnCountry: boolean, acceptsCodes: boolean, acceptsGiftCards: boolean, taxRegions: Array<{ country: string, region: string }> } };

export type PlaceOrdersForMutationVariables = Exact<{
  email: string;
  input: Schema.PlaceOrdersInput;
}>;


export type PlaceOrdersForMutation = { placeOrdersFor:
    | { __typename: 'CartRefused', refusals: Array<{ productId: string, reason: Schema.CartRefusalReason, countInStock: number | null }> }
    | { __typename: 'Checkout', id: string, total: number, giftCard: number, orders: Array<{ id: string }> }
    | { __typename: 'DiscountRefused', message: string }
    | { __typename: 'NotDelivered', message: string }
    | { __typename: 'PaymentRefused', message: string }
    | { __typename: 'TotalChanged', quote: { total: number } }
   };


export const NewOrderDocument = {"__meta__":{"hash":"03d1b071ce191b3bdb6d3478007ed8281e9604ad7d6b672380f4503af4658996"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutNeeds_settings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutNeeds_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"asksForDestination"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOnCountry"}},{"kind":"Field","name":{"kind":"Name","value":"taxRegions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptsCodes"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsGiftCards"}}]}}]} as unknown as DocumentNode<NewOrderQuery, NewOrderQueryVariables>;
export const PlaceOrdersForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrdersFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrdersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrdersFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Checkout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"giftCard"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"countInStock"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TotalChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotDelivered"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceOrdersForMutation, PlaceOrdersForMutationVariables>;
export function useNewOrderQuery(options: Options<NewOrderQuery, NewOrderQueryVariables> = {}) {
  return Apollo.useQuery(NewOrderDocument, options as never) as Result<NewOrderQuery, NewOrderQueryVariables>;
}

export function usePlaceOrdersForMutation(options?: Apollo.useMutation.Options<PlaceOrdersForMutation, PlaceOrdersForMutationVariables>) {
  return Apollo.useMutation<PlaceOrdersForMutation, PlaceOrdersForMutationVariables>(PlaceOrdersForDocument, options);
}