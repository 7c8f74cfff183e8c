import { countryName } from "./country-name";
import { formatDay, formatNumber } from "./format";
import { formatMonthDay } from "./month-day";
import { formatMoment } from "./time/format-moment";
import { setLocale } from "./locale";

const newYear = "2026-12-31T23:30:00Z";

const written = () => [
  formatMoment(newYear),
  formatDay(newYear),
  formatMonthDay(newYear),
  formatDay("2026-12-31"),
  formatNumber(12_345),
  countryName("DE"),
];

afterAll(() => setLocale({ currency: "USD", language: "en", timeZone: "UTC" }));

it("writes English in UTC by default", () => {
  expect(written()).toEqual([
    "Dec 31, 2026, 11:30 PM UTC",
    "December 31, 2026",
    "Dec 31",
    "December 31, 2026",
    "12,345",
    "Germany",
  ]);
});

it("writes instants in the shop's time zone, and keeps days as they are", () => {
  setLocale({ currency: "USD", language: "en", timeZone: "Europe/Berlin" });
  expect(written().slice(0, 4)).toEqual([
    "Jan 1, 2027, 12:30 AM CET",
    "January 1, 2027",
    "Jan 1",
    "December 31, 2026",
  ]);
  setLocale({ currency: "USD", language: "en", timeZone: "America/New_York" });
  expect(formatDay("2026-12-31")).toBe("December 31, 2026");
});

it("writes German", () => {
  setLocale({ currency: "EUR", language: "de", timeZone: "Europe/Berlin" });
  expect(written()).toEqual([
    "1. Jan. 2027, 00:30 MEZ",
    "1. Januar 2027",
    "1. Jan.",
    "31. Dezember 2026",
    "12.345",
    "Deutschland",
  ]);
});
