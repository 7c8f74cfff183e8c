/**
 * The positions at which a spreadsheet may read a formula: at the beginning of a text, and after a character at which some
 * spreadsheets split the line, even inside quotation marks. Quotes and spaces before the formula, and full-width forms,
 * count too.
 */
const FORMULA = String.raw`(?:(?<=^|[;\t\r\n])(?=["' \u00a0]*[=+\-@＝＋－＠])|^(?=["' \u00a0]*[\t\r\n]))`;
const UNSAFE = new RegExp(FORMULA, "g");
const NEUTRALISED = new RegExp(`${FORMULA}'`, "g");

/** Converts a text to a cell without formulas: adds an apostrophe before each (ADR-0049). */
export function neutralise(text: string): string {
  return text.replace(UNSAFE, "'");
}

/** The text of a cell: the inverse of `neutralise`. */
export function restore(cell: string): string {
  return cell.replace(NEUTRALISED, "");
}

const WITH_COMMA = /^-?\d+(?:[.,](\d+))?$/;

/** A plain number. In files without commas between cells, a comma may be the decimal separator, as in most of Europe. */
const PLAIN: Record<Delimiter, RegExp> = {
  ",": /^-?\d+(?:\.(\d+))?$/,
  ";": WITH_COMMA,
  "\t": WITH_COMMA,
};

/** The detected delimiters, with their names in messages. */
export const delimiters = [",", ";", "\t"] as const;

/** The delimiter of cells. */
export type Delimiter = (typeof delimiters)[number];

/**
 * The number in a cell, or the unchanged cell if it contains none. `1.500` is ambiguous and not read as a number: it means
 * 1.5 in some countries and 1,500 in others.
 */
export function numberIn(cell: string, delimiter: Delimiter): number | string {
  const [plain, decimals = ""] = PLAIN[delimiter].exec(cell.trim()) ?? [];
  return plain === undefined || /^\d{2,}0$/.test(decimals) ? cell : Number(plain.replace(",", "."));
}
