/** The bounds of a collection's texts, in characters. */
export const collectionBounds = {
  slug: { min: 1, max: 60 },
  name: { min: 1, max: 100 },
  description: { min: 1, max: 2_000 },
} as const;

/** The maximum numbers of collections of a shop, of products chosen by hand, and of former slugs that still redirect. */
export const collectionLimits = { collections: 100, products: 500, formerSlugs: 20 } as const;
