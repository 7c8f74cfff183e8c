const localMoment = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
const localMomentFormat = new Intl.DateTimeFormat("en-US", localMoment);
const localMomentOfYearFormat = new Intl.DateTimeFormat("en-US", { ...localMoment, year: "numeric" });

/**
 * An instant to the minute in the browser's time zone: "Nov 21, 10:55 AM", with the year unless it is the current one. Never use
 * it in server-rendered content.
 */
export function formatLocalMoment(instant: string): string {
  const at = new Date(instant);
  const thisYear = at.getFullYear() === new Date().getFullYear();
  return (thisYear ? localMomentFormat : localMomentOfYearFormat).format(at);
}
