import { once } from "./once";

export { formatMoment } from "./moment";

// Created at first use: the browser loads the locale's rules, which takes a phone 10 to 50 ms.
const monthDayFormat = once(
  () => new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }),
);

/** Formats a day without its year: "Nov 30". */
export function formatMonthDay(instant: string): string {
  return monthDayFormat().format(new Date(instant));
}

/** Formats an amount in dollars with two decimals and the sign at the end: `12.5` is "12.50$" (spec §2). */
export function formatPrice(dollars: number): string {
  return `${dollars.toFixed(2)}$`;
}
