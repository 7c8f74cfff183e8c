import type { z } from "zod";
import type { RequestContext } from "../context/context";
import { BadUserInput } from "../errors";
import { checkDetails } from "../modules/catalogue/details/check-details";
import type { ProductFilter } from "../modules/catalogue/filter/product-filter.input";
import type { productsQuery } from "./bodies";

/**
 * What a query narrows the list of products by; undefined if by nothing. Throws BadUserInput for a category or brand that the shop
 * doesn't have.
 */
export async function readFilter(
  ctx: RequestContext,
  { category, brand = [], priceMin, priceMax, onSale }: z.infer<typeof productsQuery>,
): Promise<ProductFilter | undefined> {
  const wanted = [brand].flat();
  const isNarrowed = [category, priceMin, priceMax].some((each) => each !== undefined) || onSale === true;
  if (!isNarrowed && wanted.length === 0) return undefined;
  const [{ categoryId }, ...brands] = await Promise.all([
    checkDetails(ctx, { category }),
    ...wanted.map((each) => checkDetails(ctx, { brand: each })),
  ]);
  const slugs = brands.flatMap(({ brandSlug }) => brandSlug ?? []);
  return { category: categoryId, brands: [...new Set(slugs)], priceMin, priceMax, onSale };
}

/** Names errors of a filter as REST's queries do: `priceMin` for `filter.priceMin`. */
export async function underOwnNames<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof BadUserInput)) throw error;
    throw new BadUserInput(
      error.errors.map(({ field, message }) => ({ field: field.replace(/^filter\./, ""), message })),
    );
  }
}
