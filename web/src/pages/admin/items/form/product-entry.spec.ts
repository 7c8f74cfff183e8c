import { changedFields, changesOf, toEntry, toInput } from "./product-entry";

const saw = {
  id: "1",
  version: 3,
  name: "Saw",
  price: 12.5,
  image: "/saw.svg",
  rating: 4.5,
  description: "Cuts.",
  countInStock: 3,
};

it("sends numbers where numbers were typed (spec §5)", () => {
  expect(toInput({ ...toEntry(saw), price: "13", countInStock: "9", rating: "5" })).toEqual({
    name: "Saw",
    price: 13,
    image: "/saw.svg",
    countInStock: 9,
    rating: 5,
    description: "Cuts.",
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

it("never sends the stock, which orders take from meanwhile", () => {
  expect(changesOf(saw, { ...toEntry(saw), countInStock: "99" })).toEqual({});
});

it("finds what somebody else has changed", () => {
  expect(changedFields(saw, { ...saw, name: "Hand saw", rating: 4 })).toEqual(["name", "rating"]);
});
