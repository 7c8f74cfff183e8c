import { heroProduct, newestProducts } from "./HomePage";

const shown = (...prices: number[]) => heroProduct(prices.map((price) => ({ price })))?.price;

it("shows the most expensive of the last four top products, so that the first cards don't repeat it", () => {
  expect(shown(900, 800, 700, 600, 50, 70, 60, 20)).toBe(70);
});

it("shows any product of a small catalogue, or none", () => {
  expect(shown(10, 30)).toBe(30);
  expect(shown(10)).toBe(10);
  expect(shown()).toBeUndefined();
});

it("shows four new products that aren't among the top products", () => {
  const newest = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id) => ({ id }));
  const ids = newestProducts(newest, [{ id: "b" }]).map(({ id }) => id);
  expect(ids).toEqual(["a", "c", "d", "e"]);
  expect(newestProducts(newest, newest)).toEqual([]);
});
