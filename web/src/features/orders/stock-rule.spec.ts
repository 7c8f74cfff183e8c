import { exceedsStock, isQuantity, totalPrice } from "./stock-rule";

it("holds the last unit back: stock must be more than what is asked for", () => {
  expect(exceedsStock(5, 4)).toBe(false);
  expect(exceedsStock(5, 5)).toBe(true);
  expect(exceedsStock(5, 6)).toBe(true);
  expect(exceedsStock(0, 1)).toBe(true);
});

it("takes whole numbers from one up for quantities", () => {
  expect([1, 6, 1000].every(isQuantity)).toBe(true);
  expect([0, -1, 1.5, NaN, Infinity, 1e21].some(isQuantity)).toBe(false);
});

it("counts money in cents", () => {
  expect(totalPrice(19.99, 3)).toBe(59.97);
  expect(totalPrice(0.1, 3)).toBe(0.3);
  expect(totalPrice(999999.99, 100)).toBe(99999999);
});
