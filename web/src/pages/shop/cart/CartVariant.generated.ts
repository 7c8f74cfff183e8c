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
export type CartVariantsQueryVariables = Exact<{
  id: string;
}>;


export type CartVariantsQuery = { product: { id: string, group: { id: string, products: Array<{ id: string, slug: string | null, regularPrice: number | null, name: string, image: string, price: number, countInStock: number, optionValues: Array<{ option: string, value: string }>, group: { id: string, variantsText: string } | null }> } | null } | null };


export const CartVariantsDocument = {"__meta__":{"hash":"f604ceff2b914200e74b24622866a0e5375baa95f51fa5834adfdf98f51dc3a8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartVariants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"optionValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"variantsText"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddToCart_product"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddToCart_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"countInStock"}}]}}]} as unknown as DocumentNode<CartVariantsQuery, CartVariantsQueryVariables>;
export function useCartVariantsQuery(options: Options<CartVariantsQuery, CartVariantsQueryVariables> & ({ variables: CartVariantsQueryVariables } | { skip: true })) {
  return Apollo.useQuery(CartVariantsDocument, options as never) as Result<CartVariantsQuery, CartVariantsQueryVariables>;
}