const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const shortMonth = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const longMonth = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** A day for an axis or a row: "Nov 21". */
export function formatShortDay(day: string): string {
  return shortDay.format(new Date(day));
}

/** A month ("2026-11") for an axis: "Nov". */
export function formatShortMonth(month: string): string {
  return shortMonth.format(new Date(month));
}

/** A month ("2026-11") for a row: "November 2026". */
export function formatMonth(month: string): string {
  return longMonth.format(new Date(month));
}
