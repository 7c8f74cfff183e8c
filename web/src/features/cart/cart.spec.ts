import { add, setQuantity, merge, remove, type CartEntry, type CartProduct } from "./cart";

const diver: CartProduct = { id: "d", name: "Diver", image: "/d.svg", price: 100, countInStock: 34 };
const drill: CartProduct = { id: "t", name: "Drill", image: "/t.svg", price: 50, countInStock: 2 };
const ids = (entries: CartEntry[]) => entries.map(({ productId }) => productId);

describe("the cart", () => {
  it("holds each product once, the one added last at the end", () => {
    const entries = add(add(add([], diver), drill), diver);
    expect(ids(entries)).toEqual(["t", "d"]);
  });

  it("keeps the quantity that was chosen when the product is added again", () => {
    const chosen = setQuantity(add([], diver), "d", 6);
    expect(add(chosen, diver)[0]?.quantity).toBe(6);
  });

  it("takes the quantity that it is given, but never more than there is", () => {
    expect(add([], diver, 11)[0]?.quantity).toBe(11);
    expect(add([], drill, 11)[0]?.quantity).toBe(2);
  });

  it("starts with one where none was chosen, even of a product that is sold out", () => {
    expect(add([], diver, 0)[0]?.quantity).toBe(1);
    expect(add([], { ...drill, countInStock: 0 })[0]?.quantity).toBe(1);
    expect(add(add([], diver, 6), drill)[1]?.quantity).toBe(1);
  });

  it("drops the entry that is removed and leaves the others in their places", () => {
    expect(ids(remove(add(add([], diver), drill), "d"))).toEqual(["t"]);
  });

  it("shows a chosen quantity at once and leaves the entry where it stands", () => {
    const entries = setQuantity(add(add([], diver), drill), "d", 3);
    expect(entries.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  it("lets what a visitor chose join what the account had", () => {
    const joined = merge(add(add([], diver), drill), add([], diver, 6));
    expect(joined.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ["t", 1],
      ["d", 6],
    ]);
  });
});
