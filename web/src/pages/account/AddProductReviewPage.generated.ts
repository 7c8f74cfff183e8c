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
export type ProductToReviewQueryVariables = Exact<{
  id: string;
}>;


export type ProductToReviewQuery = { product: { id: string, slug: string | null, name: string, image: string, canReview: boolean } | null };

export type AddProductReviewMutationVariables = Exact<{
  input: Schema.AddProductReviewInput;
}>;


export type AddProductReviewMutation = { addProductReview:
    | { __typename: 'AlreadyReviewed' }
    | { __typename: 'ProductNotReceived' }
    | { __typename: 'Review', id: string, pending: boolean }
   };


export const ProductToReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductToReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"canReview"}}]}}]}}]} as unknown as DocumentNode<ProductToReviewQuery, ProductToReviewQueryVariables>;
export const AddProductReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProductReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddProductReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProductReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}}]}}]}}]}}]} as unknown as DocumentNode<AddProductReviewMutation, AddProductReviewMutationVariables>;
export function useProductToReviewQuery(options: Options<ProductToReviewQuery, ProductToReviewQueryVariables> & ({ variables: ProductToReviewQueryVariables } | { skip: true })) {
  return Apollo.useQuery(ProductToReviewDocument, options as never) as Result<ProductToReviewQuery, ProductToReviewQueryVariables>;
}

export function useAddProductReviewMutation(options?: Apollo.useMutation.Options<AddProductReviewMutation, AddProductReviewMutationVariables>) {
  return Apollo.useMutation<AddProductReviewMutation, AddProductReviewMutationVariables>(AddProductReviewDocument, options);
}