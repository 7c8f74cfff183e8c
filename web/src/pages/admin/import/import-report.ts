/** What is wrong with one field of one row; the head of the sheet is row 1. */
export interface RowError {
  row: number;
  field: string;
  message: string;
}

/** What the shop says of a sheet: what it would add, or has added, and what has to be mended first. */
export interface ImportReport {
  rows: number;
  valid: number;
  added: number;
  errorCount: number;
  errors: RowError[];
  unknownColumns: string[];
}

/** What came of sending a sheet: a report, or why there is none. */
export type ImportResult = { report: ImportReport } | { fault: string };

const unreadable = "The file could not be read. Choose it once more, or try again in a moment.";

/** Another import is running, or many were sent: the shop says so in words. */
const busyStatuses = new Set([409, 429]);

interface Problem {
  detail?: string;
  errors?: { field: string; message: string }[];
}

/** Reads the shop's answer to a sheet. */
export async function parseImportResponse(response: Response): Promise<ImportResult> {
  const body = (await response.json()) as Problem & ImportReport;
  if (response.ok || response.status === 422)
    return { report: { ...body, unknownColumns: body.unknownColumns ?? [] } };
  if (response.status === 413) return { fault: tooLarge };
  if (busyStatuses.has(response.status)) return { fault: body.detail ?? unreadable };
  const words = (body.errors ?? []).map(({ field, message }) =>
    field === "file" ? `The file ${message}.` : `The column “${field}” ${message}.`,
  );
  return { fault: words.join(" ") || unreadable };
}

/** The largest sheet that the shop takes, in bytes. */
export const maxFileBytes = 64 * 1024 * 1024;

/** Said of a larger one. */
export const tooLarge = "The file has more than 64 MB. Split it into several.";

/** Said where no answer came. */
export const unsent = unreadable;

/** The columns of a sheet, in the order of an export. */
export const csvColumns = ["name", "description", "price", "image", "rating", "countInStock"] as const;

/** A sheet to start from: its head and one item. */
export const template = `${csvColumns.join(",")}\r\nExample item,"What it is, in a few words.",19.99,/pictures/example.svg,4.5,10\r\n`;
