import { orderQuantities } from "./quantities";

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
