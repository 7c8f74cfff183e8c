import { isDeepStrictEqual } from "node:util";
import { productBounds } from "@shop/shared/product";
import { changePrices } from "./change-prices";
import type { Product } from "../product.entity";
import { recordedFields } from "./product-change.entity";
import type { ChangeProductsInput } from "./change-products.input";
import {
  ProductChangeRefusalReason as Reason,
  type ProductChangeRefusal,
} from "./products-not-changed.error";

/** A product before and after. */
export interface PlannedChange {
  before: Product;
  after: Product;
}

/** The effects of a change. */
export interface ChangePlan {
  changes: PlannedChange[];
  /** The number of products for which the change makes no difference. */
  unchanged: number;
  refusals: ProductChangeRefusal[];
}

/** Computes the effects of a change; `products` are those for sale, as they are now. */
export function planChanges(products: readonly Product[], input: ChangeProductsInput): ChangePlan {
  const plan: ChangePlan = { changes: [], unchanged: 0, refusals: [] };
  const byId = new Map(products.map((product) => [product.id, product]));
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

function changed(before: Product, input: ChangeProductsInput): Product {
  const { category, brand, draft } = input;
  return {
    ...before,
    ...(before.giftCard ? {} : changePrices(before, input)), // its price is its amount
    categoryId: category === undefined ? before.categoryId : category,
    brandSlug: brand === undefined ? before.brandSlug : brand,
    draft: draft ?? before.draft,
  };
}

function whyNot(
  before: Product,
  { price, regularPrice }: Product,
  version: number | null | undefined,
): Reason | null {
  if (typeof version === "number" && version !== before.version) return Reason.EDITED;
  if (price === before.price && regularPrice === before.regularPrice) return null;
  if (price < productBounds.price.min) return Reason.PRICE_TOO_LOW;
  if (price > productBounds.price.max) return Reason.PRICE_TOO_HIGH;
  return regularPrice !== null && price >= regularPrice ? Reason.SALE_NOT_LOWER : null;
}

const differ = (before: Product, after: Product) =>
  recordedFields.some((field) => !isDeepStrictEqual(before[field], after[field]));
