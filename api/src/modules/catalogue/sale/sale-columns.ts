import { money, instant, nullable } from "../../../data/columns";

/**
 * SQL condition: the product is on sale. The last release writes prices without adjusting the regular price, which may
 * then not exceed the price.
 */
export const IS_ON_SALE = "regular_price_cents > price_cents";

const whileOnSale = (sql: string) => `case when ${IS_ON_SALE} then ${sql} end`;

/** The regular price in major units; null if the product isn't on sale. */
export const regularPrice = nullable(money(whileOnSale("regular_price_cents")));

/** The end of the sale; null without an end or a sale. */
export const saleEndsAt = nullable(instant(whileOnSale("sale_ends_at")));
