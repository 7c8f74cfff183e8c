import { areOfDifferentCategories, compareProducts } from "./compare-products";
import type { ComparedProduct_ProductFragment } from "./ComparePage.generated";

const watches = { id: "w", slug: "watches", name: "Watches" };
const tools = { id: "t", slug: "tools", name: "Tools" };

function product(
  values: Record<string, string>,
  more: Partial<ComparedProduct_ProductFragment> = {},
): ComparedProduct_ProductFragment {
  return {
    id: JSON.stringify(values),
    slug: null,
    name: "Halden",
    image: "/a.svg",
    price: 10,
    regularPrice: null,
    rating: 4,
    countInStock: 3,
    optionValues: [],
    category: null,
    brand: null,
    attributes: Object.entries(values).map(([slug, value]) => ({
      attribute: { slug, name: slug, unit: slug === "diameter" ? "mm" : null },
      value,
    })),
    ...more,
  };
}

const namesOf = (products: ComparedProduct_ProductFragment[]) =>
  compareProducts(products).map(({ name }) => name);

it("marks what differs, and what only some have", () => {
  const rows = compareProducts([
    product({ diameter: "39", movement: "automatic" }),
    product({ diameter: "41", movement: "automatic", lume: "yes" }, { price: 12 }),
  ]);
  expect(rows.filter(({ differs }) => differs).map(({ name, values }) => [name, ...values])).toEqual([
    ["Price", "10.00$", "12.00$"],
    ["diameter", "39 mm", "41 mm"],
    ["lume", null, "Yes"],
  ]);
});

it("keeps the shop's order of attributes, whichever product has them", () => {
  expect(
    namesOf([product({ a: "1", d: "1" }), product({ a: "1", b: "1", c: "1", d: "1" })]).slice(-4),
  ).toEqual(["a", "b", "c", "d"]);
});

it("names the option values of variants", () => {
  const optionValues = [
    { option: "Dial", value: "Blue" },
    { option: "Strap", value: "Steel" },
  ];
  expect(compareProducts([product({}), product({}, { optionValues })])[0]).toEqual({
    name: "Variant",
    values: [null, "Blue · Steel"],
    differs: true,
  });
});

it("has no row for an attribute that no product has", () => {
  expect(namesOf([product({})])).toEqual(["Price", "Our rating", "Availability"]);
});

it("says when tools and watches are compared", () => {
  const of = (root: typeof tools) => product({}, { category: { id: root.id, path: [root] } });
  expect(areOfDifferentCategories([of(tools), of(watches)])).toBe(true);
  expect(areOfDifferentCategories([of(tools), of(tools), product({})])).toBe(false);
});
