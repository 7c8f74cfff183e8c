import {
  placeTowards,
  presentPath,
  slugPathOf,
  treeOf,
  withDescendants,
  type Direction,
} from "./category-nodes";

const category = (id: string, parent: string | null) => ({
  id,
  slug: id,
  name: id.toUpperCase(),
  seoTitle: null,
  seoDescription: null,
  productCount: 0,
  parent: parent === null ? null : { id: parent },
  ownAttributes: [],
});

const roots = treeOf([
  category("tools", null),
  category("saws", "tools"),
  category("drills", "tools"),
  category("corded", "drills"),
  category("watches", null),
]);
const node = (id: string) => {
  const found = roots.flatMap(withDescendants).find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

it("makes a tree of the list, in its order", () => {
  expect(roots.flatMap(withDescendants).map(slugPathOf)).toEqual([
    "tools",
    "tools/saws",
    "tools/drills",
    "tools/drills/corded",
    "watches",
  ]);
  expect(presentPath(node("corded"))).toBe("TOOLS › DRILLS › CORDED");
});

it.each<[string, Direction, object | undefined]>([
  ["tools", "up", undefined],
  ["tools", "down", { parent: null, before: null }],
  ["tools", "out", undefined],
  ["tools", "in", undefined],
  ["watches", "up", { parent: null, before: "tools" }],
  ["watches", "down", undefined],
  ["watches", "in", { parent: "tools", before: null }],
  ["saws", "down", { parent: "tools", before: null }],
  ["saws", "out", { parent: null, before: "watches" }],
  ["drills", "up", { parent: "tools", before: "saws" }],
  ["corded", "out", { parent: "tools", before: null }],
  ["corded", "in", undefined],
])("knows where %s comes to be when it is moved %s", (id, direction, place) => {
  expect(placeTowards(roots, node(id), direction)).toEqual(place);
});
