import { formatTag, locale } from "../locale";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format in a time zone. Created at first use: the browser loads the language's rules, which takes a phone 10 to 50 ms. */
export function timeFormat(
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
  tag = formatTag(),
): Intl.DateTimeFormat {
  const key = JSON.stringify([options, timeZone, tag]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone });
  formats.set(key, format);
  return format;
}

/** The time zone in which a date is written, by default the shop's. A day ("2026-11-30") or a month has none. */
export const zoneOf = (date: string | Date, timeZone = locale().timeZone): string =>
  typeof date === "string" && date.length <= "2026-11-30".length ? "UTC" : timeZone;
