import { toCents } from "@shop/shared/money";
import { productBounds } from "@shop/shared/product";
import { changePrices } from "./change-sale";
import type { ProductState } from "./product-state";
import type { ChangeProductsInput } from "./change-products.input";
import {
  ProductChangeRefusalReason as Reason,
  type ProductChangeRefusal,
} from "./products-not-changed.error";

/** A product before and after. */
export interface PlannedChange {
  before: ProductState;
  after: ProductState;
}

/** The effects of a change. */
export interface ChangePlan {
  changes: PlannedChange[];
  /** The number of products for which the change makes no difference. */
  unchanged: number;
  refusals: ProductChangeRefusal[];
}

const minCents = toCents(productBounds.price.min);
const maxCents = toCents(productBounds.price.max);

/** Computes the effects of a change; `states` has the current state of the products for sale. */
export function planChanges(states: readonly ProductState[], input: ChangeProductsInput): ChangePlan {
  const plan: ChangePlan = { changes: [], unchanged: 0, refusals: [] };
  const byId = new Map(states.map((state) => [state.id, state]));
  for (const { id, version } of input.products) {
    const before = byId.get(id.toLowerCase());
    const after = before && changed(before, input);
    const reason = after ? whyNot(before, after, version) : Reason.NOT_SOLD;
    if (reason) plan.refusals.push({ productId: id, name: before?.name ?? null, reason });
    else if (before && after && differ(before, after)) plan.changes.push({ before, after });
    else plan.unchanged += 1;
  }
  return plan;
}

function changed(before: ProductState, input: ChangeProductsInput): ProductState {
  const { category, brand, draft } = input;
  return {
    ...before,
    ...changePrices(before, input),
    categoryId: category === undefined ? before.categoryId : category,
    brandSlug: brand === undefined ? before.brandSlug : brand,
    draft: draft ?? before.draft,
  };
}

function whyNot(
  before: ProductState,
  { priceCents, regularPriceCents }: ProductState,
  version: number | null | undefined,
): Reason | null {
  if (typeof version === "number" && version !== before.version) return Reason.EDITED;
  if (priceCents === before.priceCents && regularPriceCents === before.regularPriceCents) return null;
  if (priceCents < minCents) return Reason.PRICE_TOO_LOW;
  if (priceCents > maxCents) return Reason.PRICE_TOO_HIGH;
  return regularPriceCents !== null && priceCents >= regularPriceCents ? Reason.SALE_NOT_LOWER : null;
}

const differ = (before: ProductState, after: ProductState) =>
  before.priceCents !== after.priceCents ||
  !isSameSale(before, after) ||
  before.categoryId !== after.categoryId ||
  before.brandSlug !== after.brandSlug ||
  before.draft !== after.draft;

/** Whether two products have equal regular prices and sale ends. */
export const isSameSale = (one: SaleState, other: SaleState): boolean =>
  one.regularPriceCents === other.regularPriceCents &&
  one.saleEndsAt?.getTime() === other.saleEndsAt?.getTime();

/** The sale of a product in a change. */
export type SaleState = Pick<ProductState, "regularPriceCents" | "saleEndsAt">;
