import { locale } from "./locale";
import { dayAt } from "./time/zoned-time";

/** A range of delivery days as shops state it; null if unknown. */
export interface DeliveryDays {
  daysMin: number | null;
  daysMax: number | null;
}

/** The first and the last day of an expected arrival: "2026-12-02". */
export interface Arrival {
  arrivesFrom: string;
  arrivesTo: string;
}

/** An arrival, or null for both days if it is unknown. */
export type PossibleArrival = { [Day in keyof Arrival]: string | null };

const isWeekend = (day: Date) => day.getUTCDay() % 6 === 0;

/** The day that is `count` working days (Monday to Friday) after a day; for 0 the first working day from it. */
function addWorkingDays(from: string, count: number): string {
  const day = new Date(from);
  let left = count;
  while (left > 0 || isWeekend(day)) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/** When a delivery arrives that is ordered at an instant, in working days; null if the shop states no days. */
export function arrivalOf({ daysMin, daysMax }: DeliveryDays, orderedAt: Date): Arrival | null {
  const least = daysMin ?? daysMax;
  const most = daysMax ?? daysMin;
  if (least === null || most === null) return null;
  const ordered = dayAt(orderedAt, locale().timeZone);
  return { arrivesFrom: addWorkingDays(ordered, least), arrivesTo: addWorkingDays(ordered, most) };
}
