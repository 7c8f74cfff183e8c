import { dayAt, instantOf } from "@shop/shared/time/zoned-time";
import { adminTimeZone } from "../browser/time-zone";

const dayPattern = /^20\d\d-[01]\d-[0-3]\d$/;

const textOf = (day: Date) => day.toISOString().slice(0, 10);

/** Whether a text is a calendar day of this century: "2026-11-22". */
export function isDay(text: string): boolean {
  const day = new Date(text);
  return dayPattern.test(text) && !Number.isNaN(day.getTime()) && textOf(day) === text;
}

/** The calendar day of an instant in the admins' time zone. */
export const dayOf = (instant: Date): string => dayAt(instant, adminTimeZone());

/** The day `days` later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return textOf(date);
}

/** The instant at which a day begins in the admins' time zone, in the API's format. */
export function startOfDay(day: string): string {
  return instantOf(`${day}T00:00`, adminTimeZone()).toISOString();
}
