import { DEFAULT_LOCALE, setLocale } from "@shop/shared/locale";
import {
  emptyGroup,
  errorsIn,
  hasTooMany,
  inOrder,
  missingOf,
  nameOfCopy,
  namesOf,
  newOption,
  rebase,
  splitValues,
  toEntry,
  toInput,
  withCopies,
  withOption,
  withProduct,
  withTyped,
  withValues,
  type GroupEntry,
} from "./group-entry";
import type { GroupForm_ProductFragment } from "../parts/ProductPicker.generated";
import type { GroupForm_GroupFragment } from "./GroupPage.generated";

const aProduct = (
  name: string,
  more: Partial<GroupForm_ProductFragment> = {},
): GroupForm_ProductFragment => ({
  ...{ id: name, name, image: "/a.svg", price: 100, countInStock: 5, draft: false, version: 3 },
  ...{ group: null, optionValues: [], attributes: [] },
  ...more,
});

const combinations = (entry: GroupEntry) =>
  entry.variants.map(({ values }) => namesOf(entry, values).join(" "));

function twoByThree(): GroupEntry {
  const start = emptyGroup(aProduct("Skerry Blue"));
  const [dial] = start.options;
  const withDials = withValues(start, dial?.key ?? "", splitValues("Black, Blue; Green, blue"));
  const both = { ...withDials, options: [...withDials.options, { ...newOption("Strap"), key: "strap" }] };
  return withValues(both, "strap", ["Steel", "Rubber"]);
}

it("suggests a product's values by its name and finds the missing combinations", () => {
  const entry = twoByThree();
  expect(combinations(entry)).toEqual(["Blue Steel"]);
  expect(missingOf(entry).map((values) => namesOf(entry, values).join(" "))).toEqual([
    "Black Steel",
    "Black Rubber",
    "Blue Rubber",
    "Green Steel",
    "Green Rubber",
  ]);
});

it("takes a value once, however its letters are composed and spaced", () => {
  const start = emptyGroup(aProduct("Skerry"));
  const [option] = start.options;
  const entry = withValues(start, option?.key ?? "", [
    "Caf\u00e9  au lait",
    "Cafe\u0301 au lait",
    "caf\u00e9 AU\u200b lait",
  ]);
  expect(entry.options[0]?.values).toHaveLength(1);
});

it("asks for a new value where the one of a variant was removed", () => {
  const entry = twoByThree();
  const [dial] = entry.options;
  const values = dial?.values.filter(({ name }) => name !== "Blue") ?? [];
  const removed = withOption(entry, dial?.key ?? "", { values });
  expect(combinations(removed)).toEqual([" Steel"]);
  expect(Object.keys(errorsIn(removed))).toEqual(["variants.0.values"]);
});

it("says where there are more combinations than a group can have variants", () => {
  const entry = twoByThree();
  expect(hasTooMany(entry)).toBe(false);
  const sizes = Array.from({ length: 17 }, (_, at) => `${at} mm`);
  const all = { ...entry, options: [...entry.options, newOption("Size", sizes)] };
  expect([hasTooMany(all), missingOf(all)]).toEqual([true, []]);
});

it("creates copies in the order of the values", () => {
  const start = twoByThree();
  const entry = withCopies(start, missingOf(start));
  expect(combinations(entry)).toEqual([
    "Black Steel",
    "Black Rubber",
    "Blue Steel",
    "Blue Rubber",
    "Green Steel",
    "Green Rubber",
  ]);
  expect(missingOf(entry)).toEqual([]);
});

it.each([
  ["Skerry Blue", ["Blue", "Steel"], ["Black", "Steel"], "Skerry Black, Steel"],
  ["Skerry", ["Blue", "Steel"], ["Black", "Rubber"], "Skerry, Black, Rubber"],
  ["Blueprint blue", ["Blue"], ["$& Red"], "Blueprint $& Red"],
  ["Saw", [""], ["18 V"], "Saw, 18 V"],
])("names a copy of %s", (original, from, to, name) => {
  expect(nameOfCopy(original, from, to)).toBe(name);
});

const aGroup = (products: GroupForm_ProductFragment[], version = 1): GroupForm_GroupFragment => ({
  ...{ id: "group", name: "Skerry", version, products },
  options: [{ name: "Dial", values: ["Blue", "Black"] }],
});
const inDial = (value: string) => ({ optionValues: [{ option: "Dial", value }] });

it("sends only changed prices and stock, with the version that was shown", () => {
  const entry = toEntry(aGroup([aProduct("A", inDial("Blue")), aProduct("B", inDial("Black"))]));
  const variants = entry.variants.map((variant, at) =>
    at === 0 ? variant : { ...variant, price: "120", stock: "2" },
  );
  expect(toInput({ ...entry, variants })).toMatchObject({
    version: 1,
    variants: [
      { productId: "A", values: ["Blue"] },
      { productId: "B", values: ["Black"], price: 120, units: -3, version: 3 },
    ],
  });
  expect(toInput(entry).variants[1]).toEqual({ productId: "B", values: ["Black"] });
});

it("names wrong prices and missing values by their fields", () => {
  const entry = withProduct(toEntry(aGroup([aProduct("A", inDial("Blue"))])), aProduct("C"));
  const variants = entry.variants.map((variant) => ({ ...variant, price: "x" }));
  expect(Object.keys(errorsIn({ ...entry, variants }))).toEqual([
    "variants.0.price",
    "variants.1.values",
    "variants.1.price",
  ]);
});

it("keeps what was typed, with the versions and variants of another admin", () => {
  const [first, second] = [aProduct("A", inDial("Blue")), aProduct("B", inDial("Black"))];
  const base = aGroup([first]);
  const typed = { ...toEntry(base), name: "Renamed" };
  const now = rebase(typed, base, aGroup([{ ...first, version: 4 }, second], 2));
  expect(now).toMatchObject({ name: "Renamed", version: 2 });
  expect(now.variants.map(({ product }) => product?.version)).toEqual([4, 3]);
  expect(combinations(inOrder(now))).toEqual(["Blue", "Black"]);
});

it("splits values at commas, but not at decimal commas where the shop's language has them", () => {
  expect(splitValues("1,5 mm, 2,5 mm")).toEqual(["1", "5 mm", "2", "5 mm"]);
  setLocale({ ...DEFAULT_LOCALE, language: "de" });
  try {
    expect(splitValues("1,5 mm, 2,5 mm; Blau,Schwarz")).toEqual(["1,5 mm", "2,5 mm", "Blau", "Schwarz"]);
  } finally {
    setLocale(DEFAULT_LOCALE);
  }
});

it("adds the values that were typed and not added yet", () => {
  const start = emptyGroup(aProduct("Skerry Blue"));
  const [dial] = start.options;
  const typed = withTyped(withOption(start, dial?.key ?? "", { typed: "Blue, Black" }));
  expect(typed.options).toMatchObject([{ typed: "", values: [{ name: "Blue" }, { name: "Black" }] }]);
  expect(combinations(typed)).toEqual(["Blue"]);
});
