import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setLocale, type Locale } from "./locale";
import { formatForeign, formatMinor, fromMinor, plainAmount, toMinor } from "./money";
import { parseTyped, typedAmount } from "./typed-number";

const usual: Locale = { currency: "USD", language: "en", timeZone: "UTC" };
afterEach(() => setLocale(usual));

it.each([
  ["USD", "en", "1250.50$", "1250.50"],
  ["EUR", "de", "1.250,50 €", "1250,50"],
  ["JPY", "en", "¥125,050", "125050"],
  ["KWD", "en", "KWD 125.050", "125.050"],
])("writes 125050 minor units of %s in the language %s", (currency, language, price, field) => {
  setLocale({ ...usual, currency, language });
  expect(formatMinor(125_050).replace(/\s/, " ")).toBe(price);
  expect(typedAmount(fromMinor(125_050))).toBe(field);
  expect(toMinor(parseTyped(field))).toBe(125_050);
  expect(toMinor(Number(plainAmount(fromMinor(125_050))))).toBe(125_050);
});

it.each([
  ["12,50", 12.5],
  ["12.50", 12.5],
  ["1.250", 1250],
  ["1 250,5", 1250.5],
  ["1'250.50", 1250.5],
  ["١٢٫٥", 12.5],
  ["−5", -5],
  ["1,2,3", NaN],
  ["1.25.000", NaN],
  ["1,250.50,1", NaN],
  ["12 50", NaN],
  ["1e3", NaN],
])("reads %j in a German shop as %d", (typed, number) => {
  setLocale({ ...usual, currency: "EUR", language: "de" });
  expect(parseTyped(typed)).toBe(number);
});

it("refuses a text that can mean two amounts of a currency with three decimals", () => {
  setLocale({ ...usual, currency: "KWD", language: "de" });
  expect([parseTyped("1.250"), parseTyped("1,250")]).toEqual([NaN, 1.25]);
});

it("writes an amount in another currency with its code and decimals", () => {
  expect([formatForeign(12.5, "usd"), formatForeign(12.5, "eur"), formatForeign(12, "jpy")]).toEqual([
    ...["12.50$", "12.50 EUR", "12 JPY"],
  ]);
});

/** Hand-written amounts. Percentages, contrasts, hours and patterns of texts look alike. */
const BY_HAND = /\.toFixed\(2\)|style: "currency"|\}\$`|[*/] 100\b/;
const NO_AMOUNT = /percent|contrast|hundredths|\$share|ofTheRevenue|hours\.toFixed|new RegExp|minorBounds\(/i;

it.each(["api/src", "web/src", "shared/src", "client/src"])(
  "is the only module that writes amounts: not %s",
  (folder) => {
    const root = join(__dirname, "../..");
    const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|^(money|typed-number)\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(0);
    const lines = files.flatMap((file) =>
      readFileSync(join(root, folder, file), "utf8")
        .split("\n")
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(lines.filter((line) => BY_HAND.test(line) && !NO_AMOUNT.test(line))).toEqual([]);
  },
);
