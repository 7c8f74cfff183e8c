import { locale } from "./locale";

/** The bounds of the texts of categories, brands and attributes, in characters. */
export const taxonomyBounds = {
  slug: { min: 1, max: 60 },
  name: { min: 1, max: 100 },
  unit: { min: 1, max: 20 },
  group: { min: 1, max: 40 },
} as const;

/** The maximum numbers of categories, brands and attributes of a shop. */
export const taxonomyLimits = {
  categories: 1_000,
  /** Levels of the category tree; top categories are on level 1. */
  depth: 5,
  brands: 10_000,
  attributes: 200,
  /** The attributes that a category adds to those of its ancestors. */
  attributesOfCategory: 50,
} as const;

/** A slug, which appears in addresses, JSON and CSV, and never changes. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The slugs of the filters on every product list; attributes can't use them. */
export const FILTER_SLUGS: readonly string[] = ["category", "brand", "price", "rating", "sale"];

/** Letters that Unicode normalization doesn't decompose. */
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

const SPELLED_IN_GERMAN: typeof SPELLED = { ...SPELLED, ä: "ae", ö: "oe", ü: "ue", "&": " und " };

/** The slug derived from a name, in the spelling of the shop's language; empty if no character of the name can be part of a slug. */
export function slugOf(name: string): string {
  const spelled = /^de\b/.test(locale().language) ? SPELLED_IN_GERMAN : SPELLED;
  return name
    .toLowerCase()
    .normalize("NFC")
    .replace(/[^\w\s]/g, (letter) => spelled[letter] ?? letter)
    .normalize("NFKD")
    .replace(/[\p{Mark}'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, taxonomyBounds.slug.max)
    .replace(/^-|-$/g, "");
}

/** The schema's description of a new slug. */
export const NEW_SLUG =
  "1 to 60 small letters, digits, and hyphens between them. Permanent. Without one it is made of the name.";
