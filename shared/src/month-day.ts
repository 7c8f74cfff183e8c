import type { PossibleArrival } from "./arrival";
import { timeFormat, zoneOf } from "./time/time-format";

/** Formats a day or a range of days without the year: "Nov 30", "Dec 2 – 4", "Nov 30 – Dec 2". */
export function formatMonthDay(from: string, to = from): string {
  const format = timeFormat({ month: "short", day: "numeric" }, zoneOf(from));
  const days = format.formatRange(new Date(from), new Date(to));
  return days.replace(/\s/g, " "); // thin spaces only in some browsers
}

/** Formats the days of an arrival; null if they are unknown. */
export function formatArrival({ arrivesFrom, arrivesTo }: PossibleArrival): string | null {
  return arrivesFrom && arrivesTo && formatMonthDay(arrivesFrom, arrivesTo);
}
