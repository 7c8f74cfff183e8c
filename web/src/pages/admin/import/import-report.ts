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
export type Checked = { report: ImportReport } | { fault: string };

const unread = "The file could not be read. Choose it once more, or try again in a moment.";

/** Another import is running, or many were sent: the shop says so in words. */
const waits = new Set([409, 429]);

interface Problem {
  detail?: string;
  errors?: { field: string; message: string }[];
}

/** Reads the shop's answer to a sheet. */
export async function readAnswer(answer: Response): Promise<Checked> {
  const body = (await answer.json()) as Problem & ImportReport;
  if (answer.ok || answer.status === 422)
    return { report: { ...body, unknownColumns: body.unknownColumns ?? [] } };
  if (answer.status === 413) return { fault: tooLarge };
  if (waits.has(answer.status)) return { fault: body.detail ?? unread };
  const words = (body.errors ?? []).map(({ field, message }) =>
    field === "file" ? `The file ${message}.` : `The column “${field}” ${message}.`,
  );
  return { fault: words.join(" ") || unread };
}

/** The largest sheet that the shop takes, in bytes. */
export const maxFileBytes = 64 * 1024 * 1024;

/** Said of a larger one. */
export const tooLarge = "The file has more than 64 MB. Split it into several.";

/** Said where no answer came. */
export const unsent = unread;

/** The columns of a sheet, in the order of an export. */
export const csvColumns = ["name", "description", "price", "image", "rating", "countInStock"] as const;

/** A sheet to start from: its head and one item. */
export const template = `${csvColumns.join(",")}\r\nExample item,"What it is, in a few words.",19.99,/pictures/example.svg,4.5,10\r\n`;
