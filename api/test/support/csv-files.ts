import type { ImportPlan } from "@shop/shared/schemas/import-report";
import { detailColumns } from "../../src/rest/spreadsheets/product-columns";
import type { Caller } from "./caller";

/** The header of a CSV file of products. */
export const HEADER = "name,description,price,image,rating,countInStock";

/** The header of an exported file of a shop without attributes. */
export const EXPORTED = `${HEADER},${detailColumns.join(",")}`;

/** A product's CSV row with default cells. The caller quotes texts. */
export function csvRow(
  name: string,
  wanted: Partial<Record<"description" | "price" | "rating", string>> = {},
) {
  const { description = "A thing.", price = "9.5", rating = "4" } = wanted;
  return [name, description, price, "/pictures/a.svg", rating, "5"].join(",");
}

/** A complete sheet with this many products. */
export const productRows = (count: number) => [
  HEADER,
  ...Array.from({ length: count }, (_, n) => csvRow(`Bulk ${n}`)),
];

/** The report of an import, accepted or refused; an import that updates products reports its plan. */
export interface Report {
  plan?: ImportPlan;
  changed?: number;
  changeSet?: string;
  rows: number;
  valid: number;
  added: number;
  errorCount: number;
  errors: { row: number; field: string; message: string }[];
  unknownColumns: string[];
  ignored: Report["errors"];
  detail: string;
}

/** Uploads a CSV file; with `dryRun` nothing changes. */
export function sendCsv(caller: Caller, sheet: string | string[], query = "") {
  const text = typeof sheet === "string" ? sheet : sheet.join("\n");
  return caller.post<Report>(`/imports/products${query}`, text, { "content-type": "text/csv" });
}
