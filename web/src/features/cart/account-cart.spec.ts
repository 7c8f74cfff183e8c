import { MAX_CART_ITEMS } from "@shop/shared/order";
import { changesOf, withAccount } from "./account-cart";
import { add, remove, setQuantity, type CartEntry } from "./cart";

const product = (id: string) => ({ id, name: id, image: "/x.svg", price: 1, countInStock: 99 });
const entry = (productId: string, quantity: number, saved?: number): CartEntry => {
  const { id, ...data } = product(productId);
  return { productId: id, ...data, quantity, saved };
};
const pairs = (entries: CartEntry[]) =>
  entries.map(({ productId, quantity, saved }) => [productId, quantity, saved]);

describe("the changes of a cart", () => {
  it("are its new, changed and removed entries, and only new ones are merged", () => {
    const cart = remove(setQuantity([entry("a", 1, 1), entry("b", 1, 1), entry("c", 2, 2)], "b", 4), "c");
    expect(changesOf(add(cart, product("d"), 3))).toEqual([
      { productId: "b", quantity: 4, merge: false },
      { productId: "c", quantity: 0, merge: false },
      { productId: "d", quantity: 3, merge: true },
    ]);
  });

  it("replace the account's quantity if a removed product is added again before the account has answered", () => {
    const again = add(remove([entry("a", 5, 5)], "a"), product("a"));
    expect(changesOf(again)).toEqual([{ productId: "a", quantity: 1, merge: false }]);
  });

  it("fit into one request", () => {
    const many = Array.from({ length: 60 }, (_, index) => entry(String(index), 1));
    expect(changesOf(many)).toHaveLength(MAX_CART_ITEMS);
  });
});

describe("the account's answer", () => {
  it("replaces quantities, adds the entries of other devices, and removes those that other devices removed", () => {
    const cart = [entry("a", 1, 1), entry("b", 2, 2), entry("new", 1)];
    const account = [entry("other", 3), entry("b", 7), entry("new", 4)];
    expect(pairs(withAccount(cart, cart, account))).toEqual([
      ["b", 7, 7],
      ["other", 3, 3],
      ["new", 4, 4],
    ]);
  });

  it("keeps changes made since the request, to be sent next", () => {
    const sent = [entry("a", 1, 1), entry("b", 2, 2), entry("c", 1, 1)];
    const now = remove(setQuantity(add(sent, product("d")), "a", 5), "b");
    const answered = withAccount(now, sent, sent.slice(0, 2));
    expect(pairs(answered)).toEqual([
      ["a", 5, 1],
      ["b", 0, 2],
      ["d", 1, undefined],
    ]);
    expect(changesOf(answered)).toHaveLength(3);
  });

  it("doesn't bring back a new product that was removed before the account answered", () => {
    const sent = [entry("a", 1)];
    const answered = withAccount(remove(sent, "a"), sent, [entry("a", 1)]);
    expect(changesOf(answered)).toEqual([{ productId: "a", quantity: 0, merge: false }]);
  });

  it("leaves a product at the end that was added again before the account answered about the one before it", () => {
    const sent = [entry("a", 1, 1), entry("b", 1)];
    const answered = withAccount(add(sent, product("a")), sent, [
      entry("a", 1),
      entry("other", 1),
      entry("b", 1),
    ]);
    expect(answered.map(({ productId }) => productId)).toEqual(["other", "b", "a"]);
  });

  it("keeps an entry that the account didn't accept, and forgets an entry that it has removed", () => {
    const sent = [entry("unknown", 1), entry("removed", 0, 2)];
    expect(pairs(withAccount(sent, sent, []))).toEqual([["unknown", 1, undefined]]);
  });
});
