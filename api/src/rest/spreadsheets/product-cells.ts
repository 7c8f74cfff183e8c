import { serverTexts } from "@shop/shared/messages/server";
import {
  ATTRIBUTE_COLUMN,
  GIFT_CARD_COLUMN,
  productColumns,
  SEO_COLUMNS,
  shortenCell,
} from "@shop/shared/product-csv";
import type { RowChange } from "@shop/shared/schemas/import-report";
import type { FieldError } from "../../errors";
import { AttributeType, type AttributeValues } from "../../modules/catalogue/attributes/attribute.entity";
import { presentValue } from "../../modules/catalogue/attributes/read-attributes";
import type { CategoryTree } from "../../modules/catalogue/categories/category-tree";
import { visibleValues } from "../../modules/catalogue/resolve-details";
import type { ImportedRow, RowValue } from "../../modules/catalogue/import/check-row";
import type { PlannedRow } from "../../modules/catalogue/import/import-products";
import type { GroupNames } from "../../modules/catalogue/import/imported-groups";
import type { WrittenProduct } from "../../modules/catalogue/written-product";
import { neutralise, numberIn, restore, type Delimiter } from "./cells";
import { optionsIn } from "../../modules/catalogue/groups/option-cells";
import {
  detailCells,
  detailColumns,
  rareCells,
  rareColumns,
  type Column,
  type Places,
  type RareColumn,
} from "./product-columns";

/** The columns of a sheet of products without the id, and the CSV row of a product. */
export function sheetOf(attributeSlugs: readonly string[], rare: readonly RareColumn[]) {
  const attributeColumns = attributeSlugs.map((slug) => ATTRIBUTE_COLUMN + slug);
  const cellsOf = (product: WrittenProduct, categories: CategoryTree, group: GroupNames | null) => {
    const { name, description, price, image, rating, countInStock } = product;
    const values = visibleValues(categories, product);
    return [
      ...[neutralise(name), neutralise(description), price, neutralise(image), rating, countInStock],
      ...detailColumns.map((column) => neutralise(detailCells[column](product, categories))),
      ...attributeSlugs.map((slug) => valueCell(values[slug])),
      ...rare.map((column) => neutralise(rareCells[column](product, categories, group))),
    ];
  };
  return { columns: [...productColumns, ...detailColumns, ...attributeColumns, ...rare], cellsOf };
}

/** Presents the changes of a file's row: the cells that differ, in the format of an export. */
export function rowChangesIn(categories: CategoryTree, attributeSlugs: readonly string[]) {
  const { columns, cellsOf } = sheetOf(attributeSlugs, rareColumns);
  return ({ row, before, after, groups }: PlannedRow): RowChange => {
    const cells = cellsOf(before, categories, groups[0]).map(String);
    const newCells = cellsOf(after, categories, groups[1]).map(String);
    const hasSameFurther = before.moreImages.join(" ") === after.moreImages.join(" ");
    const fields = columns.flatMap((field, place) => {
      const [cell = "", newCell = ""] = [cells[place], newCells[place]];
      if (cell === newCell) return [];
      if (field === "images" && hasSameFurther) return []; // the cell of `image` already shows it
      return [{ field, before: shortenCell(cell), after: shortenCell(newCell) }];
    });
    return { row, productId: before.id, name: before.name, fields };
  };
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

/**
 * The values of a row before validation, and the errors of unreadable ones. A missing column gives undefined, and a blank detail null,
 * except for `draft` and `giftCard`: an export never leaves them empty.
 */
export function inputOf(
  cells: string[],
  { columns, attributes }: Places,
  delimiter: Delimiter,
): Pick<ImportedRow, "id" | "input" | "group" | "faults"> {
  const cell = (column: Column) => {
    const place = columns[column];
    return place === undefined ? undefined : (cells[place] ?? "");
  };
  const textIn = (column: Column) => {
    const text = cell(column);
    return text === undefined ? undefined : restore(text);
  };
  const numberOf = (column: Column) => {
    const text = cell(column);
    return text === undefined ? undefined : numberIn(text, delimiter);
  };
  const given = (column: Column) => {
    const text = textIn(column)?.trim();
    return text === "" ? null : text;
  };
  const regularPrice = given("regularPrice");
  const images = given("images")?.split(/\s+/) ?? given("images");
  const flagIn = (column: Column) => {
    const written = given(column) ?? undefined;
    return written && (YES_OR_NO.get(written.toLowerCase()) ?? written);
  };
  const faults: FieldError[] = [];
  const attributeValues = attributes.flatMap(([attribute, place]): RowValue[] => {
    const written = (cells[place] ?? "").trim();
    if (written === "") return [{ slug: attribute.slug, value: null }];
    const value = attribute.type === AttributeType.NUMBER ? numberText(written, delimiter) : restore(written);
    if (value !== undefined) return [{ slug: attribute.slug, value }];
    faults.push({
      field: ATTRIBUTE_COLUMN + attribute.slug,
      message: serverTexts().fieldErrors.rowErrors.separators,
    });
    return [];
  });
  const id = given("id");
  const options = given("options");
  const group = given("group");
  const values = options && optionsIn(options);
  const isUnreadable = options !== undefined && !values;
  if (group && isUnreadable)
    faults.push({ field: "options", message: serverTexts().fieldErrors.rowErrors.options });
  const input: ImportedRow["input"] = {
    name: textIn("name"),
    description: textIn("description"),
    price: numberOf("price"),
    image: given("image"),
    rating: numberOf("rating"),
    countInStock: numberOf("countInStock"),
    ...Object.fromEntries([...detailColumns, ...SEO_COLUMNS].map((column) => [column, given(column)])),
    regularPrice: regularPrice && numberIn(regularPrice, delimiter),
    images,
    draft: flagIn("draft"),
    giftCard: flagIn(GIFT_CARD_COLUMN),
    ...(attributes.length > 0 && { attributes: attributeValues }),
  };
  const named = group && !isUnreadable && { group: { name: group, ...(values && { options: values }) } };
  return { input, faults, ...(id && { id }), ...(group === null ? { group } : named) };
}

/** A number in another country's notation; undefined for 1.500, which is 1.5 in some countries and 1,500 in others. */
function numberText(written: string, delimiter: Delimiter): string | undefined {
  const number = numberIn(written, delimiter);
  if (typeof number === "number") return String(number);
  return /^-?\d+[.,]\d+$/.test(written) ? undefined : written;
}
