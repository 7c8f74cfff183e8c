import type { CartEntry } from "./cart";
import { restore } from "./CartProvider";
import { readCart, writeCart } from "./cart-storage";

const entryOf = (productId: string): CartEntry => ({
  productId,
  name: productId,
  image: "/x.svg",
  price: 1,
  countInStock: 9,
  quantity: 1,
});

afterEach(() => localStorage.clear());

describe("a visitor who opens the cart", () => {
  it("finds it as it was after a reload", () => {
    writeCart("ada", [entryOf("d")]);
    expect(restore(null, "ada")).toEqual([entryOf("d")]);
  });

  it.each(["visitor", "ada"])("keeps what was put in before the shop knew it was %s", (now) => {
    writeCart(now, [entryOf("d")]);
    expect(restore(null, now, [entryOf("t")])).toEqual([entryOf("d"), entryOf("t")]);
    expect(readCart(now)).toEqual([entryOf("d"), entryOf("t")]);
  });

  it("brings along the products chosen before signing in, and leaves none to the next visitor", () => {
    writeCart("ada", [entryOf("d")]);
    writeCart("visitor", [entryOf("t")]);
    expect(restore("visitor", "ada")).toEqual([entryOf("d"), entryOf("t")]);
    expect(readCart("visitor")).toEqual([]);
  });

  it("finds it empty after signing out, and again after signing in", () => {
    writeCart("ada", [entryOf("d")]);
    expect(restore("ada", "visitor")).toEqual([]);
    expect(restore("visitor", "ada")).toEqual([]);
  });
});
