import { once } from "@shop/shared/once";
import { formatShortDay } from "./format";

const dayFormat = once(
  () => new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }),
);

/** An instant to come as a day, with its year if that is another: "Nov 30". */
export function formatComingDay(instant: string): string {
  const isThisYear = new Date(instant).getUTCFullYear() === new Date().getUTCFullYear();
  return isThisYear ? dayFormat().format(new Date(instant)) : formatShortDay(instant);
}
