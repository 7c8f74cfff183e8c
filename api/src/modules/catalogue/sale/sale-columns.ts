import { dollars, instant, integer, nullable } from "../../../data/columns";

/** Whether a product is on sale. The last release writes prices and knows no regular one, so that this may be no more than the price. */
export const IS_ON_SALE = "regular_price_cents > price_cents";

const whileOnSale = (sql: string) => `case when ${IS_ON_SALE} then ${sql} end`;

/** The regular price in dollars, null where it is not on sale. */
export const regularPrice = nullable(dollars(whileOnSale("regular_price_cents")));

/** The same in cents. */
export const regularPriceCents = nullable(integer(whileOnSale("regular_price_cents")));

/** When the sale ends, null without an end or a sale. */
export const saleEndsAt = nullable(instant(whileOnSale("sale_ends_at")));
