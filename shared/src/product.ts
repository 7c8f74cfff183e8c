/** The bounds of a product's fields (spec §5 Add item). */
export const productBounds = {
  name: { min: 1, max: 200 },
  description: { min: 1, max: 10_000 },
  image: { min: 1, max: 2_000 },
  price: { min: 0.01, max: 999_999.99, decimals: 2 },
  rating: { min: 0, max: 5, decimals: 2 },
  countInStock: { min: 0, max: 1_000_000, decimals: 0 },
} as const;

/** The URL of a product's image: a web address, or a path of this shop. */
export const IMAGE_URL = /^(https?:\/\/[^\s/]+\S*|\/[^\s/\\]\S*)$/i;

/** The message for any other URL. */
export const IMAGE_URL_RULE = "must be a web address (https://…) or a path of this shop (/…)";
