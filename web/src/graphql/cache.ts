import { InMemoryCache, type FieldPolicy, type Reference } from "@apollo/client";

interface Connection {
  nodes: readonly unknown[];
}

/**
 * A list that grows where a query marks it with `@connection`: an `after` appends, a first page starts over. Everywhere
 * else each page is a field of its own, under all its arguments.
 */
const growing: FieldPolicy<Connection> = {
  merge(existing, incoming, { args, field }) {
    const grows = field?.directives?.some(({ name }) => name.value === "connection");
    if (!existing || !args?.after || !grows) return incoming;
    // what only the first page asked for stays
    return { ...existing, ...incoming, nodes: [...existing.nodes, ...incoming.nodes] };
  },
};

/** An empty cache that knows the schema's lists. What a union may hold it needn't know: each fragment is on one type. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          product: {
            // A product that a list has already brought is shown at once.
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
      Invoice: { keyFields: ["number"] },
      ShopSettings: { merge: true }, // each form asks for what it needs
      WaitingCounts: { merge: true }, // the menu and the tabs of orders ask for different ones
    },
  });
}
