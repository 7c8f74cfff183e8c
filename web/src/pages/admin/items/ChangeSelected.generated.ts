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
export type ProductChangesQueryVariables = Exact<{
  input: Schema.ChangeProductsInput;
}>;


export type ProductChangesQuery = { productChanges: { unchanged: number, changes: Array<{ version: number, productId: string, name: string, priceBefore: number, priceAfter: number, regularPriceBefore: number | null, regularPriceAfter: number | null, saleEndsAtBefore: string | null, saleEndsAtAfter: string | null, categoryIdBefore: string | null, categoryIdAfter: string | null, categoryBefore: string | null, categoryAfter: string | null, draftBefore: boolean, draftAfter: boolean, brandBefore: { slug: string, name: string } | null, brandAfter: { slug: string, name: string } | null }>, refusals: Array<{ productId: string, name: string | null, reason: Schema.ProductChangeRefusalReason }> } };

export type ChangeProductsMutationVariables = Exact<{
  input: Schema.ChangeProductsInput;
}>;


export type ChangeProductsMutation = { changeProducts:
    | { __typename: 'ProductChangeSet', id: string }
    | { __typename: 'ProductsNotChanged', refusals: Array<{ productId: string, name: string | null, reason: Schema.ProductChangeRefusalReason }> }
   | null };


export const ProductChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeProductsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeList_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusalList_refusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeList_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceBefore"}},{"kind":"Field","name":{"kind":"Name","value":"priceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"regularPriceBefore"}},{"kind":"Field","name":{"kind":"Name","value":"regularPriceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"saleEndsAtBefore"}},{"kind":"Field","name":{"kind":"Name","value":"saleEndsAtAfter"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIdBefore"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIdAfter"}},{"kind":"Field","name":{"kind":"Name","value":"categoryBefore"}},{"kind":"Field","name":{"kind":"Name","value":"categoryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"brandBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brandAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftBefore"}},{"kind":"Field","name":{"kind":"Name","value":"draftAfter"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalList_refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangeRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<ProductChangesQuery, ProductChangesQueryVariables>;
export const ChangeProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeProductsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangeSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductsNotChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusalList_refusal"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalList_refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangeRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<ChangeProductsMutation, ChangeProductsMutationVariables>;
export function useProductChangesQuery(options: Options<ProductChangesQuery, ProductChangesQueryVariables> & ({ variables: ProductChangesQueryVariables } | { skip: true })) {
  return Apollo.useQuery(ProductChangesDocument, options as never) as Result<ProductChangesQuery, ProductChangesQueryVariables>;
}

export function useProductChangesLazyQuery(options?: Apollo.useLazyQuery.Options<ProductChangesQuery, ProductChangesQueryVariables>) {
  return Apollo.useLazyQuery<ProductChangesQuery, ProductChangesQueryVariables>(ProductChangesDocument, options);
}

export function useChangeProductsMutation(options?: Apollo.useMutation.Options<ChangeProductsMutation, ChangeProductsMutationVariables>) {
  return Apollo.useMutation<ChangeProductsMutation, ChangeProductsMutationVariables>(ChangeProductsDocument, options);
}