import type { OptionValue } from "@shop/shared/option-values";

/** The cell of a variant's values: `Dial colour=Blue; Strap=Steel`. A backslash stands before `;`, `=` and `\` in a text. */
export function optionCell(options: readonly string[], values: readonly string[]): string {
  return options.map((option, at) => `${escape(option)}=${escape(values[at] ?? "")}`).join("; ");
}

/** The values in a cell: the inverse of `optionCell`; undefined for any other text. */
export function optionsIn(cell: string): OptionValue[] | undefined {
  const found = partsOf(cell, ";")
    .filter((part) => part.trim() !== "")
    .map((part) => partsOf(part, "=").map(unescape));
  const isWhole = found.length > 0 && found.every(({ length }) => length === 2);
  return isWhole ? found.map(([option = "", value = ""]) => ({ option, value })) : undefined;
}

const escape = (text: string) => text.replace(/[\\;=]/g, String.raw`\$&`);
const unescape = (text: string) => text.replace(/\\([\\;=])/g, "$1").trim();

/** The parts between separators without a backslash. */
function partsOf(text: string, separator: ";" | "="): string[] {
  const parts = [""];
  for (const [piece] of text.matchAll(/\\[\\;=]|[^]/g)) {
    if (piece === separator) parts.push("");
    else parts[parts.length - 1] += piece;
  }
  return parts;
}
