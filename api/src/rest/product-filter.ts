import type { z } from "zod";
import type { RequestContext } from "../context/context";
import { BadUserInput } from "../errors";
import { checkDetails } from "../modules/catalogue/check-details";
import type { ProductFilter } from "../modules/catalogue/filter/product-filter.input";
import type { productsQuery } from "./bodies";

/** The filter in a query of the product list; undefined without one. Throws BadUserInput for an unknown category or brand. */
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

/** Renames errors of a filter to the parameters of REST: `priceMin` instead of `filter.priceMin`. */
export async function withRestNames<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof BadUserInput)) throw error;
    throw new BadUserInput(
      error.errors.map(({ field, message }) => ({ field: field.replace(/^filter\./, ""), message })),
    );
  }
}
