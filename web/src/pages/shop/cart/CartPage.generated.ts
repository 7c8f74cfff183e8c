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
export type CartProductQueryVariables = Exact<{
  id: string;
}>;


export type CartProductQuery = { product: { id: string, slug: string | null, regularPrice: number | null, name: string, image: string, price: number, countInStock: number, optionValues: Array<{ option: string, value: string }>, group: { id: string, variantsText: string } | null } | null };


export const CartProductDocument = {"__meta__":{"hash":"2cbab8455eaa01c60e32c98d8c697dbc7ca2bbe87f64be35d4ed054cdf0582ed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"optionValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"variantsText"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddToCart_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddToCart_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"countInStock"}}]}}]} as unknown as DocumentNode<CartProductQuery, CartProductQueryVariables>;
export function useCartProductQuery(options: Options<CartProductQuery, CartProductQueryVariables> & ({ variables: CartProductQueryVariables } | { skip: true })) {
  return Apollo.useQuery(CartProductDocument, options as never) as Result<CartProductQuery, CartProductQueryVariables>;
}