import { isRating } from "./review";

it("takes 0 to 5 in steps of a half for a rating (spec §9)", () => {
  expect([0, 0.5, 3, 4.5, 5].every(isRating)).toBe(true);
  expect([-0.5, 0.25, 4.9, 5.5, NaN, Infinity].some(isRating)).toBe(false);
});
