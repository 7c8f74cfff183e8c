import { once } from "./once";

/** The time zone of the shop: of its mails, and of the admin's pages. */
const SHOP_TIME_ZONE = "UTC";

// Created at first use: the browser loads the locale's rules, which takes a phone 10 to 50 ms.
const instantFormat = once(
  () =>
    new Intl.DateTimeFormat("en-US", {
      year: "numeric",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
      timeZone: SHOP_TIME_ZONE,
    }),
);
/** Formats an amount in major units with two decimals and the sign at the end: `12.5` is "12.50$" (spec §2). */
export function formatPrice(dollars: number): string {
  return `${dollars.toFixed(2)}$`;
}

/**
 * Formats an instant to the minute: "Nov 21, 2026, 10:55 AM UTC". Always in the shop's time zone, so that server and
 * browser render it equally.
 */
export function formatMoment(instant: string | Date): string {
  return instantFormat().format(new Date(instant));
}
