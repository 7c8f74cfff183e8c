/** The maximum length of a search text, in characters. */
export const MAX_SEARCH = 200;

/** The maximum number of rows of one page (`first`, `limit`). */
export const MAX_PAGE_SIZE = 100;

/** The default number of rows of a page. */
export const pageSizes = {
  products: 24,
  /** The best rated products, on the home page (D-13). */
  topProducts: 8,
  myOrders: 24,
  reviews: 12,
  /** The tables of the admin pages. */
  admin: 50,
  bestSellers: 10,
  emptySearches: 6,
} as const;

/** The maximum length of a cursor, in characters; a cursor can contain a product's name. */
export const MAX_CURSOR = 2_000;

/** Lists are counted exactly up to this number; one more stands for any larger number. */
export const MAX_EXACT_COUNT = 10_000;
