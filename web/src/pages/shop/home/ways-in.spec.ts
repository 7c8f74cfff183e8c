import { newestProducts } from "./HomePage";
import { imageOf } from "./MainCategories";

const product = (id: string, path: string[]) => ({
  id,
  image: `/pictures/${id}.svg`,
  category: path.length > 0 ? { id: path.at(-1) as string, path: path.map((step) => ({ id: step })) } : null,
});

it("shows a category by the first product in it or below it", () => {
  const products = [product("mug", []), product("drill", ["tools"]), product("vice", ["tools", "workshop"])];
  expect(imageOf({ id: "tools" }, products)).toBe("/pictures/drill.svg");
  expect(imageOf({ id: "watches" }, products)).toBeNull();
});

it("shows four different new products", () => {
  const newest = ["a", "b", "c", "d", "e", "f"].map((id) => ({ id }));
  expect(newestProducts(newest, [{ id: "b" }])).toEqual([{ id: "a" }, { id: "c" }, { id: "d" }, { id: "e" }]);
  expect(newestProducts(newest, newest)).toEqual([]);
});
