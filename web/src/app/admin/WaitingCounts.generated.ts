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
export type WaitingCountsQueryVariables = Exact<{
  reviewsSince?: string | null | undefined;
}>;


export type WaitingCountsQuery = { waitingCounts: { paidOrders: number, unpaidOrders: number, paymentProblems: number, requestedReturns: number, lowStock: number, givenUpJobs: number, pendingReviews: number, newReviews: number } };


export const WaitingCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reviewsSince"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reviewsSince"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reviewsSince"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paidOrders"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidOrders"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProblems"}},{"kind":"Field","name":{"kind":"Name","value":"requestedReturns"}},{"kind":"Field","name":{"kind":"Name","value":"lowStock"}},{"kind":"Field","name":{"kind":"Name","value":"givenUpJobs"}},{"kind":"Field","name":{"kind":"Name","value":"pendingReviews"}},{"kind":"Field","name":{"kind":"Name","value":"newReviews"}}]}}]}}]} as unknown as DocumentNode<WaitingCountsQuery, WaitingCountsQueryVariables>;
export function useWaitingCountsQuery(options: Options<WaitingCountsQuery, WaitingCountsQueryVariables> = {}) {
  return Apollo.useQuery(WaitingCountsDocument, options as never) as Result<WaitingCountsQuery, WaitingCountsQueryVariables>;
}