import { serverTexts } from "@shop/shared/messages/server";
import { attributeNumbers } from "@shop/shared/attribute-values";
import type { NumberBounds } from "@shop/shared/bounds";
import { toMinor } from "@shop/shared/money";
import { isWithinBounds, numberRuleOf, parseDecimal } from "@shop/shared/number-rules";
import { filterBounds } from "@shop/shared/product-filter";
import { textRules } from "@shop/shared/text-rules";
import type { RequestContext } from "../../../context/context";
import { isUuid } from "../../../data/uuid";
import { BadUserInput, type FieldError } from "../../../errors";
import { AttributeType, type Attribute, type AttributeValues } from "../attributes/attribute.entity";
import { findBrand } from "../brands/read-brands";
import type { CategoryNode } from "../categories/category-tree";
import { groupOf } from "../groups/read-groups";
import { readTaxonomy, type Taxonomy } from "../categories/read-taxonomy";
import type { AttributeFilter, ProductFilter } from "./product-filter.input";

/** A stored value of an attribute. */
export type StoredValue = AttributeValues[string];

/** The choice of one attribute: any of the values, or a number in the range. */
export interface ChosenAttribute {
  attribute: Attribute;
  values: StoredValue[];
  min: number | null;
  max: number | null;
}

/** A checked filter. Null, or an empty list, places no restriction. */
export interface CheckedFilter {
  /** The taxonomy it was checked against. */
  taxonomy: Taxonomy;
  category: CategoryNode | null;
  brands: string[];
  /** In minor units. */
  priceMin: number | null;
  priceMax: number | null;
  ratingMin: number | null;
  /** Only products on sale. */
  onSale: boolean;
  /** The id of a group. */
  group: string | null;
  attributes: ChosenAttribute[];
}

/**
 * Checks the filter of a list of products; throws BadUserInput with the name of each invalid field, such as
 * `filter.brands`.
 */
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
  const group = await checkGroup(ctx, filter.group, errors);
  const attributes = checkAttributes(taxonomy, filter.attributes ?? [], errors);
  if (errors.length > 0) throw new BadUserInput(errors);
  return {
    taxonomy,
    category,
    brands,
    priceMin: priceMin === null ? null : toMinor(priceMin),
    priceMax: priceMax === null ? null : toMinor(priceMax),
    ratingMin,
    onSale: filter.onSale ?? false,
    group,
    attributes,
  };
}

function findCategory(
  { categories }: Taxonomy,
  idOrPath: string | null | undefined,
  errors: FieldError[],
): CategoryNode | null {
  if (idOrPath === null || idOrPath === undefined) return null;
  const category = categories.find(idOrPath) ?? categories.findByPath(idOrPath);
  if (!category)
    errors.push({ field: "filter.category", message: serverTexts().fieldErrors.filterErrors.noCategory });
  return category;
}

async function checkGroup(
  ctx: RequestContext,
  id: string | null | undefined,
  errors: FieldError[],
): Promise<string | null> {
  if (id === null || id === undefined) return null;
  const group = isUuid(id) ? await groupOf(ctx, { groupId: id.toLowerCase() }) : null;
  if (!group) errors.push({ field: "filter.group", message: serverTexts().fieldErrors.filterErrors.noGroup });
  return group?.id ?? null;
}

async function checkBrands(ctx: RequestContext, slugs: string[], errors: FieldError[]): Promise<string[]> {
  const field = "filter.brands";
  const wanted = [...new Set(slugs)];
  if (!checkCount(wanted, filterBounds.brands, field, errors)) return [];
  if (!wanted.every((slug) => checkText(slug, field, errors))) return [];
  const found = await Promise.all(wanted.map((slug) => findBrand(ctx, slug)));
  const unknown = wanted.filter((_slug, at) => !found[at]);
  if (unknown.length > 0)
    errors.push({ field, message: serverTexts().fieldErrors.filterErrors.noBrands(unknown.join(", ")) });
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
  if (slugs.size < wanted.length)
    errors.push({ field, message: serverTexts().fieldErrors.filterErrors.each });
  return wanted.flatMap((chosen) => checkAttribute(attributes.get(chosen.slug), chosen, errors) ?? []);
}

/** Checks the choice of one attribute; returns undefined if it is empty or invalid. */
function checkAttribute(
  attribute: Attribute | undefined,
  { slug, values, min = null, max = null }: AttributeFilter,
  errors: FieldError[],
): ChosenAttribute | undefined {
  const wrong = (message: string) => void errors.push({ field: "filter.attributes", message });
  if (!attribute) return wrong(serverTexts().fieldErrors.filterErrors.noAttribute);
  const before = errors.length;
  const field = `filter.attributes.${slug}`;
  const hasRange = min !== null || max !== null;
  if (hasRange && attribute.type !== AttributeType.NUMBER)
    errors.push({ field, message: serverTexts().fieldErrors.filterErrors.noNumbers });
  checkRange({ min, max }, [`${field}.min`, `${field}.max`], errors, attributeNumbers);
  const wanted = [...new Set(values ?? [])];
  if (!checkCount(wanted, filterBounds.values, field, errors)) return undefined;
  const stored = wanted.flatMap((value) => storedValue(attribute, value, field, errors) ?? []);
  if (errors.length > before || (!hasRange && stored.length === 0)) return undefined;
  return { attribute, values: [...new Set(stored)], min, max };
}

/** Parses a displayed value to its stored form. */
function storedValue(
  { type }: Attribute,
  value: string,
  field: string,
  errors: FieldError[],
): StoredValue | undefined {
  if (!checkText(value, field, errors)) return undefined;
  const stored = parsers[type](value.trim());
  if (stored === undefined) errors.push({ field, message: messages[type]() });
  return stored;
}

const parsers: Record<AttributeType, (text: string) => StoredValue | undefined> = {
  TEXT: (text) => text,
  BOOLEAN: (text) => ({ yes: true, no: false })[text],
  NUMBER: (text) => {
    const number = parseDecimal(text);
    return isWithinBounds(number, attributeNumbers) ? number : undefined;
  },
};

const messages: Record<AttributeType, () => string> = {
  TEXT: () => serverTexts().fieldErrors.filterErrors.text,
  BOOLEAN: () => serverTexts().fieldErrors.filterErrors.yesOrNo,
  NUMBER: () => numberRuleOf(attributeNumbers, serverTexts().rules),
};

/** Whether a list has at most `max` entries; otherwise adds an error. */
function checkCount(list: readonly unknown[], max: number, field: string, errors: FieldError[]): boolean {
  if (list.length <= max) return true;
  errors.push({ field, message: serverTexts().fieldErrors.filterErrors.entries(max) });
  return false;
}

/** Whether a slug or a value can be looked up; otherwise adds an error. */
function checkText(text: string, field: string, errors: FieldError[]): boolean {
  const broken = textRules(filterBounds.value).find(({ holds }) => !holds(text));
  if (broken) errors.push({ field, message: broken.message(serverTexts().rules.textRuleTexts) });
  return !broken;
}

/** Adds an error for each bound out of range, and one if the minimum exceeds the maximum. */
function checkRange(
  { min, max }: { min: number | null; max: number | null },
  [minField, maxField]: readonly [min: string, max: string],
  errors: FieldError[],
  bounds: NumberBounds,
): void {
  const before = errors.length;
  checkNumber(min, minField, errors, bounds);
  checkNumber(max, maxField, errors, bounds);
  if (errors.length === before && min !== null && max !== null && min > max)
    errors.push({ field: minField, message: serverTexts().fieldErrors.filterErrors.atMost(maxField) });
}

function checkNumber(value: number | null, field: string, errors: FieldError[], bounds: NumberBounds): void {
  if (value !== null && !isWithinBounds(value, bounds))
    errors.push({ field, message: numberRuleOf(bounds, serverTexts().rules) });
}
