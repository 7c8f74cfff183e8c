/** Characters that a spreadsheet reads as the start of a formula, including full-width forms, or ignores before one. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Turns a text into a cell that no spreadsheet reads as a formula: adds an apostrophe if it begins like one (ADR-0010). */
export function neutralise(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text of a cell: the inverse of `neutralise`. */
export function restore(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** A plain number; in files with semicolons the decimal separator may be a comma, as in most of Europe. */
const PLAIN: Record<Delimiter, RegExp> = { ",": /^-?\d+(?:\.(\d+))?$/, ";": /^-?\d+(?:[.,](\d+))?$/ };

/** The delimiter of cells. */
export type Delimiter = "," | ";";

/**
 * The number of a cell, or the unchanged cell if it contains none. `1.500` is not a number, because it means 1.5 in some
 * countries and 1,500 in others.
 */
export function numberIn(cell: string, delimiter: Delimiter): number | string {
  const [plain, decimals = ""] = PLAIN[delimiter].exec(cell.trim()) ?? [];
  return plain === undefined || /^\d{2,}0$/.test(decimals) ? cell : Number(plain.replace(",", "."));
}
