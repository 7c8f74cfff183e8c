import { cleanName } from "@shop/shared/text-rules";
import { isDeepStrictEqual } from "node:util";
import { updateProductSchema } from "@shop/shared/schemas/product";
import { BadUserInput } from "../../../errors";
import { parseInput } from "../../../validation";
import { presentValue } from "../attributes/read-attributes";
import { slugPathOf } from "../categories/category-tree";
import { resolveDetails, visibleValues, type Classification, type Details } from "../resolve-details";
import type { Product } from "../product.entity";
import { resolveSale } from "../sale/resolve-sale";
import { withInput, writtenFields, type WrittenProduct } from "../written-product";
import { givenValues, withErrorsByColumn, type CheckedRow, type RowInput } from "./check-row";

/**
 * Checks a row that changes a product. Cells with the product's current values are not checked, so that an export can
 * always be imported.
 */
export function checkUpdate(shop: Classification, before: Product, row: RowInput): CheckedRow {
  const given = withoutUnchanged(shop, before, row);
  if (Object.keys(given).length === 0) return { product: before, errors: [] };
  const attributes = givenValues(given);
  return withErrorsByColumn(attributes, () => {
    const images = given.images === null ? [given.image ?? before.image] : given.images;
    const product = parseInput(updateProductSchema, { ...given, images, attributes });
    const { details, errors } = resolveDetails(shop, product, before);
    const { sale, errors: saleErrors } = resolveSale(product, before);
    if (errors.length + saleErrors.length > 0) throw new BadUserInput([...errors, ...saleErrors]);
    const attributeValues = withValues(shop, { before, after: details, row: given });
    return withInput(before, product, { ...details, ...sale, attributeValues });
  });
}

/** The fields that differ. */
export const changedFields = (before: WrittenProduct, after: WrittenProduct) =>
  writtenFields.filter(
    (field) => before[field] !== after[field] && !isDeepStrictEqual(before[field], after[field]),
  );

/** Fields checked together: if one of them changes, the whole group counts as changed. */
const GROUPS: readonly (readonly (keyof RowInput)[])[] = [
  ["price", "regularPrice", "saleEndsAt"],
  ["image", "images"],
  ["category", "attributes"],
];

function withoutUnchanged(shop: Classification, before: Product, row: RowInput): RowInput {
  const given = (Object.keys(row) as (keyof RowInput)[]).filter((field) => row[field] !== undefined);
  const changed = new Set(given.filter((field) => !isUnchanged(shop, before, field, row[field])));
  const wanted = given.filter((field) => {
    const group = GROUPS.find((fields) => fields.includes(field)) ?? [field];
    return group.some((each) => changed.has(each));
  });
  return Object.fromEntries(wanted.map((field) => [field, row[field]]));
}

function isUnchanged(shop: Classification, before: Product, field: keyof RowInput, value: unknown): boolean {
  switch (field) {
    case "saleEndsAt":
      return typeof value === "string"
        ? Date.parse(value) === before.saleEndsAt?.getTime()
        : value === before.saleEndsAt;
    case "images":
      return isDeepStrictEqual(value ?? [before.image], [before.image, ...before.moreImages]);
    case "category": {
      const category = before.categoryId === null ? null : shop.categories.find(before.categoryId);
      return value === (category && slugPathOf(category)) || value === before.categoryId;
    }
    case "brand":
      return value === before.brandSlug;
    case "attributes":
      return hasValues(visibleValues(shop.categories, before), value as RowInput["attributes"]);
    case "name":
      return cleanName(value as string) === before.name;
    default:
      return (typeof value === "string" ? value.trim() : value) === before[field];
  }
}

function hasValues(values: Details["attributeValues"], row: RowInput["attributes"] = []): boolean {
  return row.every(({ slug, value }) => {
    const stored = values[slug];
    return stored === undefined ? value === null : value === presentValue(stored);
  });
}

interface AttributesChange {
  before: Details;
  /** The details with the row's values alone. */
  after: Details;
  row: RowInput;
}

/**
 * The attribute values after a row: an empty cell removes its value. A value that neither the former nor the new
 * category shows isn't in exports, and stays.
 */
function withValues(
  shop: Classification,
  { before, after, row }: AttributesChange,
): Details["attributeValues"] {
  if (!row.attributes) return before.attributeValues;
  const { attributeValues } = before;
  const shown = {
    ...visibleValues(shop.categories, before),
    ...visibleValues(shop.categories, { ...after, attributeValues }),
  };
  const removed = new Set(
    row.attributes.flatMap(({ slug, value }) => (value === null && slug in shown ? [slug] : [])),
  );
  const remaining = Object.entries(attributeValues).filter(([slug]) => !removed.has(slug));
  return { ...Object.fromEntries(remaining), ...after.attributeValues };
}
