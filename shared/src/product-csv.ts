import { MEGABYTE } from "./bytes";

/** The required columns of a product CSV file, in the order of an export; a file with `images` may omit `image`. */
export const productColumns = ["name", "description", "price", "image", "rating", "countInStock"] as const;

/** The column that identifies a product by id in an update, so that the name can change. */
export const ID_COLUMN = "id";

/** The prefix of attribute columns; the attribute's slug follows. */
export const ATTRIBUTE_COLUMN = "attribute:";

/** The maximum size of an imported file, in bytes: 100,000 products with long descriptions. */
export const MAX_CSV_BYTES = 128 * MEGABYTE;

/** The maximum number of products in a file. */
export const MAX_CSV_ROWS = 100_000;

/** The maximum number of errors that a report lists; it counts all of them. */
export const MAX_REPORTED_ERRORS = 1_000;

/** The maximum number of changed products that a plan lists; it counts all of them. */
export const MAX_SHOWN_CHANGES = 50;

/** The maximum number of characters of a cell in a plan. */
export const MAX_SHOWN_TEXT = 300;

/** Shortens a cell's text for a plan. */
export const shortenCell = (cell: string): string =>
  cell.length > MAX_SHOWN_TEXT ? `${cell.slice(0, MAX_SHOWN_TEXT - 1)}…` : cell;

/** An error of one field of one row; the header of the file is row 1. */
export interface RowError {
  row: number;
  field: string;
  message: string;
}

/** The result of an import or a dry run. */
export interface ImportReport {
  /** Products in the file. */
  rows: number;
  /** Rows without an error. */
  valid: number;
  /** All products of the file, or 0. */
  added: number;
  /** The first errors, by row. */
  errors: RowError[];
  /** The number of all errors. */
  errorCount: number;
}

/** A cell before and after the change, in the format of an export; long texts are cut. */
export interface CellChange {
  /** The column's name. */
  field: string;
  before: string;
  after: string;
}

/** A product that a row changes. */
export interface RowChange {
  row: number;
  productId: string;
  /** The product's name before the change. */
  name: string;
  fields: CellChange[];
}

/** The plan or result of an import that updates products, for the rows without an error. */
export interface ImportPlan {
  /** Rows that add a product. */
  toAdd: number;
  /** Rows that change a product. */
  toChange: number;
  /** Rows whose values match the product's. */
  unchanged: number;
  /** The first changes, by row. */
  changes: RowChange[];
  /**
   * Identifies the file and the products' state: an import that sends it makes exactly the planned changes, or none.
   */
  preview: string;
}
