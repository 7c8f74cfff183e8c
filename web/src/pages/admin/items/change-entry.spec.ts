import { changeRules, nothing, toChange } from "./change-entry";

it("is no change where nothing is chosen", () => {
  expect(toChange(nothing)).toBeUndefined();
  expect(toChange({ ...nothing, percent: "10" })).toBeUndefined();
});

it("sends the chosen values, and null for removed values", () => {
  expect(toChange({ ...nothing, category: "c1", brand: "" })).toEqual({ category: "c1", brand: null });
  expect(toChange({ ...nothing, price: "percent", percent: "-12.5" })).toEqual({ price: { percent: -12.5 } });
  expect(toChange({ ...nothing, price: "amount", amount: "5" })).toEqual({ price: { amount: 5 } });
  expect(toChange({ ...nothing, visibility: "published" })).toEqual({ draft: false });
  expect(toChange({ ...nothing, visibility: "draft" })).toEqual({ draft: true });
});

it("starts a sale with or without an end, ends one, and rounds; not together with a price", () => {
  const start = { ...nothing, sale: "start", percentOff: "20" } as const;
  expect(toChange(start)).toEqual({ sale: { percentOff: 20, endsAt: null } });
  expect(toChange({ ...start, saleEnds: "2090-11-30T10:00" })).toEqual({
    sale: { percentOff: 20, endsAt: new Date("2090-11-30T10:00").toISOString() },
  });
  expect(toChange({ ...nothing, sale: "end", rounding: "CENTS_95" })).toEqual({
    sale: null,
    priceEnding: "CENTS_95",
  });
  expect(toChange({ ...start, price: "amount", amount: "5" })).toEqual({ price: { amount: 5 } });
  expect(changeRules.saleEnds.validate("2020-01-01T10:00")).toBe("Sale ends must be in the future");
});

it.each([
  ["percent", "0", "Percent, up or down must not be 0"],
  ["percent", "-0.00", "Percent, up or down must not be 0"],
  ["percent", "-100", "Percent, up or down must be a number from -99.99 to 1000 with at most 2 decimals"],
  ["percent", "1.005", "Percent, up or down must be a number from -99.99 to 1000 with at most 2 decimals"],
  ["amount", "1e3", "Dollars, up or down must be a number from -999999.98 to 999999.98 in whole cents"],
] as const)("explains a %s of %s: %s", (field, typed, words) => {
  expect(changeRules[field].validate(typed)).toBe(words);
});

it("takes a minus sign as it is printed, too", () => {
  expect(changeRules.percent.setValueAs(" −10 ")).toBe("-10");
});
