import { percentOff } from "./percent-off";

it.each([
  [80, 100, 20],
  [103.2, 129, 20],
  [99.9, 100, 0],
  [0.01, 999_999.99, 99],
  [80, null, 0],
])("takes from %p, of %p, %d percent", (price, regularPrice, expected) => {
  expect(percentOff({ price, regularPrice })).toBe(expected);
});
