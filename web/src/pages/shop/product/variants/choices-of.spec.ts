import { choicesOf, type Group } from "./choices-of";

/** A group with a variant for each combination of values, such as "Blue Steel". */
function groupOf(options: string[], ...combinations: string[]): Group {
  const variants = combinations.map((combination) => combination.split(" "));
  return {
    id: "g",
    name: "Skerry",
    options: options.map((name, at) => {
      const values = [...new Set(variants.map((values) => values[at] ?? ""))];
      return { name, values, colors: values.map(() => "") };
    }),
    products: variants.map((values) => ({
      id: values.join("-"),
      slug: null,
      countInStock: 5,
      optionValues: options.map((option, at) => ({ option, value: values[at] ?? "" })),
    })),
  };
}

/** Each choice as its value, the variant that it leads to, and the other values that it names. */
function choices(group: Group, id: string) {
  const current = group.products.find((variant) => variant.id === id);
  if (!current) throw new Error(`No variant ${id}.`);
  return choicesOf(group, current).map((option) =>
    option.choices.map(({ value, variant, others }) =>
      [`${value}:`, variant?.id ?? "none", ...others].join(" "),
    ),
  );
}

const dialAndStrap = ["Dial", "Strap"];

it("leads to the variant with the other values unchanged", () => {
  const group = groupOf(dialAndStrap, "Blue Steel", "Blue Leather", "Black Steel", "Black Leather");
  expect(choices(group, "Blue-Leather")).toEqual([
    ["Blue: Blue-Leather", "Black: Black-Leather"],
    ["Steel: Blue-Steel", "Leather: Blue-Leather"],
  ]);
  const [first] = group.products;
  expect(first && choicesOf(group, first)[0]).toMatchObject({
    name: "Dial",
    current: "Blue",
    choices: [{ isCurrent: true }, { isCurrent: false }],
  });
});

it("names the value with which a combination isn't made", () => {
  const group = groupOf(dialAndStrap, "Blue Steel", "Blue Leather", "Black Leather");
  expect(choices(group, "Blue-Steel")).toEqual([
    ["Blue: Blue-Steel", "Black: none Steel"],
    ["Steel: Blue-Steel", "Leather: Blue-Leather"],
  ]);
});

it("names only the values that are never made with it, or the whole combination", () => {
  const group = groupOf(
    ["Dial", "Strap", "Size"],
    "Blue Steel 40",
    "Blue Leather 42",
    "Blue Steel 42",
    "Black Leather 42",
    "Black Steel 44",
    "Black Steel 42",
  );
  expect(choices(group, "Blue-Steel-40")[0]).toEqual(["Blue: Blue-Steel-40", "Black: none 40"]);
  const sparse = groupOf(
    ["Dial", "Strap", "Size"],
    ...["A X 1", "A X 2", "A Y 1", "B X 2", "B Y 1", "B Y 2"],
  );
  expect(choices(sparse, "A-X-1")[0]).toEqual(["A: A-X-1", "B: none X 1"]);
});

it("leads to the nearest variant where no other choices lead to the value", () => {
  const group = groupOf(dialAndStrap, "Blue Steel", "Black Leather");
  expect(choices(group, "Blue-Steel")).toEqual([
    ["Blue: Blue-Steel", "Black: Black-Leather Leather"],
    ["Steel: Blue-Steel", "Leather: Black-Leather Black"],
  ]);
});
