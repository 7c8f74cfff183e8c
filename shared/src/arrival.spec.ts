import { arrivalOf } from "./arrival";
import { setLocale } from "./locale";
import { formatArrival } from "./month-day";

/** The arrival of an order of this day with delivery in `daysMin` to `daysMax` working days. */
function arrival(day: string, daysMin: number | null, daysMax: number | null): string | null {
  const found = arrivalOf({ daysMin, daysMax }, new Date(`${day}T23:30:00Z`));
  return found && formatArrival(found);
}

it("counts working days from the day of the order", () => {
  expect(arrival("2026-11-30", 2, 4)).toBe("Dec 2 – 4"); // a Monday
  expect(arrival("2026-11-26", 1, 2)).toBe("Nov 27 – 30"); // a Thursday
  expect(arrival("2026-11-25", 3, 5)).toBe("Nov 30 – Dec 2");
});

it("begins to count on Monday for an order of a weekend", () => {
  expect(arrival("2026-11-28", 1, 1)).toBe("Nov 30");
  expect(arrival("2026-11-29", 1, 6)).toBe("Nov 30 – Dec 7");
});

it("delivers on the same day, if it is a working day", () => {
  expect(arrival("2026-11-27", 0, 0)).toBe("Nov 27");
  expect(arrival("2026-11-28", 0, 0)).toBe("Nov 30");
});

it("passes the end of a year", () => expect(arrival("2026-12-31", 1, 10)).toBe("Jan 1 – 14"));

it("names one day if the shop states one bound, and none without bounds", () => {
  expect(arrival("2026-11-30", null, 2)).toBe("Dec 2");
  expect(arrival("2026-11-30", 2, null)).toBe("Dec 2");
  expect(arrival("2026-11-30", null, null)).toBeNull();
});

describe("of a shop elsewhere", () => {
  afterEach(() => setLocale({ currency: "USD", language: "en", timeZone: "UTC" }));

  it("counts from the day in the shop's time zone", () => {
    setLocale({ currency: "USD", language: "en", timeZone: "Pacific/Kiritimati" });
    expect(arrival("2026-11-26", 0, 0)).toBe("Nov 27");
    expect(arrival("2026-11-27", 0, 0)).toBe("Nov 30"); // a Saturday there
    setLocale({ currency: "USD", language: "en", timeZone: "America/New_York" });
    expect(arrival("2026-11-27", 0, 0)).toBe("Nov 27");
  });

  it("is written in the shop's language", () => {
    setLocale({ currency: "EUR", language: "de", timeZone: "Europe/Berlin" });
    expect(arrival("2026-11-29", 2, 4)).toBe("2.–4. Dez.");
    expect(arrival("2026-11-25", 2, 4)).toBe("30. Nov. – 2. Dez.");
  });
});
