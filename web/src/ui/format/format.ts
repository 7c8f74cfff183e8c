import { dateFormat, formatDay, formatNumber } from "@shop/shared/format";
import { formatPrice } from "@shop/shared/money";
import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import { ratingText } from "@shop/shared/messages/en/common";
import { once } from "@shop/shared/once";

/** Firefox before 125 has no segmenter; there a character is a code point. */
const graphemes = once(() => ({
  segmenter: "Segmenter" in Intl ? new Intl.Segmenter("en", { granularity: "grapheme" }) : null,
}));

export { formatDay, formatNumber, formatPrice };

/** A rating with one decimal: "4.5". */
export const formatRating = ratingText;

/** An instant as a day, for tables: "Mar 16, 2022". */
export const formatShortDay = dateFormat({ dateStyle: "medium" });

/** The badge of a count: empty for zero, at most "99+" (spec §9). */
export function badgeText(count: number): string {
  if (count === 0) return "";
  return count > 99 ? "99+" : String(count);
}

/** A count of a list, as far as the server counts: "1,204", "10,000+". */
export function formatCount(count: number): string {
  const counted = formatNumber(Math.min(count, MAX_EXACT_COUNT));
  return count > MAX_EXACT_COUNT ? `${counted}+` : counted;
}

/** Letters of Western Europe, dashes and quotation marks: each is one character, so that no segmenter is needed. */
const simple = /^[\0-\u02ff\u2010-\u2027]*$/;

function charactersOf(words: string): Iterable<string> {
  const segments = graphemes().segmenter?.segment(words);
  return segments ? Array.from(segments, ({ segment }) => segment) : words;
}

/** The first `length` characters (grapheme clusters, so that no emoji is split), with an ellipsis if more follow. */
export function truncate(words: string, length: number): string {
  if (words.length <= length) return words;
  if (simple.test(words.slice(0, length + 1))) return `${words.slice(0, length).trimEnd()}…`;
  let count = 0;
  let end = 0;
  for (const character of charactersOf(words)) {
    if (count++ === length) return `${words.slice(0, end).trimEnd()}…`;
    end += character.length;
  }
  return words;
}
