import fc from "fast-check";
import { setLocale } from "@shop/shared/locale";
import { minorUnits } from "@shop/shared/money";
import { changePrice, roundPrice } from "./change-prices";

const inCurrency = (currency: string) => setLocale({ currency, language: "en", timeZone: "UTC" });
afterEach(() => inCurrency("USD"));

describe("changePrice", () => {
  it.each([
    [1000, { percent: 10 }, 1100],
    [1000, { percent: -12.5 }, 875],
    [999, { percent: -50 }, 500],
    [1, { percent: 49.99 }, 1],
    [99_999_999, { percent: 1_000 }, 1_099_999_989],
    [1990, { amount: 0.1 }, 2000],
    [1990, { amount: -19.91 }, -1],
  ])("makes of %d cents with %j %d", (minor, change, expected) => {
    expect(changePrice(minor, change)).toBe(expected);
  });

  const minor = fc.integer({ min: 1, max: 99_999_999 });
  const percent = fc.integer({ min: -9_999, max: 100_000 }).filter((hundredths) => hundredths !== 0);

  it("is never more than half a cent away from the exact price", () => {
    fc.assert(
      fc.property(minor, percent, (price, hundredths) => {
        const changed = BigInt(changePrice(price, { percent: hundredths / 100 }));
        const exact = BigInt(price) * BigInt(10_000 + hundredths); // in ten thousandths of a cent
        const distance = changed * 10_000n - exact;
        return distance <= 5_000n && distance >= -5_000n;
      }),
    );
  });

  it.each(["USD", "JPY", "KWD"])(
    "undoes a raise by an amount of %s with a reduction by the same",
    (currency) => {
      inCurrency(currency);
      fc.assert(
        fc.property(minor, minor, (price, change) => {
          const raised = changePrice(price, { amount: change / minorUnits() });
          return changePrice(raised, { amount: -change / minorUnits() }) === price;
        }),
      );
    },
  );
});

describe("roundPrice", () => {
  it.each([
    [1_230, "CENTS_95", undefined, 1_195],
    [1_244, "CENTS_95", undefined, 1_195],
    [1_245, "CENTS_95", undefined, 1_295],
    [1_295, "CENTS_95", undefined, 1_295],
    [1_000, "CENTS_99", undefined, 999],
    [1_249, "CENTS_99", undefined, 1_299],
    [1, "CENTS_95", undefined, 95],
    [1, "CENTS_99", undefined, 99],
    [99_999_999, "CENTS_95", undefined, 99_999_995],
    [985, "CENTS_95", 995, 895],
    [985, "CENTS_95", 996, 995],
  ] as const)("rounds %d cents to %s, below %p, as %d", (minor, ending, below, expected) => {
    expect(roundPrice(minor, ending, below)).toBe(expected);
  });

  it.each([
    ["USD", 100],
    ["JPY", 100],
    ["KWD", 1_000],
  ])(
    "never moves a price in %s by more than half a step, but the least, and never to 0",
    (currency, step) => {
      inCurrency(currency);
      const property = fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom("CENTS_95" as const, "CENTS_99" as const),
        (minor, ending) => {
          const rounded = roundPrice(minor, ending);
          expect(rounded % step).toBe((Number(ending.slice(-2)) * step) / 100);
          expect(rounded).toBeGreaterThan(0);
          if (minor > step / 2) expect(Math.abs(rounded - minor)).toBeLessThanOrEqual(step / 2);
          expect(roundPrice(rounded, ending)).toBe(rounded);
        },
      );
      fc.assert(property);
    },
  );
});
