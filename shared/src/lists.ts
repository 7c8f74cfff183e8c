/** The most characters that a search may have. */
export const MAX_SEARCH = 200;

/** The most rows that one page of a list may hold (`first`, `limit`). */
export const MAX_PAGE_SIZE = 100;

/** How many rows a page holds where a client asks for no other number. */
export const pageSizes = {
  products: 24,
  /** The best rated ones, on the home page (D-13). */
  topProducts: 8,
  myOrders: 24,
  reviews: 12,
  /** The tables of the admin pages. */
  admin: 50,
  bestSellers: 10,
} as const;

/** The most characters that a cursor may have; a product's name may be part of it. */
export const MAX_CURSOR = 2_000;

/** Lists are counted exactly up to here; beyond, the count is an estimate. */
export const COUNTED_EXACTLY = 10_000;
