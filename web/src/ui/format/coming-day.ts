import { once } from "@shop/shared/once";
import { formatShortDay } from "./format";

const dayFormat = once(
  () => new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }),
);

/** A future instant as a day, with the year unless it is the current one: "Nov 30". */
export function formatComingDay(instant: string): string {
  const isThisYear = new Date(instant).getUTCFullYear() === new Date().getUTCFullYear();
  return isThisYear ? dayFormat().format(new Date(instant)) : formatShortDay(instant);
}
