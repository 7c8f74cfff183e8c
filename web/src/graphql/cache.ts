import { InMemoryCache, type FieldPolicy, type Reference } from "@apollo/client";

interface Connection {
  nodes: readonly unknown[];
}

/**
 * A list that grows in queries with `@connection`: an `after` appends, a first page starts over. In other queries each
 * page is a separate field with all its arguments.
 */
const growing: FieldPolicy<Connection> = {
  merge(existing, incoming, { args, field }) {
    const grows = field?.directives?.some(({ name }) => name.value === "connection");
    if (!existing || !args?.after || !grows) return incoming;
    // keeps fields that only the first page requested
    return { ...existing, ...incoming, nodes: [...existing.nodes, ...incoming.nodes] };
  },
};

/** Adds `__typename` to a document once for all caches: the server has a cache for each page (ADR-0011). */
const documents = new InMemoryCache();

/** An empty cache with the schema's lists. It needs no possible types, because each fragment is on one type. */
export function createCache(): InMemoryCache {
  const cache = new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          product: {
            // Shows a product at once if a list has already loaded it.
            read: (existing: Reference | null | undefined, { args, toReference }) =>
              existing === undefined
                ? toReference({ __typename: "Product", id: args?.id as string })
                : existing,
          },
          products: growing,
          myOrders: growing,
          myWishList: growing,
          reviews: growing,
        },
      },
      Product: {
        // differs between the lists and suggestions that show a product: by what they search for
        fields: { matching: { keyArgs: ["$search", "$inStock", "$sort", "$filter", "$text"] } },
      },
      Invoice: { keyFields: ["number"] },
      ShopSettings: { merge: true }, // each form requests the fields that it needs
      WaitingCounts: { merge: true }, // the menu and the tabs of orders request different counts
    },
  });
  cache.transformDocument = (document) => documents.transformDocument(document);
  return cache;
}
