/** The prices of a product. */
export interface Prices {
  /** What one pays. */
  price: number;
  /** What one pays without the sale; null where it is not on sale. */
  regularPrice: number | null;
}

/** How much less than the regular price one pays, in whole percent; 0 where that is less than a half. */
export function percentOff({ price, regularPrice }: Prices): number {
  return regularPrice ? Math.min(99, Math.round((1 - price / regularPrice) * 100)) : 0;
}
