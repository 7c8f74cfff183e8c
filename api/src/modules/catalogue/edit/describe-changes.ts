import { isDeepStrictEqual } from "node:util";
import type { RequestContext } from "../../../context/context";
import { findBrand } from "../brands/read-brands";
import { pathOf } from "../categories/category-tree";
import { readCategories } from "../categories/read-categories";
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
    before.price !== after.price && `price ${before.price.toFixed(2)} → ${after.price.toFixed(2)}`,
    ...describeSaleChanges(before, after),
    before.rating !== after.rating && `rating ${before.rating} → ${after.rating}`,
    before.image !== after.image && "picture",
    !isDeepStrictEqual(before.moreImages, after.moreImages) && "further pictures",
    before.description !== after.description && "description",
    before.categoryId !== after.categoryId && (await describeCategories(ctx, before, after)),
    before.brandSlug !== after.brandSlug && (await describeBrands(ctx, before, after)),
    !isDeepStrictEqual(before.attributeValues, after.attributeValues) && "attributes",
    before.draft !== after.draft && (after.draft ? "made a draft" : "published"),
    ...writtenFields.filter((field) => !DESCRIBED.has(field) && before[field] !== after[field]),
  ];
  return changes.filter(Boolean).join(", ") || null;
}

async function describeCategories(ctx: RequestContext, before: Product, after: Product): Promise<string> {
  const tree = await readCategories(ctx);
  const nameOf = ({ categoryId }: Product) => {
    const category = categoryId && tree.find(categoryId);
    return category
      ? pathOf(category)
          .map(({ name }) => name)
          .join(" / ")
      : "none";
  };
  return `category ${nameOf(before)} → ${nameOf(after)}`;
}

async function describeBrands(ctx: RequestContext, before: Product, after: Product): Promise<string> {
  const nameOf = async ({ brandSlug }: Product) =>
    brandSlug ? ((await findBrand(ctx, brandSlug))?.name ?? brandSlug) : "none";
  const [from, to] = await Promise.all([nameOf(before), nameOf(after)]);
  return `brand ${from} → ${to}`;
}
