import { productColumns } from "@shop/shared/product-csv";
import type { ImportedRow } from "../../modules/catalogue/import/import-products.service";
import type { Product } from "../../modules/catalogue/product.entity";
import { BadUserInput } from "../../errors";
import { neutralise, numberIn, restore, type Delimiter } from "./cells";
import { fileFault, type CsvFile } from "./read-csv";

type Column = (typeof productColumns)[number];
const numeric = new Set<Column>(["price", "rating", "countInStock"]);

/** The CSV row of a product. */
export function productCells({
  name,
  description,
  price,
  image,
  rating,
  countInStock,
}: Product): (string | number)[] {
  return [neutralise(name), neutralise(description), price, neutralise(image), rating, countInStock];
}

/** A CSV file of products: the names of its unknown columns, and its rows. */
export interface ProductSheet {
  unknownColumns: string[];
  products: AsyncIterable<ImportedRow>;
}

/** Reads the header, with columns in any order and case; throws BadUserInput that names the missing ones. */
export async function readProductSheet({ rows, delimiter }: CsvFile): Promise<ProductSheet> {
  const iterator = rows[Symbol.asyncIterator]();
  const head = await iterator.next();
  if (head.done) throw fileFault("is empty");
  const names = head.value.map((cell) => cell.trim());
  const at = placesOf(names);
  const rest = { [Symbol.asyncIterator]: () => iterator };
  return {
    unknownColumns: names.filter((name) => name !== "" && !columnOf(name)),
    products: productsOf(rest, { at, delimiter, width: names.length }),
  };
}

const columnOf = (name: string) =>
  productColumns.find((column) => column.toLowerCase() === name.toLowerCase());

function placesOf(names: string[]): Record<Column, number> {
  const columns = names.map(columnOf);
  const places = productColumns.map((column) => [column, columns.indexOf(column)] as const);
  const faults = places.flatMap(([field, place]) => {
    if (place < 0) return [{ field, message: "is missing: the first row names no such column" }];
    return columns.lastIndexOf(field) > place ? [{ field, message: "is the name of two columns" }] : [];
  });
  if (faults.length > 0) throw new BadUserInput(faults);
  return Object.fromEntries(places) as Record<Column, number>;
}

interface Reading {
  at: Record<Column, number>;
  delimiter: Delimiter;
  /** The number of columns of the header. */
  width: number;
}

const isBlank = (cell: string) => cell.trim() === "";
const TOO_WIDE = {
  field: "row",
  message: "has more cells than there are columns; is a text with a comma not quoted?",
};

/** Counts rows as spreadsheets do: the header is row 1, and empty rows count. */
async function* productsOf(
  rows: AsyncIterable<string[]>,
  { at, delimiter, width }: Reading,
): AsyncGenerator<ImportedRow, void> {
  let row = 1;
  const valueOf = (column: Column, cell = "") =>
    numeric.has(column) ? numberIn(cell, delimiter) : restore(cell);
  for await (const cells of rows) {
    row += 1;
    if (cells.every(isBlank)) continue;
    const values = productColumns.map((column) => [column, valueOf(column, cells[at[column]])]);
    const fault = cells.slice(width).every(isBlank) ? undefined : TOO_WIDE;
    yield { row, input: Object.fromEntries(values) as ImportedRow["input"], fault };
  }
}
