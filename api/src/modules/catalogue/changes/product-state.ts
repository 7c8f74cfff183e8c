/** The fields of a product that a change of several products reads and writes. */
export interface ProductState {
  id: string;
  name: string;
  version: number;
  /** The current price. */
  priceCents: number;
  /** Null if the product isn't on sale. */
  regularPriceCents: number | null;
  saleEndsAt: Date | null;
  categoryId: string | null;
  brandSlug: string | null;
  draft: boolean;
}
