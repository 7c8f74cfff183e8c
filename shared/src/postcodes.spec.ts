import { locale, setLocale } from "./locale";
import { explainPostcode, usualPostcode } from "./postcodes";

it.each([
  ["GB", "sw1a1aa", "SW1A 1AA"],
  ["GB", " m1-1ae ", "M1 1AE"],
  ["GB", "DN551PT", "DN55 1PT"],
  ["DE", "D-10115", "10115"],
  ["DE", "１０１１５", "10115"],
  ["US", "222011234", "22201-1234"],
  ["US", "CA 90001", "90001"],
  ["CA", "k1a0b1", "K1A 0B1"],
  ["NL", "1012ab", "1012 AB"],
  ["SE", "11122", "111 22"],
  ["PL", "00 001", "00-001"],
  ["BR", "01.310-100", "01310-100"],
  ["JP", "1000001", "100-0001"],
  ["IN", "110 001", "110001"],
  ["PT", "1100", "1100"],
  ["TW", "10048", "10048"],
])("writes the postcode of %s that was typed as '%s' as '%s'", (country, typed, usual) => {
  expect(explainPostcode(country, typed)).toBeUndefined();
  expect(usualPostcode(country, typed)).toBe(usual);
  expect(usualPostcode(country, usual)).toBe(usual);
});

it.each([
  ["DE", "1011"],
  ["DE", "SW1A 1AA"],
  ["DE", "10115 Berlin"],
  ["US", "2220"],
  ["US", "\u0661\u0662\u0663\u0664\u0665"],
  ["GB", "10115"],
  ["GB", "SW1A 1A"],
  ["CA", "90210"],
])("explains that in %s '%s' is no postcode, with an example, and leaves it as typed", (country, typed) => {
  expect(explainPostcode(country, typed)).toMatch(/^must be a postcode of .+, such as [0-9A-Z]/);
  expect(usualPostcode(country, typed)).toBe(typed);
});

it.each(["IE", "HK", "AE", "XX", "", "constructor"])("knows no form of postcodes in '%s'", (country) => {
  expect(explainPostcode(country, "d02 x285")).toBeUndefined();
  expect(usualPostcode(country, "d02 x285")).toBe("d02 x285");
});

it("explains a wrong postcode in the language of the shop", () => {
  const initial = locale();
  setLocale({ ...initial, language: "de" });
  const problem = explainPostcode("DE", "1011");
  setLocale(initial);
  expect(problem).toMatch(/^passt nicht zum Land (Deutschland|Germany)\. So sieht eine aus: 10115$/);
});
