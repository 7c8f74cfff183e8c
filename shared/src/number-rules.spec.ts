import { amountBounds } from "./bounds";
import { setLocale } from "./locale";
import { numberRuleTexts as germanTexts } from "./messages/de/rules";
import { productFormTexts } from "./messages/en/admin-items";
import { isWithinBounds, numberRuleOf, parseDecimal } from "./number-rules";

const price = amountBounds(0.01, 999_999.99);

afterEach(() => setLocale({ currency: "USD", language: "en", timeZone: "UTC" }));

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

it.each([
  ["USD", "In dollars: 49.90", "must be a number from 0.01 to 999999.99 in whole cents"],
  ["EUR", "In EUR: 49.90", "must be a number from 0.01 to 999999.99 with at most 2 decimals"],
  ["JPY", "In JPY: 50", "must be a whole number from 1 to 99999999"],
  ["KWD", "In KWD: 49.900", "must be a number from 0.001 to 99999.999 with at most 3 decimals"],
])("names %s and its decimals at a price", (currency, hint, message) => {
  setLocale({ currency, language: "en", timeZone: "UTC" });
  expect([productFormTexts.priceHint, numberRuleOf(price)]).toEqual([hint, message]);
});

it("names the decimals of the currency in German", () => {
  setLocale({ currency: "KWD", language: "de", timeZone: "UTC" });
  expect(germanTexts.money(price.min, price.max)).toBe(
    "muss ein Betrag von 0,001 bis 99.999,999 mit höchstens 3 Nachkommastellen sein",
  );
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
