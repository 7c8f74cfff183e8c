import type { ApolloCache } from "@apollo/client";

/** A list of the server. */
type List =
  | "products"
  | "topProducts"
  | "productGroups"
  | "reviews"
  | "orders"
  | "myOrders"
  | "myReturns"
  | "returns"
  | "myAddresses"
  | "myWishList"
  | "users"
  | "failedJobs"
  | "auditEntries"
  | "apiKeys"
  | "webhooks"
  | "shopSettings"
  | "shippingMethods"
  | "taxRates"
  | "discounts"
  | "giftCards"
  | "collections"
  | "collection"
  | "allCategories"
  | "categories"
  | "category"
  | "allBrands"
  | "brands"
  | "attributes";

/** An object removed by the server. */
interface Evicted {
  __typename: "Product" | "Order" | "User";
  id: string;
}

/** Removes an object from the cache and so from every list. */
export function evict(cache: ApolloCache, gone: Evicted): void {
  cache.evict({ id: cache.identify({ ...gone }) });
}

/** Removes changed lists from the cache; visible ones are fetched again at once. */
export function evictLists(cache: ApolloCache, ...lists: List[]): void {
  for (const fieldName of lists) cache.evict({ id: "ROOT_QUERY", fieldName });
  cache.gc();
}

/** The options of a mutation that changes these lists. */
export const evicting = (...lists: List[]) => ({
  update: (cache: ApolloCache) => evictLists(cache, ...lists),
});
