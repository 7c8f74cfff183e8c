import { findRegion } from "./regions";

it.each([
  "CA",
  "ca",
  "US-CA",
  "us ca",
  "California",
  "CALIFORNIA",
  "  california. ",
  "Ｃａｌｉｆｏｒｎｉａ",
  "Cali\u200bfornia",
])("finds California by %j", (text) => {
  expect(findRegion("US", text)).toEqual({ code: "CA", name: "California", within: [] });
});

it.each([
  ["BR", "sao paulo", "SP"],
  ["PL", "lodzkie", "10"],
  ["IN", "Pondicherry", "PY"],
  ["GB", "city of london", "LND"],
  ["CN", "Guangdong", "GD"],
  ["MX", "Nuevo Leon", "NLE"],
])("finds a region of %s by %j", (country, text, code) => {
  expect(findRegion(country, text)?.code).toBe(code);
});

it.each([
  ["US", "Bayern"],
  ["US", ""],
  ["US", "-"],
  ["US", null],
  ["US", "DE-BY"],
  ["US", "US"],
  ["XX", "CA"],
])("finds no region of %s by %j", (country, text) => {
  expect(findRegion(country, text)).toBeUndefined();
});

it("knows the larger regions that contain a region", () => {
  expect(findRegion("FR", "Paris")).toMatchObject({ code: "75C", within: ["IDF"] });
});

it("finds the smaller region of two with one name for an address, and the larger one for a rule", () => {
  expect(findRegion("ES", "Cantabria")).toMatchObject({ code: "S", within: ["CB"] });
  expect(findRegion("ES", "Cantabria", "rule")).toMatchObject({ code: "CB", within: [] });
});
