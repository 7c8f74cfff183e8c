import { setLocale } from "@shop/shared/locale";
import { formatComingDay } from "./coming-day";
import { dayOf, startOfDay } from "./days";
import { formatNumber, formatShortDay } from "./format";

afterEach(() => setLocale({ currency: "USD", language: "en", timeZone: "UTC" }));

describe("in a shop with a time zone", () => {
  beforeEach(() => setLocale({ currency: "USD", language: "en", timeZone: "America/Santiago" }));

  it("a day begins at the shop's midnight, or with its first instant where clocks skip it", () => {
    expect(startOfDay("2026-09-05")).toBe("2026-09-05T04:00:00.000Z");
    expect(startOfDay("2026-09-06")).toBe("2026-09-06T04:00:00.000Z");
    expect(dayOf(new Date("2026-09-06T03:59:59Z"))).toBe("2026-09-05");
  });

  it("an instant is a day there", () => {
    expect(formatShortDay("2026-11-30T02:00:00Z")).toBe("Nov 29, 2026");
  });
});

it("names the year of a coming day unless it is this year in the shop's time zone", () => {
  jest.useFakeTimers({ now: new Date("2026-12-31T20:00:00Z") });
  expect(formatComingDay("2027-01-05T12:00:00Z")).toBe("Jan 5, 2027");
  setLocale({ currency: "USD", language: "en", timeZone: "Pacific/Kiritimati" });
  expect(formatComingDay("2027-01-05T12:00:00Z")).toBe("Jan 6");
  jest.useRealTimers();
});

it("writes German numbers and days", () => {
  setLocale({ currency: "EUR", language: "de", timeZone: "Europe/Berlin" });
  expect(formatNumber(12_345)).toBe("12.345");
  expect(formatShortDay("2026-11-30T23:30:00Z")).toBe("01.12.2026");
});
