import { addDays, dayOf, isDay, startOfDay } from "./days";

it("knows the days of the calendar", () => {
  expect(["2026-11-22", "2028-02-29"].every(isDay)).toBe(true);
  expect(["2026-02-29", "2026-13-01", "1926-11-22", "26-11-22", "today", ""].some(isDay)).toBe(false);
});

it("counts days over the ends of months, years and summer time", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(addDays("2026-03-29", 1)).toBe("2026-03-30");
  expect(addDays("2026-11-22", -6)).toBe("2026-11-16");
});

it("begins a day at midnight of the browser's time zone", () => {
  const start = new Date(startOfDay("2026-11-22"));
  expect(start).toEqual(new Date(2026, 10, 22));
  expect(dayOf(start)).toBe("2026-11-22");
  expect(dayOf(new Date(start.getTime() - 1))).toBe("2026-11-21");
});
