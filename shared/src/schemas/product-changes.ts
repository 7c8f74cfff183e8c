import { z } from "zod";
import { locale } from "../locale";
import { serverTexts } from "../messages/server";
import { detailBounds, MAX_CHANGED_PRODUCTS, priceChangeBounds, priceEndings } from "../product";
import { decimal, text, whole } from "./fields";
import { saleChangeSchema } from "./sale";

/** A product to change, with the version that the page has shown: GraphQL's `ProductVersionInput`. */
export const productVersionSchema = z.strictObject({
  id: text({ min: 1, max: 200 }),
  version: whole({ min: 1, max: 2 ** 31 - 1 }).nullish(),
});

/** A change of prices: GraphQL's `PriceChangeInput`. */
export const priceChangeSchema = z
  .strictObject({
    percent: decimal(priceChangeBounds.percent).nullish(),
    amount: decimal(priceChangeBounds.amount).nullish(),
  })
  .refine(({ percent, amount }) => (percent ?? null) === null || (amount ?? null) === null, {
    error: () =>
      `must be in percent or in ${locale().currency === "USD" ? "dollars" : locale().currency}, not both`,
  })
  .refine(({ percent, amount }) => Boolean(percent) || Boolean(amount), {
    error: () => serverTexts().rules.notZeroText,
  });

/**
 * A change of many products: GraphQL's `ChangeProductsInput`. Null removes the category or the brand, ends the sale,
 * and leaves a draft a draft.
 */
export const changeProductsSchema = z
  .strictObject({
    products: z
      .array(productVersionSchema)
      .min(1, "must have 1 product or more")
      .max(MAX_CHANGED_PRODUCTS, `must have ${MAX_CHANGED_PRODUCTS} products or fewer`)
      .refine(
        (products) => new Set(products.map(({ id }) => id.toLowerCase())).size === products.length,
        "must not name a product twice",
      ),
    category: text(detailBounds.category).nullish(),
    brand: text(detailBounds.brand).nullish(),
    price: priceChangeSchema.nullish(),
    sale: saleChangeSchema.nullish(),
    priceEnding: z.enum(priceEndings).nullish(),
    draft: z.boolean().nullish(),
  })
  .refine(({ price, sale }) => !price || sale === undefined, {
    path: ["sale"],
    error: "can't change together with the price",
  })
  .refine(
    ({ category, brand, price, sale, priceEnding, draft }) =>
      [category, brand, sale].some((each) => each !== undefined) ||
      Boolean(price ?? priceEnding) ||
      typeof draft === "boolean",
    { path: ["price"], error: "must be given if neither category, brand, sale nor draft changes" },
  );
