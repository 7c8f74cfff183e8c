import { changesOf, withAccount } from "./account-cart";
import type { CartEntry } from "./cart";
import { replaceEntry, withOptions } from "./replace-entry";

const variant = (id: string, countInStock = 9) => ({ id, name: id, image: "/x.svg", price: 1, countInStock });
const entry = (id: string, quantity: number, saved?: number): CartEntry => {
  const { id: productId, ...product } = variant(id);
  return { productId, ...product, quantity, saved };
};
const pairs = (entries: CartEntry[]) => entries.map(({ productId, quantity }) => [productId, quantity]);

describe("another variant in an entry's place", () => {
  const cart = [entry("steel", 3), entry("saw", 1), entry("leather", 2)];

  it("has its quantity, as far as the stock allows", () => {
    const replaced = (countInStock: number) =>
      pairs(replaceEntry(cart.slice(0, 2), "steel", variant("rubber", countInStock)));
    expect(replaced(9)).toEqual([
      ["rubber", 3],
      ["saw", 1],
    ]);
    expect(replaced(2)[0]).toEqual(["rubber", 2]);
  });

  it("joins the entry that the variant already has", () => {
    expect(pairs(replaceEntry(cart, "steel", variant("leather")))).toEqual([
      ["leather", 5],
      ["saw", 1],
    ]);
  });

  it("changes nothing if the entry was removed meanwhile", () =>
    expect(replaceEntry(cart, "gone", variant("leather"))).toBe(cart));

  it("replaces the account's entry and keeps its place once the account has answered", () => {
    const sent = replaceEntry([entry("steel", 3, 3), entry("saw", 1, 1)], "steel", variant("rubber"));
    expect(changesOf(sent)).toEqual([
      { productId: "rubber", quantity: 3, merge: false },
      { productId: "steel", quantity: 0, merge: false },
    ]);
    expect(pairs(withAccount(sent, sent, [entry("saw", 1), entry("rubber", 3)]))).toEqual([
      ["rubber", 3],
      ["saw", 1],
    ]);
  });
});

it("stores the options of an entry, and changes nothing if they are stored", () => {
  const cart = [entry("steel", 3), entry("saw", 1)];
  const stored = withOptions(cart, "steel", "Strap: Steel");
  expect(stored.map(({ options }) => options)).toEqual(["Strap: Steel", undefined]);
  expect(withOptions(stored, "steel", "Strap: Steel")).toBe(stored);
  expect(withOptions(stored, "saw", "")).toBe(stored);
});
