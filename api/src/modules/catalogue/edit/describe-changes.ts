import { isDeepStrictEqual } from "node:util";
import { plainAmount } from "@shop/shared/money";
import type { RequestContext } from "../../../context/context";
import { brandName, categoryPath } from "../changes/describe-change";
import type { Product } from "../product.entity";
import { describeSaleChanges } from "../sale/describe-sale";
import { writtenFields } from "../written-product";

/** Fields with a specific description in the audit. For all other fields it only has the name. */
const DESCRIBED = new Set<string>([
  ...["name", "price", "regularPrice", "saleEndsAt", "rating", "image", "moreImages", "description"],
  ...["categoryId", "brandSlug", "attributeValues", "draft"],
]);

/** The audit's detail of an edit; null if nothing changes. Long texts are named and not quoted. */
export async function describeChanges(
  ctx: RequestContext,
  before: Product,
  after: Product,
): Promise<string | null> {
  const changes = [
    before.name !== after.name && `name ${before.name} → ${after.name}`,
    before.price !== after.price && `price ${plainAmount(before.price)} → ${plainAmount(after.price)}`,
    ...describeSaleChanges(before, after),
    before.rating !== after.rating && `rating ${before.rating} → ${after.rating}`,
    before.image !== after.image && "picture",
    !isDeepStrictEqual(before.moreImages, after.moreImages) && "further pictures",
    before.description !== after.description && "description",
    before.categoryId !== after.categoryId &&
      `category ${await categoryPath(ctx, before.categoryId)} → ${await categoryPath(ctx, after.categoryId)}`,
    before.brandSlug !== after.brandSlug &&
      `brand ${await brandName(ctx, before.brandSlug)} → ${await brandName(ctx, after.brandSlug)}`,
    !isDeepStrictEqual(before.attributeValues, after.attributeValues) && "attributes",
    before.draft !== after.draft && (after.draft ? "made a draft" : "published"),
    ...writtenFields.filter((field) => !DESCRIBED.has(field) && before[field] !== after[field]),
  ];
  return changes.filter(Boolean).join(", ") || null;
}
