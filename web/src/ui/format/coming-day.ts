import { formatMonthDay } from "@shop/shared/month-day";
import { formatShortDay } from "./format";

/** A future instant as a day, with the year unless it is the current one: "Nov 30". */
export function formatComingDay(instant: string): string {
  const isThisYear = new Date(instant).getUTCFullYear() === new Date().getUTCFullYear();
  return isThisYear ? formatMonthDay(instant) : formatShortDay(instant);
}
