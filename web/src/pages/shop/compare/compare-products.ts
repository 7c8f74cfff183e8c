import { valueText } from "@shop/shared/messages/en/facets";
import { withUnit, writtenValue } from "../../../ui/format/written-value";
import { compareTexts, productPageTexts, productTexts, saleTexts } from "@shop/shared/messages/en/products";
import { shortOptions } from "@shop/shared/option-values";
import { formatPrice, formatRating } from "../../../ui/format/format";
import type { ComparedProduct_ProductFragment } from "./ComparePage.generated";

/** A row of the comparison: a property and its values by product; null for a missing value. */
export interface ComparedRow {
  name: string;
  values: (string | null)[];
  differs: boolean;
}

type Compared = ComparedProduct_ProductFragment;

const own: [string, (product: Compared) => string | null][] = [
  [compareTexts.variant, ({ optionValues }) => shortOptions(optionValues) || null],
  [compareTexts.price, ({ price }) => formatPrice(price)],
  [saleTexts.regularPrice, ({ regularPrice }) => (regularPrice === null ? null : formatPrice(regularPrice))],
  [productTexts.ownRating, ({ rating }) => formatRating(rating)],
  [
    compareTexts.availability,
    ({ countInStock }) => (countInStock > 0 ? productTexts.inStock : productTexts.outOfStock),
  ],
  [compareTexts.category, ({ category }) => category?.path.map(({ name }) => name).join(" / ") ?? null],
  [productPageTexts.brand, ({ brand }) => brand?.name ?? null],
];

/** The rows of the comparison: the common properties, then the attributes in the shop's order. */
export function compareProducts(products: readonly Compared[]): ComparedRow[] {
  const rows = own.map(([name, valueOf]) => rowOf(name, products.map(valueOf)));
  const attributes = attributesOf(products).map(({ slug, name, unit }) => {
    const values = products.map(
      (product) => product.attributes.find(({ attribute }) => attribute.slug === slug)?.value ?? null,
    );
    return rowOf(
      name,
      values.map((value) => (value === null ? null : writtenValue(withUnit(valueText(value), unit)))),
    );
  });
  return [...rows, ...attributes].filter(({ values }) => values.some((value) => value !== null));
}

function rowOf(name: string, values: (string | null)[]): ComparedRow {
  return { name, values, differs: new Set(values).size > 1 };
}

/** All attributes with a value. Each product lists its attributes in the shop's order; this merges the lists. */
function attributesOf(products: readonly Compared[]) {
  const merged: Compared["attributes"][number]["attribute"][] = [];
  for (const { attributes } of products) {
    let place = 0;
    for (const { attribute } of attributes) {
      const known = merged.findIndex(({ slug }) => slug === attribute.slug);
      if (known >= 0) place = known + 1;
      else merged.splice(place++, 0, attribute);
    }
  }
  return merged;
}

/** Whether the products have different top-level categories: tools and watches have little in common. */
export function areOfDifferentCategories(products: readonly Compared[]): boolean {
  const roots = new Set(products.flatMap(({ category }) => category?.path[0]?.id ?? []));
  return roots.size > 1;
}
