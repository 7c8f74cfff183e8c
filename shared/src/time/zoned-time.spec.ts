import { clockTimeAt, dayAt, instantOf } from "./zoned-time";

it("tells the day and the time on the clocks of a zone", () => {
  const at = new Date("2026-12-31T23:30:07.999Z");
  expect(clockTimeAt(at, "UTC")).toBe("2026-12-31T23:30:07");
  expect(clockTimeAt(at, "Europe/Berlin")).toBe("2027-01-01T00:30:07");
  expect(dayAt(at, "Pacific/Kiritimati")).toBe("2027-01-01");
  expect(dayAt(at, "America/New_York")).toBe("2026-12-31");
});

it.each([
  ["2026-11-22T10:55", "UTC", "2026-11-22T10:55:00.000Z"],
  ["2026-11-22T00:00", "Pacific/Kiritimati", "2026-11-21T10:00:00.000Z"],
  ["2026-07-01T00:00", "Asia/Kathmandu", "2026-06-30T18:15:00.000Z"],
  // a day of 23 hours, and one of 25
  ["2026-03-29T00:00", "Europe/Berlin", "2026-03-28T23:00:00.000Z"],
  ["2026-03-30T00:00", "Europe/Berlin", "2026-03-29T22:00:00.000Z"],
  ["2026-10-25T00:00", "Europe/Berlin", "2026-10-24T22:00:00.000Z"],
  ["2026-10-26T00:00", "Europe/Berlin", "2026-10-25T23:00:00.000Z"],
  // skipped times, among them midnights; the day then starts at one o'clock
  ["2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
  ["2026-09-06T00:00", "America/Santiago", "2026-09-06T04:00:00.000Z"],
  ["2026-03-29T00:00", "Asia/Beirut", "2026-03-28T22:00:00.000Z"],
  // repeated times, among them a midnight
  ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
  ["2026-11-01T00:00", "America/Havana", "2026-11-01T04:00:00.000Z"],
  ["2026-10-25T00:00", "Asia/Beirut", "2026-10-24T22:00:00.000Z"],
])("finds the instant of %s in %s", (time, timeZone, instant) => {
  expect(instantOf(time, timeZone).toISOString()).toBe(instant);
});

it("begins every day of a year where the day before ends", () => {
  for (const timeZone of ["America/Santiago", "Asia/Beirut", "America/Havana", "Australia/Lord_Howe"])
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 24 * 3_600_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      const start = instantOf(`${day}T00:00`, timeZone);
      expect([dayAt(start, timeZone), dayAt(new Date(start.getTime() - 1), timeZone) < day]).toEqual([
        day,
        true,
      ]);
    }
});

it.each(["", "2026-02-29T25:00", "today", "275760-12-31T00:00", "999999-01-01T00:00"])(
  "finds no instant of %j",
  (time) => expect(instantOf(time, "Europe/Berlin").getTime()).toBeNaN(),
);
