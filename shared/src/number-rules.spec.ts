import { amountBounds } from "./bounds";
import { isWithinBounds, numberRuleOf, parseDecimal } from "./number-rules";

const price = amountBounds(0.01, 999_999.99);

it.each([0.01, 12.5, 19.99, 999_999.99, 0.1 + 0.2, 1.1 * 3, 1e5])("takes %d as an amount", (amount) => {
  expect(isWithinBounds(amount, price)).toBe(true);
});

it.each([
  0,
  -0,
  1e-9,
  1e-12,
  0.009_999_99,
  19.999,
  1.005,
  0.010_000_001,
  -5,
  1e6,
  1e300,
  NaN,
  Infinity,
  -Infinity,
])("doesn't take %d as an amount", (amount) => {
  expect(isWithinBounds(amount, price)).toBe(false);
});

it("takes amounts below 0 where their bounds do", () => {
  const change = amountBounds(-10, 10);
  expect([-10, -0.01, 0].map((amount) => isWithinBounds(amount, change))).toEqual([true, true, true]);
  expect([-10.01, -0.001].map((amount) => isWithinBounds(amount, change))).toEqual([false, false]);
});

it.each([
  [price, "must be a number from 0.01 to 999999.99 in whole cents"],
  [{ min: 0, max: 5, decimals: 2 }, "must be a number from 0 to 5 with at most 2 decimals"],
  [{ min: 1, max: 100, decimals: 0 }, "must be a whole number from 1 to 100"],
])("says which numbers %j allow", (bounds, message) => {
  expect(numberRuleOf(bounds)).toBe(message);
});

it("takes exactly the decimals that a number may have", () => {
  const rating = { min: 0, max: 5, decimals: 2 };
  expect([4.25, 5].every((value) => isWithinBounds(value, rating))).toBe(true);
  expect([4.255, 0.1 + 0.2].some((value) => isWithinBounds(value, rating))).toBe(false);
});

it.each(["", " ", "abc", "1e2", "0x10", "1,5", "1.500,00", "5.", ".5", "NaN", "Infinity", "--1", "1 000"])(
  "reads no number from %j",
  (text) => {
    expect(parseDecimal(text)).toBeNaN();
  },
);

it("reads decimal notation", () => {
  expect(["12.50", " 3 ", "-0.5", "+7", "007"].map(parseDecimal)).toEqual([12.5, 3, -0.5, 7, 7]);
});
