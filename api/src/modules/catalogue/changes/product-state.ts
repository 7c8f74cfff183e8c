/** What a change of several products reads and writes of one. */
export interface ProductState {
  id: string;
  name: string;
  version: number;
  /** What one pays. */
  priceCents: number;
  /** Null where it is not on sale. */
  regularPriceCents: number | null;
  saleEndsAt: Date | null;
  categoryId: string | null;
  brandSlug: string | null;
  draft: boolean;
}
