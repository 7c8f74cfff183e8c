import { importTexts as texts } from "@shop/shared/messages/en/admin-catalogue";
import { megabytes } from "@shop/shared/bytes";
import { MAX_CSV_BYTES, productColumns } from "@shop/shared/product-csv";
import type { ImportReport as AnyImportReport } from "@shop/shared/schemas/import-report";

/** The server's report on a CSV file that may update products: additions, changes and errors. */
export type ImportReport = AnyImportReport & Required<Pick<AnyImportReport, "plan" | "changed">>;

/**
 * The result of sending a CSV file: a report, the reason why there is none, or a notice that products have changed since
 * the preview.
 */
export type ImportResult = { report: ImportReport } | { failure: string } | { isOutdated: true };

/** Another import is running, or too many were sent; the response tells which. */
const busyStatuses = new Set([409, 429]);

interface Problem {
  code?: string;
  detail?: string;
  errors?: { field: string; message: string }[];
}

/** Parses the response to a CSV file. */
export async function parseImportResponse(response: Response): Promise<ImportResult> {
  const body = (await response.json()) as Problem & ImportReport;
  if (response.ok || response.status === 422)
    return { report: { ...body, unknownColumns: body.unknownColumns ?? [] } };
  if (body.code === "IMPORT_OUTDATED") return { isOutdated: true };
  if (response.status === 413) return { failure: tooLarge };
  if (busyStatuses.has(response.status)) return { failure: body.detail ?? texts.unreadable };
  const words = (body.errors ?? []).map(({ field, message }) =>
    field === "file" ? texts.fileProblem(message) : texts.columnProblem(field, message),
  );
  return { failure: words.join(" ") || texts.unreadable };
}

/** The error of an oversized file. */
export const tooLarge = texts.tooLarge(megabytes(MAX_CSV_BYTES));

/** A template: the header and an example row. */
export const template = `${productColumns.join(",")}\r\n${texts.example.name},"${texts.example.description}",19.99,/pictures/example.svg,4.5,10\r\n`;
