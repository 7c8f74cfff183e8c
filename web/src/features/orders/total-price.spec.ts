import { totalPrice } from "./total-price";

it("counts money in cents", () => {
  expect(totalPrice(19.99, 3)).toBe(59.97);
  expect(totalPrice(0.1, 3)).toBe(0.3);
  expect(totalPrice(999999.99, 100)).toBe(99999999);
});
