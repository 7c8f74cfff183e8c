import type { Caller } from "./caller";

/** The head of a sheet of products. */
export const HEAD = "name,description,price,image,rating,countInStock";

/** The row of a product in a sheet, unremarkable unless told otherwise; texts are quoted by whoever tells. */
export function aRow(name: string, wanted: Partial<Record<"description" | "price" | "rating", string>> = {}) {
  const { description = "A thing.", price = "9.5", rating = "4" } = wanted;
  return [name, description, price, "/pictures/a.svg", rating, "5"].join(",");
}

/** What an import answers, or is refused with. */
export interface Report {
  rows: number;
  valid: number;
  added: number;
  errorCount: number;
  errors: { row: number; field: string; message: string }[];
  unknownColumns: string[];
  detail: string;
}

/** Sends a sheet; `dryRun` changes nothing. */
export function sendCsv(caller: Caller, sheet: string | string[], query = "") {
  const text = typeof sheet === "string" ? sheet : sheet.join("\n");
  return caller.post<Report>(`/imports/products${query}`, text, { "content-type": "text/csv" });
}
