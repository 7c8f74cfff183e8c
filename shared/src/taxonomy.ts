/** The bounds of the texts of categories, brands and attributes, in characters. */
export const taxonomyBounds = {
  slug: { min: 1, max: 60 },
  name: { min: 1, max: 100 },
  unit: { min: 1, max: 20 },
  group: { min: 1, max: 40 },
} as const;

/** How many of each a shop can have. */
export const taxonomyLimits = {
  categories: 1_000,
  /** Levels of the tree: a category at the top is on the first. */
  depth: 5,
  brands: 10_000,
  attributes: 200,
  /** Those that a category adds to its ancestors' ones. */
  attributesOfCategory: 50,
} as const;

/** A slug: it stands in addresses, JSON and CSV, and is permanent. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The message for any other slug. */
export const SLUG_RULE = "must be small letters a to z, digits, and single hyphens between them";

/** The slugs of the filters that every list of products has; no attribute may have one of them. */
export const FILTER_SLUGS: readonly string[] = ["category", "brand", "price", "rating", "sale"];

/** Letters that Unicode doesn't take apart. */
const SPELLED: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  þ: "th",
  "&": " and ",
};

/** The slug that a name suggests; empty where none of its characters can stand in one. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøđłþ&]/g, (letter) => SPELLED[letter] ?? "")
    .normalize("NFKD")
    .replace(/[\p{Mark}'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, taxonomyBounds.slug.max)
    .replace(/^-|-$/g, "");
}

/** The schema's description of a new slug. */
export const NEW_SLUG =
  "1 to 60 small letters, digits, and hyphens between them. Permanent. Without one it is made of the name.";
