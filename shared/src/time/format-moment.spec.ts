import { setLocale } from "../locale";
import { formatMoment } from "./format-moment";

it.each([
  ["UTC", "Nov 21, 2026, 10:55 AM UTC"],
  ["Europe/Berlin", "Nov 21, 2026, 11:55 AM CET"],
  ["America/New_York", "Nov 21, 2026, 5:55 AM EST"],
  ["Australia/Sydney", "Nov 21, 2026, 9:55 PM AEDT"],
  ["Asia/Kolkata", "Nov 21, 2026, 4:25 PM IST"],
  ["Asia/Tokyo", "Nov 21, 2026, 7:55 PM GMT+9"],
])("names the time zone %s", (timeZone, text) => {
  expect(formatMoment("2026-11-21T10:55:00Z", timeZone).replaceAll("\u202f", " ")).toBe(text);
});

describe("in German", () => {
  beforeAll(() => setLocale({ currency: "EUR", language: "de", timeZone: "Europe/Berlin" }));
  afterAll(() => setLocale({ currency: "USD", language: "en", timeZone: "UTC" }));

  it.each([
    ["Europe/Berlin", "21. Nov. 2026, 11:55 MEZ"],
    ["America/New_York", "21. Nov. 2026, 05:55 EST"],
    ["UTC", "21. Nov. 2026, 10:55 UTC"],
  ])("names the time zone %s", (timeZone, text) => {
    expect(formatMoment("2026-11-21T10:55:00Z", timeZone)).toBe(text);
  });
});
