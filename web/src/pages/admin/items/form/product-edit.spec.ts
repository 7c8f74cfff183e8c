import { setLocale } from "@shop/shared/locale";
import type { EditItem_ProductFragment } from "../EditItemPage.generated";
import { changesOf, describeField, toEntry } from "./product-edit";

beforeEach(() => setLocale({ currency: "EUR", language: "de", timeZone: "Europe/Berlin" }));
afterEach(() => setLocale({ currency: "USD", language: "en", timeZone: "UTC" }));

const saw = {
  price: 12.5,
  rating: 4.8,
  countInStock: 1250,
  images: [],
  category: null,
  brand: null,
  attributes: [
    { attribute: { slug: "blade", name: "Blatt", type: "NUMBER", unit: "mm" }, value: "40.5" },
    { attribute: { slug: "norm", name: "Norm", type: "TEXT", unit: null }, value: "EN 1.5" },
  ],
} as unknown as EditItem_ProductFragment;

it("shows numbers with the decimal comma of a German shop, and sends them as numbers", () => {
  const entry = toEntry(saw);
  expect(entry).toMatchObject({
    ...{ price: "12,50", rating: "4,8", countInStock: "1250" },
    attributes: { blade: "40,5", norm: "EN 1.5" },
  });
  expect(changesOf(saw, entry)).toEqual({});
  expect(changesOf(saw, { ...entry, rating: "4,75" })).toEqual({ rating: 4.75 });
  expect(describeField(saw, "rating")[1]).toBe("4,8");
  expect(describeField(saw, "attributes")[1]).toBe("Blatt 40,5 mm, Norm EN 1.5");
});
