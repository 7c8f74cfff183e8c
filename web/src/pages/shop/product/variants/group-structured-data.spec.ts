import type { Group } from "./choices-of";
import { groupStructuredData } from "./group-structured-data";

const variant = (id: string, ...values: string[]) => ({
  id,
  slug: null,
  countInStock: 1,
  optionValues: values.map((value, at) => ({ option: ["Dial", "Größe", "Strap"][at] ?? "", value })),
});
const group: Group = {
  id: "g1",
  name: "Skerry",
  options: [
    { name: "Dial", values: ["Blue", "Black"], colors: ["#2457a8", "#15161a"] },
    { name: "Größe", values: ["40 mm"], colors: [""] },
    { name: "Strap", values: ["Steel", "Leather"], colors: ["", ""] },
  ],
  products: [variant("p1", "Blue", "40 mm", "Steel"), variant("p2", "Black", "40 mm", "Leather")],
};
const brand = { "@type": "Brand", name: "Halden" };
const ratings = { aggregateRating: { ratingValue: "4.7" } };
const width = { "@type": "PropertyValue", name: "Width", value: "50 mm" };

it("describes the page's variant in its group, and refers to the pages of the others", () => {
  const described = {
    "@type": "Product",
    name: "Skerry Blue",
    description: "Dives.",
    brand,
    additionalProperty: [width],
  };
  expect(groupStructuredData(group, "p1", described, ratings, "https://shop.example")).toEqual({
    "@type": "ProductGroup",
    name: "Skerry",
    description: "Dives.",
    url: "https://shop.example/product/p1",
    productGroupID: "g1",
    variesBy: ["https://schema.org/color", "https://schema.org/size", "Strap"],
    brand,
    ...ratings,
    hasVariant: [
      {
        ...described,
        color: "Blue",
        size: "40 mm",
        additionalProperty: [{ "@type": "PropertyValue", name: "Strap", value: "Steel" }, width],
      },
      { url: "https://shop.example/product/p2" },
    ],
  });
});

it("names a property of schema.org once, by the first of two options that are colours", () => {
  const two = {
    ...group,
    options: [
      { name: "Dial colour", values: ["Blue", "Black"], colors: ["#2457a8", "#15161a"] },
      { name: "Strap colour", values: ["Brown", "Black"], colors: ["#6d4428", "#15161a"] },
    ],
    products: [variant("p1", "Blue", "Brown"), variant("p2", "Black", "Black")],
  };
  expect(groupStructuredData(two, "p1", { description: "" }, {}, "https://shop.example")).toMatchObject({
    variesBy: ["https://schema.org/color", "Strap colour"],
    hasVariant: [
      {
        color: "Blue",
        additionalProperty: [{ "@type": "PropertyValue", name: "Strap colour", value: "Brown" }],
      },
      {},
    ],
  });
});
