import { BadUserInput } from "../errors";

/** The longest text that is searched for. */
export const MAX_SEARCH = 200;

/** The text to search for, trimmed; undefined where there is none. Throws BadUserInput for one out of bounds. */
export function checkSearch(search: string | null | undefined): string | undefined {
  const text = search?.trim();
  if (!text) return undefined;
  if (text.length <= MAX_SEARCH && !text.includes("\0")) return text;
  throw new BadUserInput([
    { field: "search", message: `must be at most ${MAX_SEARCH} characters of plain text` },
  ]);
}

/** The pattern for LIKE that finds this very text anywhere. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
