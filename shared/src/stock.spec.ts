import { cartQuantities, exceedsStock, isQuantity, orderQuantities } from "./stock";

it("holds the last unit back: the stock must exceed the quantity", () => {
  expect(exceedsStock(5, 4)).toBe(false);
  expect(exceedsStock(5, 5)).toBe(true);
  expect(exceedsStock(5, 6)).toBe(true);
  expect(exceedsStock(0, 1)).toBe(true);
});

it("takes whole numbers from one up for quantities", () => {
  expect([1, 6, 1000].every(isQuantity)).toBe(true);
  expect([0, -1, 1.5, NaN, Infinity, 1e21].some(isQuantity)).toBe(false);
});

describe("a product's page", () => {
  it.each([
    [0, [0]],
    [1, [0, 1]],
    [5, [0, 1]],
    [6, [0, 1, 6]],
    [10, [0, 1, 6]],
    [11, [0, 1, 6, 11]],
    [23, [0, 1, 6, 11, 16, 21]],
  ])("with %i in stock offers %p", (stock, offered) => expect(orderQuantities(stock)).toEqual(offered));
});

describe("a cart row", () => {
  it("offers every quantity from 1 to all that is in stock", () =>
    expect(cartQuantities(4)).toEqual([1, 2, 3, 4]));
  it("offers no quantity of a sold-out product", () => expect(cartQuantities(0)).toEqual([]));
});

it("offers no list longer than can be scrolled, whatever is in stock", () => {
  expect(orderQuantities(1_000_000).at(-1)).toBe(996);
  expect(cartQuantities(1_000_000).at(-1)).toBe(1000);
});
