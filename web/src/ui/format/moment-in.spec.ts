import { formatMomentIn } from "./moment-in";

it.each([
  ["UTC", "Nov 21, 2026, 10:55 AM UTC"],
  ["Europe/Berlin", "Nov 21, 2026, 11:55 AM CET"],
  ["America/New_York", "Nov 21, 2026, 5:55 AM EST"],
  ["Australia/Sydney", "Nov 21, 2026, 9:55 PM AEDT"],
  ["Asia/Kolkata", "Nov 21, 2026, 4:25 PM IST"],
  ["Asia/Tokyo", "Nov 21, 2026, 7:55 PM GMT+9"],
])("names the time zone %s", (timeZone, text) => {
  expect(formatMomentIn("2026-11-21T10:55:00Z", timeZone).replaceAll("\u202f", " ")).toBe(text);
});
