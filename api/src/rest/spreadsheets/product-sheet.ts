import { serverTexts } from "@shop/shared/messages/server";
import { ATTRIBUTE_COLUMN, ID_COLUMN, MAX_CSV_ROWS, productColumns } from "@shop/shared/product-csv";
import type { RowError } from "@shop/shared/schemas/import-report";
import { BadUserInput, type FieldError } from "../../errors";
import type { Attribute } from "../../modules/catalogue/attributes/attribute.entity";
import type { ImportedRow } from "../../modules/catalogue/import/check-row";
import { inputOf } from "./product-cells";
import { detailColumns, rareColumns, type Column, type Places } from "./product-columns";
import type { Delimiter } from "./cells";
import { IgnoredCells, translatedColumnsOf, translateRows, type ShopNames } from "./foreign-sheet";
import { fileFault, type CsvFile, type CsvRow } from "./read-csv";
import { columnKey, recognizeFormat, type ShopFormat } from "./shop-formats";

/** A CSV file of products: the names of its unknown columns, and its rows. */
export interface ProductSheet {
  unknownColumns: string[];
  /** The shop system of a foreign export, with its omitted rows and cells, complete once all rows are read. */
  foreign?: { format: string; ignored: RowError[] };
  /** Whether rows can name groups. */
  grouped: boolean;
  products: AsyncIterable<ImportedRow>;
}

/**
 * Reads the header, with columns in any order and case; throws BadUserInput that names the missing ones. A sheet that updates products
 * needs a column that identifies them, `id` or `name`; one that only adds products needs all columns of a product and has no `id`.
 */
export async function readProductSheet(
  { rows, delimiter }: CsvFile,
  attributes: ReadonlyMap<string, Attribute>,
  { update, ...shop }: { update: boolean } & ShopNames,
): Promise<ProductSheet> {
  const iterator = rows[Symbol.asyncIterator]();
  const head = await iterator.next();
  if (head.done) throw fileFault(serverTexts().fieldErrors.fileErrors.empty);
  const names = head.value.cells.map((cell) => cell.trim());
  const rest = { [Symbol.asyncIterator]: () => iterator };
  const format = recognizeFormat(names);
  if (format) return translatedSheet(rest, { names, format, delimiter, shop });
  const columnOf = columnsOf(update);
  const at = placesOf(names, attributes, { update, delimiter });
  return {
    unknownColumns: names.filter((name) => name !== "" && !columnOf(name) && attributeIn(name) === undefined),
    grouped: at.columns.group !== undefined,
    products: productsOf(rest, { at, delimiter, width: names.length }),
  };
}

interface ForeignSheet {
  names: string[];
  format: ShopFormat;
  delimiter: Delimiter;
  shop: ShopNames;
}

/** The export of another shop system, translated row by row. */
function translatedSheet(
  rows: AsyncIterable<CsvRow>,
  { names, format, delimiter, shop }: ForeignSheet,
): ProductSheet {
  const ignored = new IgnoredCells();
  const known = new Set(Object.values(format.columns).flat());
  const read = translatedColumnsOf(names, format);
  const columns = Object.fromEntries(read.map((column, place) => [column, place]));
  const translated = translateRows(rows, names, format, shop, ignored);
  return {
    foreign: { format: format.name, ignored: ignored.first },
    unknownColumns: names.filter((name) => name !== "" && !known.has(columnKey(name))),
    grouped: true,
    products: withDefaults(
      productsOf(translated, {
        ...{ at: { columns, attributes: [] }, delimiter, width: read.length },
      }),
    ),
  };
}

/** Other systems export no rating, products without images, and products without variants: an updated product keeps its own. */
async function* withDefaults(products: AsyncIterable<ImportedRow>): AsyncGenerator<ImportedRow, void> {
  for await (const { input, group, ...others } of products) {
    const row = { ...others, ...(group && { group }) };
    const { images, ...withoutImages } = input;
    yield images
      ? { ...row, input, defaults: { rating: 0 } }
      : { ...row, input: withoutImages, defaults: { rating: 0, image: null } };
  }
}

const addedColumns: readonly Column[] = [...productColumns, ...detailColumns, ...rareColumns];
const updatedColumns: readonly Column[] = [ID_COLUMN, ...addedColumns];

const columnsOf = (update: boolean) => {
  const columns = update ? updatedColumns : addedColumns;
  return (name: string) => columns.find((column) => column.toLowerCase() === name.toLowerCase());
};

/** The slug in the name of an attribute's column; undefined for any other. */
const attributeIn = (name: string) =>
  name.toLowerCase().startsWith(ATTRIBUTE_COLUMN)
    ? name.slice(ATTRIBUTE_COLUMN.length).trim().toLowerCase()
    : undefined;

/** The columns missing in a file. */
function missingIn(found: readonly unknown[], update: boolean): string[] {
  if (found.includes("options") && !found.includes("group")) return ["group"];
  if (update) return found.includes(ID_COLUMN) || found.includes("name") ? [] : ["name"];
  return productColumns.filter(
    (column) => !found.includes(column) && !(column === "image" && found.includes("images")),
  );
}

function placesOf(
  names: string[],
  bySlug: ReadonlyMap<string, Attribute>,
  { update, delimiter }: { update: boolean; delimiter: Delimiter },
): Places {
  const columnOf = columnsOf(update);
  const found = names.map((name) => columnOf(name) ?? attributeIn(name));
  const faults: FieldError[] = missingIn(found, update).map((field) => ({
    field,
    message: serverTexts().fieldErrors.fileErrors.missing(delimiter),
  }));
  const at: Places = { columns: {}, attributes: [] };
  for (const column of updatedColumns) if (found.includes(column)) at.columns[column] = found.indexOf(column);
  for (const [place, name] of names.entries()) {
    const slug = columnOf(name) ? undefined : attributeIn(name);
    const field = columnOf(name) ?? ATTRIBUTE_COLUMN + (slug ?? "");
    if (found[place] !== undefined && found.indexOf(found[place]) < place)
      faults.push({ field, message: serverTexts().fieldErrors.fileErrors.twice });
    if (slug === undefined) continue;
    const attribute = bySlug.get(slug);
    if (attribute) at.attributes.push([attribute, place]);
    else faults.push({ field, message: serverTexts().fieldErrors.productErrors.noAttribute });
  }
  if (faults.length > 0) throw new BadUserInput(faults);
  return at;
}

interface Reading {
  at: Places;
  delimiter: Delimiter;
  /** The number of columns in the header. */
  width: number;
}

const isBlank = (cell: string) => cell.trim() === "";
const tooWide = (delimiter: Delimiter): FieldError => ({
  field: "row",
  message: serverTexts().fieldErrors.rowErrors.tooWide(delimiter),
});

/** The maximum number of rows with blank cells: as many as products. */
const MAX_BLANK_ROWS = MAX_CSV_ROWS;

async function* productsOf(
  rows: AsyncIterable<CsvRow>,
  { at, delimiter, width }: Reading,
): AsyncGenerator<ImportedRow, void> {
  let blankRows = 0;
  for await (const { row, cells } of rows) {
    if (cells.every(isBlank)) {
      blankRows += 1;
      if (blankRows > MAX_BLANK_ROWS) throw fileFault(serverTexts().fieldErrors.fileErrors.blank);
      continue;
    }
    const read = inputOf(cells, at, delimiter);
    if (!cells.slice(width).every(isBlank)) read.faults.unshift(tooWide(delimiter));
    yield { row, ...read };
  }
}
