import { MEGABYTE } from "./bytes";

/** The columns that a CSV file of products must have, in the order of an export; `image` only without `images`. */
export const productColumns = ["name", "description", "price", "image", "rating", "countInStock"] as const;

/** Before the slug of an attribute, the name of the column of its values. */
export const ATTRIBUTE_COLUMN = "attribute:";

/** The largest file that may be imported, in bytes: 50,000 products with long descriptions. */
export const MAX_CSV_BYTES = 64 * MEGABYTE;

/** The maximum number of products of one file. */
export const MAX_CSV_ROWS = 50_000;

/** The maximum number of errors that a report lists; it counts all of them. */
export const MAX_REPORTED_ERRORS = 1_000;

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
