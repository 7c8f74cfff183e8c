import { readAttributeValue } from "./attribute-values";
import { locale, setLocale } from "./locale";

const initial = locale();
afterEach(() => setLocale(initial));

const read = (text: string) => readAttributeValue({ type: "NUMBER", unit: "mm" }, text);

it("takes a decimal comma in a language that writes one", () => {
  setLocale({ ...initial, language: "de" });
  expect(["40,5", "40,5 mm", "-1,234", "40.5", "1.234"].map(read)).toEqual(
    [40.5, 40.5, -1.234, 40.5, 1.234].map((value) => ({ value })),
  );
  expect(read("1,234,5")).toHaveProperty("message");
});

it("refuses a decimal comma in English", () => {
  expect(read("40,5")).toHaveProperty("message");
});
