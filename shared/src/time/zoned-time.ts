import { timeFormat } from "./time-format";

const DAY_MS = 24 * 3_600_000;

/** The time on the clocks of a time zone at an instant: "2026-11-22T10:55:07". */
export const clockTimeAt = (instant: Date, timeZone: string): string =>
  // Swedish writes "2026-11-22 10:55:07"
  timeFormat({ dateStyle: "short", timeStyle: "medium" }, timeZone, "sv").format(instant).replace(" ", "T");

/** The calendar day of an instant in a time zone: "2026-11-22". */
export const dayAt = (instant: Date, timeZone: string): string =>
  clockTimeAt(instant, timeZone).split("T")[0] as string;

/**
 * The instant at which the clocks of a time zone show a time, such as "2026-11-22T10:55"; an invalid date for an invalid
 * time. Where clocks go back, the earlier of two instants; a time that they skip is counted from before the change, so
 * that a day without midnight starts with its first instant.
 */
export function instantOf(clockTime: string, timeZone: string): Date {
  const shown = Date.parse(`${clockTime}Z`);
  if (Number.isNaN(new Date(shown + DAY_MS).getTime())) return new Date(Number.NaN);
  const offsetAt = (at: number) =>
    Date.parse(`${clockTimeAt(new Date(at), timeZone)}Z`) - Math.floor(at / 1_000) * 1_000;
  const isRight = (at: number) => at + offsetAt(at) === shown;
  const before = shown - offsetAt(shown - DAY_MS);
  const after = shown - offsetAt(shown + DAY_MS);
  return new Date(isRight(after) && !isRight(before) ? after : before);
}
