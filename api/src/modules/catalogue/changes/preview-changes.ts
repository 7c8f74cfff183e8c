import { toDollars } from "@shop/shared/money";
import type { RequestContext } from "../../../context/context";
import type { ChangeProductsInput } from "./change-products.input";
import { planChanges, type PlannedChange } from "./plan-changes";
import type { ProductChange } from "./product-change.entity";
import type { ProductChangeRefusal } from "./products-not-changed.error";
import { readProducts, resolveTargets } from "./read-products";

/** The preview of a change of several products. */
export interface ChangesPreview {
  changes: ProductChange[];
  /** The number of products for which the change makes no difference. */
  unchanged: number;
  refusals: ProductChangeRefusal[];
}

/**
 * Previews a change of several products without changing anything. Throws BadUserInput for an unknown category or
 * brand.
 */
export async function previewChanges(
  ctx: RequestContext,
  input: ChangeProductsInput,
): Promise<ChangesPreview> {
  const wanted = await resolveTargets(ctx, input);
  const ids = input.products.map(({ id }) => id);
  const { changes, ...plan } = planChanges(await readProducts(ctx, ids), wanted);
  return { ...plan, changes: changes.map(presentChange) };
}

const inDollars = (cents: number | null) => (cents === null ? null : toDollars(cents));

function presentChange({ before, after }: PlannedChange): ProductChange {
  return {
    productId: before.id,
    name: before.name,
    version: before.version,
    priceBefore: toDollars(before.priceCents),
    priceAfter: toDollars(after.priceCents),
    regularPriceBefore: inDollars(before.regularPriceCents),
    regularPriceAfter: inDollars(after.regularPriceCents),
    saleEndsAtBefore: before.saleEndsAt,
    saleEndsAtAfter: after.saleEndsAt,
    categoryIdBefore: before.categoryId,
    categoryIdAfter: after.categoryId,
    brandSlugBefore: before.brandSlug,
    brandSlugAfter: after.brandSlug,
    draftBefore: before.draft,
    draftAfter: after.draft,
    added: false,
    othersBefore: null,
    othersAfter: null,
  };
}
