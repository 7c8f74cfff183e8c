import fc from "fast-check";
import { roundPrice } from "./round-price";

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
] as const)("rounds %d cents to %s, below %p, as %d", (cents, ending, below, expected) => {
  expect(roundPrice(cents, ending, below)).toBe(expected);
});

it("never moves a price by more than half a dollar, but the least, and never to 0", () => {
  const property = fc.property(
    fc.integer({ min: 1, max: 99_999_999 }),
    fc.constantFrom("CENTS_95" as const, "CENTS_99" as const),
    (cents, ending) => {
      const rounded = roundPrice(cents, ending);
      expect(rounded % 100).toBe(Number(ending.slice(-2)));
      expect(rounded).toBeGreaterThan(0);
      if (cents > 50) expect(Math.abs(rounded - cents)).toBeLessThanOrEqual(50);
      expect(roundPrice(rounded, ending)).toBe(rounded);
    },
  );
  fc.assert(property);
});
