import type { RequestContext } from "../context/context";
import type { Attribute } from "../modules/catalogue/attributes/attribute.entity";
import { presentValues, readAttributes } from "../modules/catalogue/attributes/read-attributes";
import { readVariants } from "../modules/catalogue/groups/read-groups";
import { slugPathOf, type CategoryTree } from "../modules/catalogue/categories/category-tree";
import { readCategories } from "../modules/catalogue/categories/read-categories";
import { visibleValues } from "../modules/catalogue/resolve-details";
import type { Product } from "../modules/catalogue/product.entity";
import type { ProductDetailsAnswer } from "./answers";

type VariantOf = Awaited<ReturnType<typeof readVariants>>;

/** Reads the objects that the details of these products refer to; no read if they have no details. */
export async function readDetailsOf(
  ctx: RequestContext,
  products: Product[],
): Promise<(product: Product) => ProductDetailsAnswer> {
  const variantOf = await readVariants(ctx, products);
  const described = products.some(
    ({ categoryId, attributeValues }) => categoryId !== null || Object.keys(attributeValues).length > 0,
  );
  const ownOf = (product: Product) => ({ ...presentOwn(product), ...presentVariant(variantOf(product)) });
  if (!described) return ownOf;
  const [categories, bySlug] = await Promise.all([readCategories(ctx), readAttributes(ctx)]);
  return (product) => ({ ...ownOf(product), ...presentReferred(product, categories, bySlug) });
}

function presentVariant(variant: ReturnType<VariantOf>): ProductDetailsAnswer {
  if (!variant) return {};
  const { group, optionValues } = variant;
  return { group: { id: group.id, name: group.name }, optionValues };
}

/**
 * Omits details unknown to older clients if a product doesn't have them, so that these clients read what they always
 * did.
 */
function presentOwn(product: Product): ProductDetailsAnswer {
  const { image, moreImages, brandSlug, regularPrice, saleEndsAt, gtin, mpn } = product;
  const { seoTitle, seoDescription, slug } = product;
  return {
    ...(moreImages.length > 0 && { images: [image, ...moreImages] }),
    ...(brandSlug !== null && { brand: brandSlug }),
    ...(regularPrice !== null && { regularPrice }),
    ...(saleEndsAt !== null && { saleEndsAt: saleEndsAt.toISOString() }),
    ...(gtin !== null && { gtin }),
    ...(mpn !== null && { mpn }),
    ...(seoTitle !== null && { seoTitle }),
    ...(seoDescription !== null && { seoDescription }),
    ...(slug !== null && { slug }),
    ...(product.giftCard && { giftCard: true as const }),
    ...(product.draft && { draft: true as const }),
  };
}

function presentReferred(
  product: Product,
  categories: CategoryTree,
  bySlug: ReadonlyMap<string, Attribute>,
): ProductDetailsAnswer {
  const category = product.categoryId === null ? null : categories.find(product.categoryId);
  const values = presentValues(bySlug, visibleValues(categories, product));
  const attributes = values.map(({ attribute: { slug, name, unit, groupName }, value }) => ({
    slug,
    name,
    value,
    ...(unit !== null && { unit }),
    ...(groupName !== null && { group: groupName }),
  }));
  return {
    ...(category && { category: slugPathOf(category) }),
    ...(attributes.length > 0 && { attributes }),
  };
}
