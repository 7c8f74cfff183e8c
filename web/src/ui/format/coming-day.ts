import { dateFormat } from "@shop/shared/format";
import { formatMonthDay } from "@shop/shared/month-day";
import { formatShortDay } from "./format";

const yearOf = dateFormat({ year: "numeric" });

/** A future instant as a day, with the year unless it is the current one: "Nov 30". */
export function formatComingDay(instant: string): string {
  return yearOf(instant) === yearOf(new Date()) ? formatMonthDay(instant) : formatShortDay(instant);
}
