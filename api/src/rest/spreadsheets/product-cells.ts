import { ATTRIBUTE_COLUMN } from "@shop/shared/product-csv";
import type { FieldError } from "../../errors";
import { AttributeType, type AttributeValues } from "../../modules/catalogue/attributes/attribute.entity";
import { presentValue } from "../../modules/catalogue/attributes/read-attributes";
import type { CategoryTree } from "../../modules/catalogue/categories/category-tree";
import { visibleValues } from "../../modules/catalogue/details/resolve-details";
import type { ImportedRow } from "../../modules/catalogue/import/import-products";
import type { Product } from "../../modules/catalogue/product.entity";
import { neutralise, numberIn, restore, type Delimiter } from "./cells";
import { detailCells, detailColumns, type Column, type Places } from "./product-columns";

/** The CSV row of a product, with a cell for each of these attributes. */
export function productCells(
  product: Product,
  categories: CategoryTree,
  attributeSlugs: readonly string[],
): (string | number)[] {
  const { name, description, price, image, rating, countInStock } = product;
  const values = visibleValues(categories, product);
  return [
    ...[neutralise(name), neutralise(description), price, neutralise(image), rating, countInStock],
    ...detailColumns.map((column) => neutralise(detailCells[column](product, categories))),
    ...attributeSlugs.map((slug) => valueCell(values[slug])),
  ];
}

function valueCell(value: AttributeValues[string] | undefined): string | number {
  if (value === undefined || typeof value === "number") return value ?? "";
  return neutralise(presentValue(value));
}

const YES_OR_NO = new Map([
  ["yes", true],
  ["true", true],
  ["no", false],
  ["false", false],
]);

/** The values of a row as they will be checked, and what can't be read at all. A blank cell of a detail gives nothing. */
export function inputOf(
  cells: string[],
  { columns, attributes }: Places,
  delimiter: Delimiter,
): { input: ImportedRow["input"]; faults: FieldError[] } {
  const cell = (column: Column) => cells[columns[column] ?? -1] ?? "";
  const given = (column: Column) => (cell(column).trim() === "" ? undefined : restore(cell(column)).trim());
  const draft = given("draft");
  const regularPrice = given("regularPrice");
  const images = given("images")?.split(/\s+/);
  const faults: FieldError[] = [];
  const values = attributes.flatMap(([attribute, place]) => {
    const written = (cells[place] ?? "").trim();
    if (written === "") return [];
    const value = attribute.type === AttributeType.NUMBER ? numberText(written, delimiter) : restore(written);
    if (value !== undefined) return [{ slug: attribute.slug, value }];
    faults.push({ field: ATTRIBUTE_COLUMN + attribute.slug, message: AMBIGUOUS });
    return [];
  });
  const input = {
    name: restore(cell("name")),
    description: restore(cell("description")),
    price: numberIn(cell("price"), delimiter),
    image: images && given("image") === undefined ? undefined : restore(cell("image")),
    rating: numberIn(cell("rating"), delimiter),
    countInStock: numberIn(cell("countInStock"), delimiter),
    ...(Object.fromEntries(detailColumns.map((column) => [column, given(column)])) as Record<
      keyof typeof detailCells,
      unknown
    >),
    regularPrice: regularPrice && numberIn(regularPrice, delimiter),
    images,
    draft: draft && (YES_OR_NO.get(draft.toLowerCase()) ?? draft),
    attributes: values.length > 0 ? values : undefined,
  };
  return { input, faults };
}

const AMBIGUOUS = "must be a number without separators of thousands";

/** A number as it is written elsewhere; undefined for 1.500, which is 1.5 in some countries and 1,500 in others. */
function numberText(written: string, delimiter: Delimiter): string | undefined {
  const number = numberIn(written, delimiter);
  if (typeof number === "number") return String(number);
  return /^-?\d+[.,]\d+$/.test(written) ? undefined : written;
}
