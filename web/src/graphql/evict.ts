import type { ApolloCache } from "@apollo/client";

/** Something that the server has taken out of its lists. */
interface Evicted {
  __typename: "Product" | "Order" | "User";
  id: string;
}

/** Makes the store forget what is gone: no list shows it any more. */
export function evict(cache: ApolloCache, gone: Evicted): void {
  cache.evict({ id: cache.identify({ ...gone }) });
}

/** Makes the store forget lists that have changed on the server; those on screen are fetched again at once. */
export function evictLists(
  cache: ApolloCache,
  ...lists: ("products" | "topProducts" | "reviews" | "orders" | "myOrders" | "users")[]
): void {
  for (const fieldName of lists) cache.evict({ id: "ROOT_QUERY", fieldName });
  cache.gc();
}
