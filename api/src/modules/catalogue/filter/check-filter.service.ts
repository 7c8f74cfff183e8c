import { filterBounds } from "@shop/shared/product-filter";
import type { RequestContext } from "../../../context/context";
import { BadUserInput, type FieldError } from "../../../errors";
import type { Attribute } from "../attributes/attribute.entity";
import { readAttributes } from "../attributes/read-attributes.service";
import { findBrand } from "../brands/read-brands.service";
import type { CategoryNode } from "../categories/category-tree";
import { readCategories } from "../categories/read-categories.service";
import { checkAttribute } from "./check-attribute";
import type { CheckedFilter, ChosenAttribute } from "./checked-filter";
import { checkCount, checkRange, checkText } from "./filter-rules";
import type { ProductFilter } from "./product-filter.input";

/** Checks what a list of products is narrowed by; throws BadUserInput that names each field: `filter.brands`. */
export async function checkFilter(ctx: RequestContext, filter: ProductFilter): Promise<CheckedFilter> {
  const errors: FieldError[] = [];
  const category = await findCategory(ctx, filter.category, errors);
  const brands = await checkBrands(ctx, filter.brands ?? [], errors);
  const { priceMin = null, priceMax = null, ratingMin = null } = filter;
  checkRange(
    { min: priceMin, max: priceMax },
    ["filter.priceMin", "filter.priceMax"],
    errors,
    filterBounds.price,
  );
  checkRange({ min: ratingMin, max: null }, ["filter.ratingMin", ""], errors, filterBounds.rating);
  const attributes = await checkAttributes(ctx, filter.attributes ?? [], errors);
  if (errors.length > 0) throw new BadUserInput(errors);
  return {
    category,
    brands,
    priceMin: priceMin === null ? null : Math.ceil(toCents(priceMin)),
    priceMax: priceMax === null ? null : Math.floor(toCents(priceMax)),
    ratingMin,
    attributes,
  };
}

/** Cents without the error of binary fractions: 19.99 is 1999 and not 1998.9999999999998. */
const toCents = (dollars: number) => Number((dollars * 100).toFixed(6));

async function findCategory(
  ctx: RequestContext,
  idOrPath: string | null | undefined,
  errors: FieldError[],
): Promise<CategoryNode | null> {
  if (idOrPath === null || idOrPath === undefined) return null;
  const tree = await readCategories(ctx);
  const category = tree.find(idOrPath) ?? tree.findByPath(idOrPath);
  if (!category) errors.push({ field: "filter.category", message: "is not a category of this shop" });
  return category;
}

async function checkBrands(ctx: RequestContext, slugs: string[], errors: FieldError[]): Promise<string[]> {
  const field = "filter.brands";
  const wanted = [...new Set(slugs)];
  if (!checkCount(wanted, filterBounds.brands, field, errors)) return [];
  if (!wanted.every((slug) => checkText(slug, field, errors))) return [];
  const found = await Promise.all(wanted.map((slug) => findBrand(ctx, slug)));
  const unknown = wanted.filter((_slug, at) => !found[at]);
  if (unknown.length > 0) errors.push({ field, message: `has no brand ${unknown.join(", ")} in this shop` });
  return wanted;
}

async function checkAttributes(
  ctx: RequestContext,
  wanted: NonNullable<ProductFilter["attributes"]>,
  errors: FieldError[],
): Promise<ChosenAttribute[]> {
  const field = "filter.attributes";
  if (wanted.length === 0 || !checkCount(wanted, filterBounds.attributes, field, errors)) return [];
  const bySlug: ReadonlyMap<string, Attribute> = await readAttributes(ctx);
  const slugs = new Set(wanted.map(({ slug }) => slug));
  if (slugs.size < wanted.length) errors.push({ field, message: "must name each attribute once" });
  return wanted.flatMap((chosen) => checkAttribute(bySlug.get(chosen.slug), chosen, errors) ?? []);
}
