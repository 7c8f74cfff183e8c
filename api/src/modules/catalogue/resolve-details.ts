import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import { readAttributeValue } from "@shop/shared/attribute-values";
import type { FieldError } from "../../errors";
import type { Attribute, AttributeValues } from "./attributes/attribute.entity";
import {
  attributeSlugsOf,
  slugPathOf,
  type CategoryNode,
  type CategoryTree,
} from "./categories/category-tree";
import type { Product } from "./product.entity";
import type { AttributeValueInput } from "./product.input";

/** The stored category, brand and attribute values of a product. */
export type Details = Pick<Product, "categoryId" | "brandSlug" | "attributeValues">;

/** Details in an input: undefined leaves a detail unchanged, null removes a category or brand. */
export interface GivenDetails {
  category?: string | null | undefined;
  brand?: string | null | undefined;
  attributes?: AttributeValueInput[] | null | undefined;
}

/** The categories, brands and attributes of the shop. */
export interface Classification {
  categories: CategoryTree;
  attributes: ReadonlyMap<string, Attribute>;
  /** Finds a brand's slug by its slug or name. */
  findBrand(text: string): string | undefined;
}

export const NO_DETAILS: Details = { categoryId: null, brandSlug: null, attributeValues: {} };

export const noSuchCategory = (): FieldError => ({
  field: "category",
  message: serverTexts().fieldErrors.productErrors.noCategory,
});
export const noSuchBrand = (): FieldError => ({
  field: "brand",
  message: serverTexts().fieldErrors.productErrors.noBrand,
});

/**
 * The details of a product after an input, and the errors of the input. Values must be of attributes of the product's
 * category; without a category, of any attribute. A change of category alone keeps the values (ADR-0049).
 */
export function resolveDetails(
  shop: Classification,
  given: GivenDetails,
  before: Details = NO_DETAILS,
): { details: Details; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const { categoryId, brandSlug, attributeValues } = before;
  const details: Details = { categoryId, brandSlug, attributeValues };
  const category = given.category ? findCategory(shop.categories, given.category) : null;
  if (given.category !== undefined) details.categoryId = category?.id ?? null;
  if (given.category && !category) errors.push(noSuchCategory());
  const brand = given.brand ? shop.findBrand(cleanName(given.brand)) : undefined;
  if (given.brand !== undefined) details.brandSlug = brand ?? null;
  if (given.brand && !brand) errors.push(noSuchBrand());
  if (given.attributes) {
    const within = details.categoryId ? shop.categories.find(details.categoryId) : null;
    details.attributeValues = readValues(shop.attributes, given.attributes, within, errors);
  }
  return { details, errors };
}

function findCategory(tree: CategoryTree, text: string): CategoryNode | null {
  return tree.find(text.trim()) ?? tree.findByPath(text.trim());
}

function readValues(
  bySlug: Classification["attributes"],
  given: AttributeValueInput[],
  category: CategoryNode | null,
  errors: FieldError[],
): AttributeValues {
  const allowed = category && new Set(attributeSlugsOf(category));
  const values: AttributeValues = {};
  for (const [at, { slug, value }] of given.entries()) {
    const refuse = (part: string, message: string) =>
      errors.push({ field: `attributes.${at}.${part}`, message });
    const attribute = bySlug.get(slug);
    if (!attribute) refuse("slug", serverTexts().fieldErrors.productErrors.noAttribute);
    else if (category && !allowed?.has(slug))
      refuse("slug", serverTexts().fieldErrors.productErrors.noAttributeOf(slugPathOf(category)));
    else {
      const read = readAttributeValue(attribute, value, serverTexts().rules);
      if ("message" in read) refuse("value", read.message);
      else values[slug] = read.value;
    }
  }
  return values;
}

/** A product's values of its category's attributes; without a category, all values. */
export function visibleValues(
  categories: CategoryTree,
  { categoryId, attributeValues }: Details,
): AttributeValues {
  const category = categoryId === null ? null : categories.find(categoryId);
  if (!category) return attributeValues;
  const allowed = new Set(attributeSlugsOf(category));
  return Object.fromEntries(Object.entries(attributeValues).filter(([slug]) => allowed.has(slug)));
}
