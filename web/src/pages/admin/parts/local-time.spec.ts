import { setLocale } from "@shop/shared/locale";
import { foreignTimeZone, fromLocalTime, isFutureOrEmpty, toLocalTime } from "./local-time";

afterEach(() => setLocale({ currency: "USD", language: "en", timeZone: "UTC" }));

it("reads and writes times of the shop's time zone, and names it if the browser has another", () => {
  expect(foreignTimeZone()).toBeNull();
  setLocale({ currency: "USD", language: "en", timeZone: "America/Santiago" });
  expect(foreignTimeZone()).toBe("America/Santiago");
  expect(toLocalTime("2026-09-06T12:00:00Z")).toBe("2026-09-06T09:00");
  expect(fromLocalTime("2026-09-06T09:00")).toBe("2026-09-06T12:00:00.000Z");
});

it("keeps the second of two equal times after summer if it isn't changed", () => {
  setLocale({ currency: "USD", language: "en", timeZone: "Europe/Berlin" });
  const second = "2026-10-25T01:30:00.000Z";
  expect(toLocalTime(second)).toBe("2026-10-25T02:30");
  expect(fromLocalTime("2026-10-25T02:30", second)).toBe(second);
  expect(fromLocalTime("2026-10-25T02:30")).toBe("2026-10-25T00:30:00.000Z");
});

it("knows whether a time is in the future, and that an impossible one isn't", () => {
  expect(["", "2090-11-30T10:00"].map(isFutureOrEmpty)).toEqual([true, true]);
  expect(["2020-11-30T10:00", "275760-12-31T00:00"].map(isFutureOrEmpty)).toEqual([false, false]);
});
