import { amountBounds } from "./bounds";
import { parseWebAddress } from "./web-address";

/** The bounds of a product's fields (spec §5 Add item). */
export const productBounds = {
  name: { min: 1, max: 200 },
  description: { min: 1, max: 10_000 },
  image: { min: 1, max: 2_000 },
  price: amountBounds(0.01, 999_999.99),
  rating: { min: 0, max: 5, decimals: 2 },
  countInStock: { min: 0, max: 1_000_000, decimals: 0 },
} as const;

/** The bounds of a product's optional details. */
export const detailBounds = {
  /** A category's id, or its path of slugs. */
  category: { min: 1, max: 1_000 },
  /** A brand's slug or name. */
  brand: { min: 1, max: 200 },
  attribute: { min: 1, max: 100 },
  attributeValue: { min: 1, max: 200 },
  gtin: { min: 8, max: 14 },
  /** The maximum of Google Merchant Center. */
  mpn: { min: 1, max: 70 },
  slug: { min: 1, max: 80 },
} as const;

/** The bounds of the texts for search engines, of which they show about this much. */
export const seoBounds = {
  seoTitle: { min: 1, max: 70 },
  seoDescription: { min: 1, max: 200 },
} as const;

/** The bounds of a sale of many products: the reduction in percent. */
export const saleBounds = { percentOff: { min: 0.01, max: 99.99, decimals: 2 } } as const;

/** The endings of rounded prices. */
export const priceEndings = ["CENTS_95", "CENTS_99"] as const;

/** Sales end before this year. */
export const LAST_SALE_YEAR = 2100;

/** The maximum number of images of a product. */
export const MAX_IMAGES = 8;

/** The maximum number of attributes for which a product has a value. */
export const MAX_ATTRIBUTES = 50;

/** The bounds of a price change of many products: in percent or in major units. A change is never 0. */
export const priceChangeBounds = {
  percent: { min: -99.99, max: 1_000, decimals: 2 },
  amount: amountBounds(-999_999.98, 999_999.98),
} as const;

/** The maximum number of products in one change. */
export const MAX_CHANGED_PRODUCTS = 500;

/** The URL of a product's image: a web address, or a path of this shop. */
export const IMAGE_URL = /^(https?:\/\/[^\s/]+\S*|\/[^\s/\\]\S*)$/i;

/** Whether a text can be the URL of a product's image. */
export const isImageUrl = (text: string): boolean =>
  text.startsWith("/") ? IMAGE_URL.test(text) && !/\p{Cc}/u.test(text) : parseWebAddress(text) !== null;
