import { MEGABYTE } from "./bytes";

/** The columns that a CSV file of products must have, in the order of an export; `image` only without `images`. */
export const productColumns = ["name", "description", "price", "image", "rating", "countInStock"] as const;

/** The column of an update that names a product by its id, so that its name can change. */
export const ID_COLUMN = "id";

/** Before the slug of an attribute, the name of the column of its values. */
export const ATTRIBUTE_COLUMN = "attribute:";

/** The largest file that may be imported, in bytes: 100,000 products with long descriptions. */
export const MAX_CSV_BYTES = 128 * MEGABYTE;

/** The maximum number of products of one file. */
export const MAX_CSV_ROWS = 100_000;

/** The maximum number of errors that a report lists; it counts all of them. */
export const MAX_REPORTED_ERRORS = 1_000;

/** The maximum number of changed products that a plan shows; it counts all of them. */
export const MAX_SHOWN_CHANGES = 50;

/** The maximum number of characters that a plan shows of a cell. */
export const MAX_SHOWN_TEXT = 300;

/** The text of a cell as a plan shows it. */
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
  /** Those without an error. */
  valid: number;
  /** All of them, or 0. */
  added: number;
  /** The first errors, by row. */
  errors: RowError[];
  /** The number of all errors. */
  errorCount: number;
}

/** A cell before and after, as an export writes it; a long text is cut. */
export interface CellChange {
  /** Its column. */
  field: string;
  before: string;
  after: string;
}

/** A product that a row of a file changes. */
export interface RowChange {
  row: number;
  productId: string;
  /** Its name before the change. */
  name: string;
  fields: CellChange[];
}

/** What an import that updates products does, or would do, with the rows that have no error. */
export interface ImportPlan {
  /** Rows that add a product. */
  toAdd: number;
  /** Rows that change one. */
  toChange: number;
  /** Rows whose product already has these values. */
  unchanged: number;
  /** The first changes, by row. */
  changes: RowChange[];
  /** Stands for the file and the products as they are: an import that sends it does what was shown, or nothing. */
  preview: string;
}
