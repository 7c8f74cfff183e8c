import { MAX_SEARCH } from "@shop/shared/lists";
import { BadUserInput } from "../../errors";

/** The trimmed search text; undefined if it is empty. Throws BadUserInput if it is out of bounds. */
export function checkSearch(search: string | null | undefined, field = "search"): string | undefined {
  const text = search?.trim();
  if (!text) return undefined;
  if (text.length <= MAX_SEARCH && !text.includes("\0")) return text;
  throw new BadUserInput([{ field, message: `must be at most ${MAX_SEARCH} characters of plain text` }]);
}

/** The LIKE pattern that finds this literal text anywhere. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
