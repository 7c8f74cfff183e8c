import { serverTexts } from "@shop/shared/messages/server";
import { isDeepStrictEqual } from "node:util";
import { typedAmount, typedNumber } from "@shop/shared/typed-number";
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
  const { factNames: names, productDetails: texts } = serverTexts().auditDetails;
  const changes = [
    before.name !== after.name && `${names.name} ${before.name} → ${after.name}`,
    before.price !== after.price &&
      `${names.price} ${typedAmount(before.price)} → ${typedAmount(after.price)}`,
    ...describeSaleChanges(before, after),
    before.rating !== after.rating &&
      `${names.rating} ${typedNumber(before.rating)} → ${typedNumber(after.rating)}`,
    before.image !== after.image && texts.picture,
    !isDeepStrictEqual(before.moreImages, after.moreImages) && texts.pictures,
    before.description !== after.description && texts.description,
    before.categoryId !== after.categoryId &&
      `${names.category} ${await categoryPath(ctx, before.categoryId)} → ${await categoryPath(ctx, after.categoryId)}`,
    before.brandSlug !== after.brandSlug &&
      `${names.brand} ${await brandName(ctx, before.brandSlug)} → ${await brandName(ctx, after.brandSlug)}`,
    !isDeepStrictEqual(before.attributeValues, after.attributeValues) && texts.attributes,
    before.draft !== after.draft && texts[after.draft ? "madeDraft" : "published"],
    ...writtenFields
      .filter((field) => !DESCRIBED.has(field) && before[field] !== after[field])
      .map((field) => texts.fields[field] ?? field),
  ];
  return changes.filter(Boolean).join(", ") || null;
}
