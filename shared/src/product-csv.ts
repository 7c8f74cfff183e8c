import { MEGABYTE } from "./bytes";

/** The required columns of a product CSV file, in the order of an export; a file with `images` may omit `image`. */
export const productColumns = ["name", "description", "price", "image", "rating", "countInStock"] as const;

/** The column that identifies a product by id in an update, so that the name can change. */
export const ID_COLUMN = "id";

/** The columns of a product's group: the group's name, and the product's values of its options. */
export const GROUP_COLUMNS = ["group", "options"] as const;

/** The columns of a product's texts for search engines; an export has them if a product does. */
export const SEO_COLUMNS = ["seoTitle", "seoDescription", "slug"] as const;

/** The column of gift cards, `yes` or `no`; an export has it if a product is one. */
export const GIFT_CARD_COLUMN = "giftCard";

/** The prefix of attribute columns; the attribute's slug follows. */
export const ATTRIBUTE_COLUMN = "attribute:";

/** The maximum size of an imported file, in bytes: 100,000 products with long descriptions. */
export const MAX_CSV_BYTES = 128 * MEGABYTE;

/** The maximum number of products in a file. */
export const MAX_CSV_ROWS = 100_000;

/** The maximum number of errors that a report lists; it counts all of them. */
export const MAX_REPORTED_ERRORS = 1_000;

/** The maximum number of changed products that a plan lists; it counts all of them. */
export const MAX_SHOWN_CHANGES = 50;

/** The maximum number of characters of a cell in a plan. */
export const MAX_SHOWN_TEXT = 300;

/** Shortens a cell's text for a plan. */
export const shortenCell = (cell: string): string =>
  cell.length > MAX_SHOWN_TEXT ? `${cell.slice(0, MAX_SHOWN_TEXT - 1)}…` : cell;
