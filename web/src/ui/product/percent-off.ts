/** The prices of a product. */
export interface Prices {
  /** The price to pay. */
  price: number;
  /** The price without the sale; null if the product is not on sale. */
  regularPrice: number | null;
}

/** The discount on the regular price in whole percent; 0 below half a percent. */
export function percentOff({ price, regularPrice }: Prices): number {
  return regularPrice ? Math.min(99, Math.round((1 - price / regularPrice) * 100)) : 0;
}
