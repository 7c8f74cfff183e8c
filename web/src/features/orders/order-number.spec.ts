import { orderNumber } from "./order-number";

it("shortens an order's id to two groups of four", () => {
  expect(orderNumber("0b7cf5a2-6c55-4b0e-8c1f-3a5d9c2f41ab")).toBe("9C2F-41AB");
});
