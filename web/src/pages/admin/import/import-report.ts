/** An error in one field of one row; the header is row 1. */
export interface RowError {
  row: number;
  field: string;
  message: string;
}

/** The shop's report on a CSV file: how many products it adds, and the errors in it. */
export interface ImportReport {
  rows: number;
  valid: number;
  added: number;
  errorCount: number;
  errors: RowError[];
  unknownColumns: string[];
}

/** The result of sending a CSV file: a report, or why there is none. */
export type ImportResult = { report: ImportReport } | { failure: string };

const unreadable = "The file could not be read. Choose it once more, or try again in a moment.";

/** Another import is running, or too many were sent; the response says which. */
const busyStatuses = new Set([409, 429]);

interface Problem {
  detail?: string;
  errors?: { field: string; message: string }[];
}

/** Parses the response to a CSV file. */
export async function parseImportResponse(response: Response): Promise<ImportResult> {
  const body = (await response.json()) as Problem & ImportReport;
  if (response.ok || response.status === 422)
    return { report: { ...body, unknownColumns: body.unknownColumns ?? [] } };
  if (response.status === 413) return { failure: tooLarge };
  if (busyStatuses.has(response.status)) return { failure: body.detail ?? unreadable };
  const words = (body.errors ?? []).map(({ field, message }) =>
    field === "file" ? `The file ${message}.` : `The column “${field}” ${message}.`,
  );
  return { failure: words.join(" ") || unreadable };
}

/** The largest accepted CSV file, in bytes. */
export const maxFileBytes = 64 * 1024 * 1024;

/** The message for a larger file. */
export const tooLarge = "The file has more than 64 MB. Split it into several.";

/** The message where no response came. */
export const unsent = unreadable;

/** The columns of a CSV file, in the order of an export. */
export const csvColumns = ["name", "description", "price", "image", "rating", "countInStock"] as const;

/** A template: the header and one example. */
export const template = `${csvColumns.join(",")}\r\nExample item,"What it is, in a few words.",19.99,/pictures/example.svg,4.5,10\r\n`;
