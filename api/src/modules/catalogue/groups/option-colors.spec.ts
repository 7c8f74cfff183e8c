import { colorOf, colorsOf } from "./option-colors";

it.each([
  ["Black", "schwarz"],
  ["Blue", "Blau"],
  ["Dark blue", "Dunkelblau"],
  ["navy", "Marineblau"],
  ["GREEN", "grün"],
  ["Steel", "Edelstahl"],
  ["Rose gold", "Roségold"],
  ["Titanium", "Titan"],
])("knows %s and %s as one colour", (english, german) => {
  expect(colorOf(english)).toMatch(/^#[0-9a-f]{6}$/);
  expect(colorOf(german)).toBe(colorOf(english));
});

it("takes the first known word of a value, and the longest name of a colour", () => {
  expect(colorOf("Navy / white")).toBe(colorOf("navy"));
  expect(colorOf("Camouflage with black buckle")).toBe(colorOf("black"));
  expect(colorOf("Rose gold")).not.toBe(colorOf("gold"));
});

it.each(["", "42 mm", "Leather", "Blueprint", "Rotary", "constructor"])("knows no colour in %p", (value) => {
  expect(colorOf(value)).toBe("");
});

it("shows colours of an option named as a colour, and of one whose values all are", () => {
  expect(colorsOf("Dial colour", ["Blue", "Camouflage"])).toEqual([colorOf("blue"), ""]);
  expect(colorsOf("Gehäusefarbe", ["Schwarz"])).toEqual([colorOf("black")]);
  expect(colorsOf("Case", ["Steel", "Gold"])).toEqual([colorOf("steel"), colorOf("gold")]);
  expect(colorsOf("Strap", ["Steel", "Leather"])).toEqual(["", ""]);
});
