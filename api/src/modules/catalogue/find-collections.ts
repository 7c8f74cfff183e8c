import type { RequestContext } from "../../context/context";
import { type DatabaseContext, lookUp } from "../../data/shared-lookups";
import type { Collection } from "./collections/collection.entity";
import { readFirstImages } from "./collections/first-images";
import { collectionsById } from "./collections/read-collections";
import { keptUntilProductsChange } from "./list/kept-until-products-change";

export { Collection } from "./collections/collection.entity";

/** The collections with these ids, in this order; without those that no longer exist. */
export async function findCollections(ctx: DatabaseContext, ids: readonly string[]): Promise<Collection[]> {
  const found = await Promise.all(ids.map((id) => lookUp(ctx, collectionsById, id)));
  return found.filter((collection) => collection !== undefined);
}

const keepImages = keptUntilProductsChange<ReadonlyMap<string, string>>(({ size }) => size);

/** The collections with these ids that have a product for sale, in this order, each with a picture: its own or its first product's. */
export async function findFeaturedCollections(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Collection[]> {
  const found = await findCollections(ctx, ids);
  if (found.length === 0) return [];
  const versions = found.map(({ id, version }) => [id, version]);
  const images = await keepImages(ctx, versions, () => readFirstImages(ctx, ids));
  return found.flatMap((collection) => {
    const image = images.get(collection.id);
    return image === undefined ? [] : { ...collection, imageUrl: collection.imageUrl ?? image };
  });
}
