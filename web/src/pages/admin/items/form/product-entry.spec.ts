import type { EditItem_ProductFragment } from "../EditItemPage.generated";
import { changedFields, changesOf, describeField, toEntry } from "./product-edit";
import { emptyEntry, productRules, toInput } from "./product-entry";

const saw = {
  id: "1",
  version: 3,
  name: "Saw",
  price: 12.5,
  regularPrice: null,
  saleEndsAt: null,
  image: "/saw.svg",
  rating: 4.5,
  description: "Cuts.",
  countInStock: 3,
  images: ["/saw.svg", "/saw-side.svg"],
  draft: false,
  gtin: "4006381333931",
  mpn: null,
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
} as EditItem_ProductFragment;

it("sends numbers where numbers were typed (spec §5)", () => {
  expect(toInput({ ...toEntry(saw), price: "13", countInStock: "9", rating: "5" })).toMatchObject({
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

it("sends a sale as it was typed, and null where its fields are empty", () => {
  const onSale = { ...toEntry(saw), regularPrice: " 15 ", saleEndsAt: "2090-11-30T10:00" };
  expect(toInput(onSale)).toMatchObject({
    regularPrice: 15,
    saleEndsAt: new Date("2090-11-30T10:00").toISOString(),
  });
  expect(toInput(toEntry(saw))).toMatchObject({ regularPrice: null, saleEndsAt: null });
});

it.each([
  ["regularPrice", "", {}, true],
  ["regularPrice", "15", {}, true],
  ["regularPrice", "12.5", {}, "Amount before the sale must be more than the price"],
  [
    "regularPrice",
    "cheap",
    {},
    "Amount before the sale must be a number from 0.01 to 999999.99 in whole cents",
  ],
  ["saleEndsAt", "", {}, true],
  ["saleEndsAt", "2090-01-01T10:00", {}, "Sale ends needs the amount before the sale"],
  ["saleEndsAt", "2090-01-01T10:00", { regularPrice: "15" }, true],
  ["saleEndsAt", "2020-01-01T10:00", { regularPrice: "15" }, "Sale ends must be in the future"],
] as const)("says of the %s %p, beside %j: %p", (field, typed, more, words) => {
  expect(productRules[field].validate(typed, { ...toEntry(saw), ...more })).toBe(words);
});

it("changes nothing where nothing was typed", () => {
  expect(changesOf(saw, toEntry(saw))).toEqual({});
});

it("sends only changed fields, so that it overwrites nothing else", () => {
  expect(changesOf(saw, { ...toEntry(saw), price: "11" })).toEqual({ price: 11 });
});

it("sends the images in their new order, and a category, brand or GTIN that is taken away", () => {
  const entry = {
    ...toEntry(saw),
    images: ["/saw-side.svg", "/saw.svg"],
    category: "",
    brand: "",
    gtin: " ",
  };
  expect(changesOf(saw, { ...entry, attributes: {} })).toEqual({
    images: ["/saw-side.svg", "/saw.svg"],
    category: null,
    brand: null,
    gtin: null,
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

it("never sends the stock, which orders decrease in the meantime", () => {
  expect(changesOf(saw, { ...toEntry(saw), countInStock: "99" })).toEqual({});
});

it("finds what somebody else has changed", () => {
  expect(changedFields(saw, { ...saw, name: "Hand saw", rating: 4 })).toEqual(["name", "rating"]);
});

const explain = (field: "price" | "countInStock" | "rating", typed: string) =>
  productRules[field].validate(typed);

describe("a number on the form", () => {
  const PRICE_RULE = "Price must be a number from 0.01 to 999999.99 in whole cents";
  const QUANTITY_RULE = "Product Quantity must be a whole number from 0 to 1000000";
  const RATING_RULE = "Rating must be a number from 0 to 5 with at most 2 decimals";

  it.each([
    ["price", "0", PRICE_RULE],
    ["price", "-1", PRICE_RULE],
    ["price", "1000000000", PRICE_RULE],
    ["price", "abc", PRICE_RULE],
    ["price", "1e9", PRICE_RULE],
    ["price", "0x10", PRICE_RULE],
    ["price", "1.999", PRICE_RULE],
    ["price", "12,50", "Price takes a point, not a comma: 12.50"],
    ["countInStock", "1.5", QUANTITY_RULE],
    ["countInStock", "1000001", QUANTITY_RULE],
    ["rating", "5.1", RATING_RULE],
    ["rating", "-0.5", RATING_RULE],
  ] as const)("%s of %s is explained: %s", (field, typed, words) => {
    expect(explain(field, typed)).toBe(words);
  });

  it("may be as little and as much as the server takes", () => {
    expect(["0.01", "999999.99", "12", "12.5"].map((typed) => explain("price", typed))).not.toContain(false);
    expect(["0", "1000000"].map((typed) => explain("countInStock", typed))).toEqual([true, true]);
    expect(["0", "4.75", "5"].map((typed) => explain("rating", typed))).toEqual([true, true, true]);
  });
});

describe("an image", () => {
  const { validate } = productRules.image;

  it.each(["https://example.com/a.jpg", "http://example.com", "/pictures/a.svg"])("may be %s", (address) => {
    expect(validate(address, emptyEntry)).toBe(true);
  });

  it.each([
    "example.com/a.jpg",
    "//example.com/a.jpg",
    "/\\example.com/a.jpg",
    "javascript:alert(1)",
    "a picture",
    "/",
  ])("can't be %s", (address) => {
    expect(validate(address, emptyEntry)).toMatch(/^Image URL /);
  });

  it("is needed, unless there is one already", () => {
    expect(validate("", emptyEntry)).toBe("Image URL is required");
    expect(validate("", toEntry(saw))).toBe(true);
  });

  it("that was typed and not added yet comes last, and once", () => {
    const images = (image: string) => toInput({ ...toEntry(saw), image }).images;
    expect(images("/saw-front.svg")).toEqual(["/saw.svg", "/saw-side.svg", "/saw-front.svg"]);
    expect(images("/saw.svg")).toEqual(["/saw.svg", "/saw-side.svg"]);
    expect(toInput({ ...emptyEntry, image: "/saw.svg" })).toMatchObject({
      image: "/saw.svg",
      images: ["/saw.svg"],
    });
  });
});
