import type { RequestContext } from "../../../context/context";
import { command, execute } from "../../../data/rows";
import { listBrands } from "../brands/read-brands";
import type { Classification } from "../details/resolve-details";
import { readTaxonomy } from "../taxonomy/read-taxonomy";

const keepAttributes = command("select from attributes for key share");

/** Everything that the rows of a file may refer to, in three statements; the attributes stay until the transaction ends. */
export async function readWholeClassification(tx: RequestContext): Promise<Classification> {
  await execute(tx.db, keepAttributes);
  const { categories, attributes } = await readTaxonomy(tx);
  const brands = await listBrands(tx);
  const bySlug = new Set(brands.map(({ slug }) => slug));
  const byName = new Map(brands.map(({ slug, name }) => [name.toLowerCase(), slug]));
  const findBrand = (text: string) => (bySlug.has(text) ? text : byName.get(text.toLowerCase()));
  return { categories, attributes, findBrand };
}
