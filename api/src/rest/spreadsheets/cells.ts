/** What a spreadsheet takes for the beginning of a formula, full-width forms included, or hides before one. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text as a cell that no spreadsheet takes for a formula: behind an apostrophe where it begins like one. */
export function neutralise(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that a cell stands for: what `neutralise` made, undone. */
export function restore(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** A plain number; beside semicolons its decimals may follow a comma, as they do in most of Europe. */
const PLAIN: Record<Delimiter, RegExp> = { ",": /^-?\d+(?:\.(\d+))?$/, ";": /^-?\d+(?:[.,](\d+))?$/ };

/** What stands between the cells of a row. */
export type Delimiter = "," | ";";

/**
 * The number that a cell holds, or the cell as it is where it holds none. `1.500` is none: it is one and a half to some
 * and fifteen hundred to others.
 */
export function numberIn(cell: string, delimiter: Delimiter): number | string {
  const [plain, decimals = ""] = PLAIN[delimiter].exec(cell.trim()) ?? [];
  return plain === undefined || /^\d{2,}0$/.test(decimals) ? cell : Number(plain.replace(",", "."));
}
