const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const instantFormat = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
  timeZone: "UTC",
});
const countFormat = new Intl.NumberFormat("en-US");
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** An amount in dollars as the shop writes it, two decimals and the sign behind: `12.5` is "12.50$" (spec §2). */
export function formatPrice(dollars: number): string {
  return `${dollars.toFixed(2)}$`;
}

/** An instant as a day: "March 16, 2022". In UTC, so that server and browser write the same. */
export function formatDay(instant: string | Date): string {
  return dayFormat.format(new Date(instant));
}

/** An instant to the minute: "Nov 21, 2026, 10:55 AM UTC". */
export function formatMoment(instant: string): string {
  return instantFormat.format(new Date(instant));
}

/** A count with separators: "12,345". */
export function formatNumber(count: number): string {
  return countFormat.format(count);
}

/** A count and its noun: "1 unit", "1,204 units". */
export function pluralize(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** A rating with one decimal: "4.5". */
export function formatRating(rating: number): string {
  return rating.toFixed(1);
}

/** Up to here the server counts, beyond it estimates. */
const maxExactCount = 10_000;

/** How many there are: "1,204", and "about 25,300" where that is an estimate. */
export function formatCount(count: number): string {
  return `${count > maxExactCount ? "about " : ""}${countFormat.format(count)}`;
}

const ascii = /^[\n\x20-\x7e]*$/;

/** The first `length` characters as a reader counts them, with an ellipsis if more follow; no emoji is torn apart. */
export function truncate(words: string, length: number): string {
  if (words.length <= length) return words;
  if (ascii.test(words.slice(0, length + 1))) return `${words.slice(0, length).trimEnd()}…`;
  let count = 0;
  for (const { index } of graphemes.segment(words)) {
    if (count++ === length) return `${words.slice(0, index).trimEnd()}…`;
  }
  return words;
}
