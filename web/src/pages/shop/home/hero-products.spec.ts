import { heroProducts } from "./HomePage";

const product = (name: string, ...path: string[]) => ({
  name,
  category: path.length > 0 ? { id: path.join("/"), path: path.map((id) => ({ id })) } : null,
});

const watch = (name: string) => product(name, "watches", "diving watches");
const tool = (name: string) => product(name, "tools", "drills");
const shown = (...products: ReturnType<typeof product>[]) => heroProducts(products).map(({ name }) => name);

it("shows a watch and a tool, whichever comes first", () => {
  expect(shown(watch("first"), watch("a"), tool("b"), watch("c"), tool("d"))).toEqual(["c", "d"]);
  expect(shown(tool("first"), tool("a"), watch("b"), tool("c"), tool("d"))).toEqual(["b", "d"]);
});

it("takes the two that have least in common where all are of one main category", () => {
  const chronograph = product("chronograph", "watches", "chronographs");
  expect(shown(watch("first"), watch("a"), chronograph, watch("b"))).toEqual(["chronograph", "b"]);
});

it("shows any two where nothing has a category, but never the first card", () => {
  expect(shown(product("first"), product("a"), product("b"))).toEqual(["a", "b"]);
});

it("shows what there is in a small catalogue", () => {
  expect(shown()).toEqual([]);
  expect(shown(watch("first"))).toEqual(["first"]);
  expect(shown(watch("first"), tool("a"))).toEqual(["a"]);
});
