import { filterBounds } from "@shop/shared/product-filter";
import type { RequestContext } from "../../../context/context";
import { BadUserInput, type FieldError } from "../../../errors";
import { findBrand } from "../brands/read-brands.service";
import type { CategoryNode } from "../categories/category-tree";
import { readTaxonomy, type Taxonomy } from "../taxonomy/read-taxonomy.service";
import { checkAttribute } from "./check-attribute";
import type { CheckedFilter, ChosenAttribute } from "./checked-filter";
import { checkCount, checkRange, checkText } from "./filter-rules";
import type { ProductFilter } from "./product-filter.input";

/** Checks what a list of products is narrowed by; throws BadUserInput that names each field: `filter.brands`. */
export async function checkFilter(ctx: RequestContext, filter: ProductFilter): Promise<CheckedFilter> {
  const errors: FieldError[] = [];
  const taxonomy = await readTaxonomy(ctx);
  const category = findCategory(taxonomy, filter.category, errors);
  const brands = await checkBrands(ctx, filter.brands ?? [], errors);
  const { priceMin = null, priceMax = null, ratingMin = null } = filter;
  checkRange(
    { min: priceMin, max: priceMax },
    ["filter.priceMin", "filter.priceMax"],
    errors,
    filterBounds.price,
  );
  checkRange({ min: ratingMin, max: null }, ["filter.ratingMin", ""], errors, filterBounds.rating);
  const attributes = checkAttributes(taxonomy, filter.attributes ?? [], errors);
  if (errors.length > 0) throw new BadUserInput(errors);
  return {
    taxonomy,
    category,
    brands,
    priceMin: priceMin === null ? null : Math.ceil(exactCents(priceMin)),
    priceMax: priceMax === null ? null : Math.floor(exactCents(priceMax)),
    ratingMin,
    attributes,
  };
}

/** Cents without the error of binary fractions: 19.99 is 1999 and not 1998.9999999999998. */
const exactCents = (dollars: number) => Number((dollars * 100).toFixed(6));

function findCategory(
  { categories }: Taxonomy,
  idOrPath: string | null | undefined,
  errors: FieldError[],
): CategoryNode | null {
  if (idOrPath === null || idOrPath === undefined) return null;
  const category = categories.find(idOrPath) ?? categories.findByPath(idOrPath);
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

function checkAttributes(
  { attributes }: Taxonomy,
  wanted: NonNullable<ProductFilter["attributes"]>,
  errors: FieldError[],
): ChosenAttribute[] {
  const field = "filter.attributes";
  if (wanted.length === 0 || !checkCount(wanted, filterBounds.attributes, field, errors)) return [];
  const slugs = new Set(wanted.map(({ slug }) => slug));
  if (slugs.size < wanted.length) errors.push({ field, message: "must name each attribute once" });
  return wanted.flatMap((chosen) => checkAttribute(attributes.get(chosen.slug), chosen, errors) ?? []);
}
