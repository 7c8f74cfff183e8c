import { changedFields, changesOf, describeField, toEntry, toInput } from "./product-entry";

const saw = {
  id: "1",
  version: 3,
  name: "Saw",
  price: 12.5,
  image: "/saw.svg",
  rating: 4.5,
  description: "Cuts.",
  countInStock: 3,
  images: ["/saw.svg", "/saw-side.svg"],
  draft: false,
  category: {
    id: "c1",
    path: [
      { id: "c0", name: "Tools" },
      { id: "c1", name: "Saws" },
    ],
  },
  brand: { slug: "aster", name: "Aster" },
  attributes: [
    { attribute: { slug: "length", name: "Length", unit: "mm" }, value: "300" },
    { attribute: { slug: "teeth", name: "Teeth", unit: null }, value: "9" },
  ],
};

it("sends numbers where numbers were typed (spec §5)", () => {
  expect(toInput({ ...toEntry(saw), price: "13", countInStock: "9", rating: "5" })).toEqual({
    name: "Saw",
    price: 13,
    image: "/saw.svg",
    countInStock: 9,
    rating: 5,
    description: "Cuts.",
    category: "c1",
    brand: "aster",
    attributes: [
      { slug: "length", value: "300" },
      { slug: "teeth", value: "9" },
    ],
    images: ["/saw.svg", "/saw-side.svg"],
    draft: false,
  });
});

it("shows a price as a price", () => {
  expect(toEntry(saw).price).toBe("12.50");
});

it("changes nothing where nothing was typed", () => {
  expect(changesOf(saw, toEntry(saw))).toEqual({});
});

it("sends only what was changed, so that it overwrites nothing else", () => {
  expect(changesOf(saw, { ...toEntry(saw), price: "11" })).toEqual({ price: 11 });
});

it("sends the pictures in their new order, and a category or brand that is taken away", () => {
  const entry = {
    ...toEntry(saw),
    image: "/saw-side.svg",
    moreImages: ["/saw.svg"],
    category: "",
    brand: "",
  };
  expect(changesOf(saw, { ...entry, attributes: {} })).toEqual({
    images: ["/saw-side.svg", "/saw.svg"],
    category: null,
    brand: null,
  });
});

it("sends the values that the form shows if one of them was changed, and none that is empty", () => {
  const changed = { ...toEntry(saw), attributes: { length: "350", teeth: " " } };
  expect(changesOf(saw, changed)).toEqual({ attributes: [{ slug: "length", value: "350" }] });
});

it("leaves the values alone that a new category doesn't ask for", () => {
  const moved = { ...toEntry(saw), category: "c2", attributes: { length: "300", voltage: "" } };
  expect(changesOf(saw, moved)).toEqual({ category: "c2" });
});

it("says what a field is in words", () => {
  const fields = ["category", "brand", "attributes", "draft", "price"] as const;
  expect(fields.map((field) => describeField(saw, field)[1])).toEqual([
    "Tools / Saws",
    "Aster",
    "Length 300 mm, Teeth 9",
    "No",
    "12.50",
  ]);
});

it("never sends the stock, which orders take from meanwhile", () => {
  expect(changesOf(saw, { ...toEntry(saw), countInStock: "99" })).toEqual({});
});

it("finds what somebody else has changed", () => {
  expect(changedFields(saw, { ...saw, name: "Hand saw", rating: 4 })).toEqual(["name", "rating"]);
});
