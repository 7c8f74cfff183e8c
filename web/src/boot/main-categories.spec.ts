import { readMainCategories } from "./main-categories";

const category = (slug: string) => ({ id: slug, slug, name: slug.toUpperCase() });
const read = (data: object | null) => readMainCategories(() => Promise.resolve({ data: data as never }));

it("has the main categories in the shop's order, four at most", async () => {
  const categories = ["watches", "tools", "books", "lamps", "chairs"].map(category);
  expect(await read({ categories })).toEqual(
    categories.slice(0, 4).map(({ slug, name }) => ({ name, to: `/products/${slug}` })),
  );
});

it("has the first four collections after the categories", async () => {
  const collections = ["gifts", "sale", "new", "old", "more"].map(category);
  expect(await read({ categories: [category("tools")], collections })).toEqual([
    { name: "TOOLS", to: "/products/tools" },
    ...collections.slice(0, 4).map(({ slug, name }) => ({ name, to: `/collections/${slug}` })),
  ]);
});

it("has none in a shop without categories, or while they can't be read", async () => {
  expect(await read({ categories: [] })).toEqual([]);
  expect(await read(null)).toEqual([]);
});

it("lets the page do without them", async () => {
  const execute = jest.fn(() => Promise.resolve({ data: null }));
  await readMainCategories(execute);
  expect(execute).toHaveBeenCalledWith(expect.objectContaining({ optional: true }));
});
