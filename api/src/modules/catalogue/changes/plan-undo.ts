import { isSameSale, type SaleState } from "./plan-changes";
import type { ProductState } from "./product-state";
import {
  ProductChangeRefusalReason as Reason,
  type ProductChangeRefusal,
} from "./products-not-changed.error";

/** The recorded change of one product; prices are in cents. */
export interface DoneChange {
  productId: string;
  name: string;
  priceBefore: number;
  priceAfter: number;
  categoryBefore: string | null;
  categoryAfter: string | null;
  brandBefore: string | null;
  brandAfter: string | null;
  draftBefore: boolean;
  draftAfter: boolean;
  regularBefore: number | null;
  regularAfter: number | null;
  saleEndBefore: Date | null;
  saleEndAfter: Date | null;
  /** An import has added the product; the undo deletes it. */
  added: boolean;
  /** The reason, if any, why the other changes of an import can't be undone. */
  obstacle: Reason | null;
}

/** The current state: the products for sale, and which of the former categories and brands still exist. */
interface CurrentState {
  products: readonly ProductState[];
  categories: ReadonlySet<string>;
  brands: ReadonlySet<string>;
}

/** Separates the changes that can be undone from the refusals. */
export function planUndo(done: readonly DoneChange[], now: CurrentState) {
  const byId = new Map(now.products.map((product) => [product.id, product]));
  const undone: DoneChange[] = [];
  const refusals: ProductChangeRefusal[] = [];
  for (const change of done) {
    const reason = whyNot(change, byId.get(change.productId), now);
    if (reason) refusals.push({ productId: change.productId, name: change.name, reason });
    else undone.push(change);
  }
  return { undone, refusals };
}

/** Considers only the changed fields: a new description doesn't prevent restoring the former price. */
function whyNot(
  change: DoneChange,
  product: ProductState | undefined,
  { categories, brands }: CurrentState,
): Reason | null {
  if (!product) return Reason.NOT_SOLD;
  if (change.obstacle) return change.obstacle;
  const saleBefore: SaleState = { regularPriceCents: change.regularBefore, saleEndsAt: change.saleEndBefore };
  const saleAfter: SaleState = { regularPriceCents: change.regularAfter, saleEndsAt: change.saleEndAfter };
  const { priceBefore, priceAfter, categoryBefore, categoryAfter, brandBefore, brandAfter } = change;
  const hasSaleEnded =
    product.regularPriceCents === null && product.priceCents === saleAfter.regularPriceCents;
  const edited =
    (!isSameSale(saleBefore, saleAfter) && !isSameSale(product, saleAfter)) ||
    (priceBefore !== priceAfter && product.priceCents !== priceAfter) ||
    (categoryBefore !== categoryAfter && product.categoryId !== categoryAfter) ||
    (brandBefore !== brandAfter && product.brandSlug !== brandAfter) ||
    (change.draftBefore !== change.draftAfter && product.draft !== change.draftAfter);
  if (edited) return hasSaleEnded ? Reason.SALE_ENDED : Reason.EDITED;
  if (categoryBefore && categoryBefore !== categoryAfter && !categories.has(categoryBefore))
    return Reason.CATEGORY_DELETED;
  return brandBefore && brandBefore !== brandAfter && !brands.has(brandBefore) ? Reason.BRAND_DELETED : null;
}
