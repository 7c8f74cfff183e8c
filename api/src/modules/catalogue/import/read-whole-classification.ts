import type { RequestContext } from "../../../context/context";
import { listBrands } from "../brands/read-brands";
import { keepAllAttributes } from "../check-details";
import type { Classification } from "../resolve-details";
import { readTaxonomy } from "../categories/read-taxonomy";

/**
 * Reads everything that the rows of a file may refer to, in three statements; no attribute can be deleted until the
 * transaction ends.
 */
export async function readWholeClassification(tx: RequestContext): Promise<Classification> {
  await keepAllAttributes(tx);
  const { categories, attributes } = await readTaxonomy(tx);
  const brands = await listBrands(tx);
  const bySlug = new Set(brands.map(({ slug }) => slug));
  const byName = new Map(brands.map(({ slug, name }) => [name.toLowerCase(), slug]));
  const findBrand = (text: string) => (bySlug.has(text) ? text : byName.get(text.toLowerCase()));
  return { categories, attributes, findBrand };
}
