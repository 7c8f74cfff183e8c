import { exponentOf } from "./exponent";

const sizes = [1_000, 10_000, 100_000];

it("gives 1 for what grows as the size does, 0 for what doesn't grow, and what is between", () => {
  expect(exponentOf(sizes.map((size) => [size, 3 * size]))).toBeCloseTo(1);
  expect(exponentOf(sizes.map((size) => [size, 250]))).toBeCloseTo(0);
  expect(exponentOf(sizes.map((size) => [size, Math.sqrt(size)]))).toBeCloseTo(0.5);
});

it("has no exponent for a single size", () => {
  expect(exponentOf([[1_000, 5]])).toBeNaN();
});
