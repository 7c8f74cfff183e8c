import type { PossibleArrival } from "./arrival";

// Only pages that show such days load this module, so that it needn't wait for the first use.
const monthDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** Formats a day or a range of days without the year: "Nov 30", "Dec 2 – 4", "Nov 30 – Dec 2". */
export function formatMonthDay(from: string, to = from): string {
  const days = monthDay.formatRange(new Date(from), new Date(to));
  return days.replace(/\s/g, " "); // thin spaces only in some browsers
}

/** Formats the days of an arrival; null if they are unknown. */
export function formatArrival({ arrivesFrom, arrivesTo }: PossibleArrival): string | null {
  return arrivesFrom && arrivesTo && formatMonthDay(arrivesFrom, arrivesTo);
}
