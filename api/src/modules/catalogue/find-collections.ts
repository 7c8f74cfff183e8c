import { type DatabaseContext, lookUp } from "../../data/shared-lookups";
import type { Collection } from "./collections/collection.entity";
import { collectionsById } from "./collections/read-collections";

export { Collection } from "./collections/collection.entity";

/** The collections with these ids, in this order; without those that no longer exist. */
export async function findCollections(ctx: DatabaseContext, ids: readonly string[]): Promise<Collection[]> {
  const found = await Promise.all(ids.map((id) => lookUp(ctx, collectionsById, id)));
  return found.filter((collection) => collection !== undefined);
}
