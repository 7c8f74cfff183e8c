import fc from "fast-check";
import { setLocale, DEFAULT_LOCALE } from "./locale";
import { slugOf, SLUG, taxonomyBounds } from "./taxonomy";

it.each([
  ["Diver's watches", "divers-watches"],
  ["Nuts & bolts", "nuts-and-bolts"],
  ["Jaeger-LeCoultre", "jaeger-lecoultre"],
  ["Glashütte  Große Uhr", "glashutte-grosse-uhr"],
  ["½ inch", "1-2-inch"],
  ["18 V", "18-v"],
  ["時計", ""],
  ["--", ""],
])("suggests a slug for %j: %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

describe("in a German shop", () => {
  beforeAll(() => setLocale({ ...DEFAULT_LOCALE, language: "de" }));
  afterAll(() => setLocale(DEFAULT_LOCALE));

  it.each([
    ["Geschenke für Väter", "geschenke-fuer-vaeter"],
    ["Geschenke für Väter".normalize("NFD"), "geschenke-fuer-vaeter"],
    ["ÖLSTEINE & Größen", "oelsteine-und-groessen"],
    ["Café", "cafe"],
  ])("a slug for %j is in German's spelling: %j", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

it("suggests for any name a slug that is allowed, or none", () => {
  const property = fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (name) => {
    const slug = slugOf(name);
    return (
      slug === "" || (SLUG.test(slug) && slug.length <= taxonomyBounds.slug.max && slugOf(slug) === slug)
    );
  });
  fc.assert(property, { numRuns: 2_000 });
});
