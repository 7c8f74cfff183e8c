import { heroProducts } from "./hero-products";

const product = (name: string, ...terms: string[]) => ({
  id: name,
  name,
  description: ["Made well.", ...terms.map((term) => `${term}: 1`)].join("\n"),
  price: 1,
  image: "",
  rating: 5,
  countInStock: 5,
});

const watch = (name: string) => product(name, "Movement", "Case", "Crystal");
const tool = (name: string) => product(name, "Voltage", "Weight");
const shown = (...products: ReturnType<typeof product>[]) => heroProducts(products).map(({ name }) => name);

it("shows a watch and a tool, whichever comes first", () => {
  expect(shown(watch("first"), watch("a"), tool("b"), watch("c"), tool("d"))).toEqual(["c", "d"]);
  expect(shown(tool("first"), tool("a"), watch("b"), tool("c"), tool("d"))).toEqual(["b", "d"]);
});

it("takes the two that have least in common where all are alike", () => {
  const case40 = product("steel", "Movement", "Case");
  expect(shown(watch("first"), watch("a"), case40, watch("b"))).toEqual(["steel", "b"]);
});

it("shows any two where nothing is specified, but never the first card", () => {
  expect(shown(product("first"), product("a"), product("b"))).toEqual(["a", "b"]);
});

it("shows what there is in a small catalogue", () => {
  expect(shown()).toEqual([]);
  expect(shown(watch("first"))).toEqual(["first"]);
  expect(shown(watch("first"), tool("a"))).toEqual(["a"]);
});
