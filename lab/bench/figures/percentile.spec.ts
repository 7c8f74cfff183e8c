import { disagree, median, percentile } from "./percentile";

it("finds the value that a share of all doesn't exceed, in any order", () => {
  const hundred = Array.from({ length: 100 }, (_, at) => ((at * 37) % 100) + 1);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([5, 9.5, 100], 0.99)).toBe(100);
  expect(percentile([7], 0.5)).toBe(7);
});

it("takes the middle one of the rounds, or the mean of the two in the middle", () => {
  expect(median([10, 1, 9])).toBe(9);
  expect(median([4, 1, 2, 10])).toBe(3);
  expect(median([5])).toBe(5);
});

it("has no number for no rounds", () => {
  expect(median([])).toBeNaN();
  expect(percentile([], 0.99)).toBeNaN();
});

it("says that rounds disagree if they are further apart than 15 % of their median", () => {
  expect(disagree([2, 2.1, 2.29])).toBe(false);
  expect(disagree([2, 2.1, 2.33])).toBe(true);
  expect(disagree([1.5])).toBe(false);
  expect(disagree([100, 100, 100, 100, 84])).toBe(true);
});
