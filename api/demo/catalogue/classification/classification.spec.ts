import { AttributeType } from "../../../src/modules/catalogue/attributes/attribute.entity";
import { attributeSlugsOf, CategoryTree } from "../../../src/modules/catalogue/categories/category-tree";
import { demoCatalogue } from "../catalogue";
import { demoAttributes } from "./demo-attributes";
import { demoBrands } from "./demo-brands";
import { demoCategories } from "./demo-categories";

const tree = new CategoryTree(
  demoCategories.map(({ path, name, attributes }) => ({
    id: path,
    parentId: path.slice(0, path.lastIndexOf("/")) || null,
    slug: path.slice(path.lastIndexOf("/") + 1),
    name,
    attributeSlugs: [...attributes],
  })),
);
const attributes = new Map(demoAttributes.map((attribute) => [attribute.slug, attribute]));

/** Numbers that descriptions give in another unit, or without one. */
const spelled: Readonly<Record<string, (value: number) => string>> = {
  "no-load-speed": (value) => `${value.toLocaleString("en-US")} rpm`,
  power: (value) => `${value.toLocaleString("en-US")} W`,
  accuracy: (value) => `${value} mm per metre`,
  "teeth-per-inch": (value) => (value === 14 ? "Teeth: 14 to the inch" : `${value} teeth to the inch`),
  pieces: (value) => `${value} Pieces`,
  weight: (value) => `${value} kg`,
};

/** Words in descriptions for values with other names among the attributes. */
const synonyms: Readonly<Record<string, RegExp>> = {
  leather: /leather|calf|cowhide|nubuck/,
  "steel bracelet": /bracelet: (?:.*steel|integrated|five rows)/,
  "steel mesh": /mesh/,
  textile: /textile|nato/,
  "steel and gold": /gold[- ]cap/,
  "gold-tone steel": /(rose-)?gold-tone (steel|plating)/,
  brass: /brass, gold-tone/,
  battery: /voltage: |\bcells?\b/,
  mains: /power: [\d,]+ w/,
  hand: /^(?!.*(?:voltage|power): )/s,
};

const texts = (name: string, description: string) => `${name}\n${description}`;

describe("the classification of the demo catalogue", () => {
  it("gives every product a category, a brand that its name begins with, and values", () => {
    for (const { name, category, brand, attributes: values } of demoCatalogue) {
      expect(tree.findByPath(category)?.children).toEqual([]);
      expect(name.startsWith(`${demoBrands.find(({ slug }) => slug === brand)?.name} `)).toBe(true);
      expect(Object.keys(values).length).toBeGreaterThanOrEqual(2);
    }
  });

  it("has no category, brand or attribute that no product uses", () => {
    const leaves = tree.all.filter(({ children }) => children.length === 0);
    expect(new Set(demoCatalogue.map(({ category }) => category))).toEqual(
      new Set(leaves.map(({ id }) => id)),
    );
    expect(new Set(demoCatalogue.map(({ brand }) => brand))).toEqual(
      new Set(demoBrands.map(({ slug }) => slug)),
    );
    const used = new Set(demoCatalogue.flatMap(({ attributes: values }) => Object.keys(values)));
    expect(used).toEqual(new Set(attributes.keys()));
  });

  it("gives products the attributes of their category, in the type of each", () => {
    for (const { slug, category, attributes: values } of demoCatalogue) {
      const node = tree.findByPath(category);
      const known = node ? attributeSlugsOf(node) : [];
      for (const [attribute, value] of Object.entries(values)) {
        expect({ slug, attribute, isKnown: known.includes(attribute) }).toEqual({
          slug,
          attribute,
          isKnown: true,
        });
        expect(typeof value).toBe(
          { NUMBER: "number", TEXT: "string", BOOLEAN: "boolean" }[attributes.get(attribute)?.type ?? "TEXT"],
        );
      }
    }
  });

  it("says of every number what the description says", () => {
    const wrong = demoCatalogue.flatMap(({ name, description, attributes: values }) =>
      Object.entries(values).flatMap(([slug, value]) => {
        const attribute = attributes.get(slug);
        if (attribute?.type !== AttributeType.NUMBER || typeof value !== "number") return [];
        return saysNumber(texts(name, description), slug, value, attribute.unit)
          ? []
          : [`${name}: ${slug} ${value}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("says of every text but the colour of a dial what the description says", () => {
    const wrong = demoCatalogue.flatMap(({ name, description, attributes: values }) =>
      Object.entries(values).flatMap(([slug, value]) => {
        if (typeof value !== "string" || slug === "dial-colour") return [];
        return says(description, value) ? [] : [`${name}: ${slug} ${value}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("says of every tool whether its motor is brushless and its case in the box", () => {
    for (const { description, attributes: values } of demoCatalogue) {
      if (values.brushless !== undefined) expect(values.brushless).toBe(description.includes("brushless"));
      if (values["case-included"] !== undefined)
        expect(values["case-included"]).toBe(/In the box: .*\bcase\b/.test(description));
    }
  });
});

function saysNumber(text: string, slug: string, value: number, unit: string | null): boolean {
  const written = spelled[slug]?.(value) ?? `${value}${unit ? ` ${unit}` : ""}`;
  const rounded = `${value.toFixed(1)}${unit ? ` ${unit}` : ""}`;
  const first = `${value} by `; // the first of two dimensions
  return [written, rounded, first].some((each) => text.includes(each));
}

function says(description: string, value: string): boolean {
  const text = description.toLowerCase();
  return synonyms[value]?.test(text) ?? text.includes(value.toLowerCase());
}

it("puts every attribute under a heading of a product's page", () => {
  expect(demoAttributes.filter(({ groupName }) => groupName === null)).toEqual([]);
});
