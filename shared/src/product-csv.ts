import { MEGABYTE } from "./bytes";

/** The columns of a CSV file of products, in the order of an export. */
export const productColumns = ["name", "description", "price", "image", "rating", "countInStock"] as const;

/** The largest file that may be imported, in bytes: 50,000 products with long descriptions. */
export const MAX_CSV_BYTES = 64 * MEGABYTE;

/** The most products that one file may hold. */
export const MAX_CSV_ROWS = 50_000;

/** The most errors that a report lists; it counts all of them. */
export const MAX_REPORTED_ERRORS = 1_000;

/** What is wrong with one field of one row; the head of the file is row 1. */
export interface RowError {
  row: number;
  field: string;
  message: string;
}

/** What an import did, or would do. */
export interface ImportReport {
  /** Products in the file. */
  rows: number;
  /** Those without an error. */
  valid: number;
  /** All of them, or 0. */
  added: number;
  /** The first errors, by row. */
  errors: RowError[];
  /** How many errors there are in all. */
  errorCount: number;
}
