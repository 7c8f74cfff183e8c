import type { CartEntry } from "./cart";
import { cartKey, parseCart, readCart, writeCart } from "./cart-storage";

const entry: CartEntry = {
  productId: "d",
  name: "Diver",
  image: "/d.svg",
  price: 100,
  countInStock: 3,
  quantity: 2,
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe("a stored cart", () => {
  it("is found again, by its owner alone", () => {
    writeCart("ada", [entry]);
    expect(readCart("ada")).toEqual([entry]);
    expect(readCart("bob")).toEqual([]);
  });

  it("leaves nothing behind once it is empty", () => {
    writeCart("ada", [entry]);
    writeCart("ada", []);
    expect(localStorage.getItem(cartKey("ada"))).toBeNull();
  });

  it.each(["", "{", "null", "42", '"cart"', "{}", "[null, 1, {}]", '[{"productId": "d"}]'])(
    "counts as empty where somebody wrote %p into it",
    (nonsense) => expect(parseCart(nonsense)).toEqual([]),
  );

  it("keeps the entries that make sense, and of each product the last", () => {
    const stored = [{ ...entry, quantity: "2" }, entry, { ...entry, quantity: -4, extra: "<script>" }];
    expect(parseCart(JSON.stringify(stored))).toEqual([{ ...entry, quantity: 1 }]);
  });

  it.each(Object.keys(entry))("loses an entry whose %s somebody has changed into nonsense", (field) => {
    const stored = [
      { ...entry, [field]: [] },
      { ...entry, productId: "other" },
    ];
    expect(parseCart(JSON.stringify(stored))).toEqual([{ ...entry, productId: "other" }]);
  });

  it("does without storage where the browser forbids it", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(readCart("ada")).toEqual([]);
    expect(() => writeCart("ada", [entry])).not.toThrow();
  });
});
