const dayPattern = /^20\d\d-[01]\d-[0-3]\d$/;

/** Whether a text is a calendar day of this century: "2026-11-22". */
export function isDay(text: string): boolean {
  return dayPattern.test(text) && dayOf(new Date(`${text}T12:00`)) === text;
}

/** The calendar day of an instant in the browser's time zone, which for the shop's staff is the shop's. */
export function dayOf(instant: Date): string {
  const parts = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** The day `days` later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  const noon = new Date(`${day}T12:00`);
  noon.setDate(noon.getDate() + days);
  return dayOf(noon);
}

/** The instant at which a day begins in the browser's time zone, in the API's format. */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00`).toISOString();
}
