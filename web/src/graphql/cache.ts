import { InMemoryCache, makeVar, type FieldPolicy, type Reference } from "@apollo/client";
import type { FieldNode } from "graphql";
import type { CartQuery } from "./generated";

/** What the cart holds on this device; the field `cart` of local-schema.graphql reads it. */
export const cartEntries = makeVar<CartQuery["cart"]>([]);

interface Connection {
  nodes: readonly unknown[];
}

/** A list that a query calls `page` is turned over page by page, each kept for itself, instead of growing. */
const isTurned = (field: FieldNode | null | undefined) => field?.alias?.value === "page";

/** Pages of one list become one list: an `after` appends, a first page starts over. */
function paged(keyArgs: string[]): FieldPolicy<Connection> {
  return {
    keyArgs: (args, { field }) => (isTurned(field) ? `page ${JSON.stringify(args)}` : keyArgs),
    merge(existing, incoming, { args, field }) {
      if (!existing || !args?.after || isTurned(field)) return incoming;
      return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] };
    },
  };
}

/** A fresh store, which knows the schema's lists and unions. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: {
      PlaceOrderResult: ["Order", "InsufficientStock", "DuplicateOrder", "LimitExceeded"],
      AddReviewResult: ["Review", "AlreadyReviewed"],
      AddProductResult: ["Product", "ProductNameTaken"],
      EditProductResult: ["Product", "ProductNameTaken", "ProductChanged"],
    },
    typePolicies: {
      Query: {
        fields: {
          cart: { read: () => cartEntries().map((entry) => ({ __typename: "CartEntry", ...entry })) },
          product: {
            // A product that a list has already brought is shown at once.
            read: (existing: Reference | null | undefined, { args, toReference }) =>
              existing === undefined
                ? toReference({ __typename: "Product", id: args?.id as string })
                : existing,
          },
          products: paged(["search", "inStock", "sort"]),
          reviews: paged([]),
          myOrders: paged([]),
        },
      },
      CartEntry: { keyFields: false },
    },
  });
}
