import { specificationsOf } from "./specifications-of";

const described = [
  { term: "Weight", value: "2.9 kg" },
  { term: "Movement", value: "automatic, 80 h" },
];

it("shows the lines of the description where the product has neither brand nor attributes", () => {
  expect(specificationsOf(described, undefined)).toEqual(described);
  expect(specificationsOf(described, { brand: null, attributes: [] })).toEqual(described);
});

it("shows brand and attributes with their units, and then what the description adds", () => {
  const attributes = [
    { attribute: { slug: "diameter", name: "Case diameter", unit: "mm" }, value: "39" },
    { attribute: { slug: "movement", name: "movement", unit: null }, value: "automatic" },
  ];
  expect(specificationsOf(described, { brand: { slug: "o-m", name: "O & M" }, attributes })).toEqual([
    { term: "Brand", value: "O & M", to: "/products?brand=o-m" },
    { term: "Case diameter", value: "39 mm" },
    { term: "Movement", value: "automatic, 80 h" },
    { term: "Weight", value: "2.9 kg" },
  ]);
});

it.each([
  ["automatic", "automatic, 80 h"],
  ["auto", "auto"],
  ["quartz", "quartz"],
])("believes the attribute %p, which the description may say in more words: %p", (value, shown) => {
  const attributes = [{ attribute: { slug: "movement", name: "Movement", unit: null }, value }];
  expect(specificationsOf(described, { brand: null, attributes })[0]).toEqual({
    term: "Movement",
    value: shown,
  });
});

it.each([
  ["2", "2 kg"],
  ["2.9", "2.9 kg"],
  ["3", "3 kg"],
])("takes a weight of %p for what it is", (value, shown) => {
  const attributes = [{ attribute: { slug: "weight", name: "Weight", unit: "kg" }, value }];
  expect(specificationsOf(described, { brand: null, attributes })[0]?.value).toBe(shown);
});
