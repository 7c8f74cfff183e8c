import { amountBounds } from "./bounds";

/** The bounds of what a list of products is narrowed by. */
export const filterBounds = {
  /** Brands at once. */
  brands: 50,
  /** Attributes at once, and values of each. */
  attributes: 20,
  values: 50,
  /** Characters of a brand's slug or of a value. */
  value: { min: 1, max: 200 },
  price: amountBounds(0, 1_000_000),
  rating: { min: 0, max: 5, decimals: 2 },
  /** Whole ratings that the list can be narrowed to: this and up. */
  ratings: [4, 3, 2, 1],
  /** Words of a search without a result, and filters, that are tried without; each is a search of its own. */
  tried: { words: 5, filters: 6 },
  /** Values of a facet: the most frequent ones, and those that are chosen. */
  facetValues: 100,
} as const;
