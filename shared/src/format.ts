import { formatTag, perLocale } from "./locale";
import { timeFormat, zoneOf } from "./time/time-format";

/**
 * Returns a function that formats instants in a time zone, by default the shop's, so that server and browser render them
 * equally. A day ("2026-11-30") or a month is the same in every zone.
 */
export const dateFormat =
  (options: Intl.DateTimeFormatOptions) =>
  (date: string | Date, timeZone?: string): string =>
    timeFormat(options, zoneOf(date, timeZone)).format(new Date(date));

/** Formats a day: "March 16, 2022". */
export const formatDay = dateFormat({ dateStyle: "long" });

const numberFormat = perLocale(() => new Intl.NumberFormat(formatTag()));

/** Formats a number with separators: "12,345". */
export function formatNumber(count: number): string {
  return numberFormat().format(count);
}
