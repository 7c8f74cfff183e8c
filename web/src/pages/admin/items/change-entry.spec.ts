import { changeRules, nothing, toChange } from "./change-entry";

it("is no change where nothing is chosen", () => {
  expect(toChange(nothing)).toBeUndefined();
  expect(toChange({ ...nothing, percent: "10" })).toBeUndefined();
});

it("sends what is chosen, and null for what is taken away", () => {
  expect(toChange({ ...nothing, category: "c1", brand: "" })).toEqual({ category: "c1", brand: null });
  expect(toChange({ ...nothing, price: "percent", percent: "-12.5" })).toEqual({ price: { percent: -12.5 } });
  expect(toChange({ ...nothing, price: "amount", amount: "5" })).toEqual({ price: { amount: 5 } });
  expect(toChange({ ...nothing, visibility: "published" })).toEqual({ draft: false });
  expect(toChange({ ...nothing, visibility: "draft" })).toEqual({ draft: true });
});

it.each([
  ["percent", "0", "Percent, up or down must not be 0"],
  ["percent", "-0.00", "Percent, up or down must not be 0"],
  ["percent", "-100", "Percent, up or down must be -99.99 or more"],
  ["percent", "1.005", "Percent, up or down must have at most 2 decimals"],
  ["amount", "1e3", "Dollars, up or down must be a number"],
] as const)("explains a %s of %s: %s", (field, typed, words) => {
  expect(changeRules[field].validate(typed)).toBe(words);
});

it("takes a minus sign as it is printed, too", () => {
  expect(changeRules.percent.setValueAs(" −10 ")).toBe("-10");
});
