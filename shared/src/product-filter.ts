import { amountBounds } from "./bounds";

/** The bounds of product filters. */
export const filterBounds = {
  /** Brands per request. */
  brands: 50,
  /** Attributes per request, and values per attribute. */
  attributes: 20,
  values: 50,
  /** The length of a brand's slug or of a value, in characters. */
  value: { min: 1, max: 200 },
  price: amountBounds(0, 1_000_000),
  rating: { min: 0, max: 5, decimals: 2 },
  /** The minimum ratings that the list offers as a filter. */
  ratings: [4, 3, 2, 1],
  /**
   * After a search without a result, this many words and filters are left out in turn; each attempt is one more search.
   */
  tried: { words: 5, filters: 6 },
  /** Values of a facet: the most frequent ones and the chosen ones. */
  facetValues: 100,
} as const;
