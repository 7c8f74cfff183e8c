import { perLocale } from "@shop/shared/locale";
import type { RequestContext } from "../../../context/context";
import { nullable, texts } from "../../../data/columns";
import { nameOrder } from "../../../data/lists/name-order";
import { rows, select } from "../../../data/rows";
import { type DatabaseContext, lookUp, type Lookup, lookupOf } from "../../../data/shared-lookups";
import { columnsOf } from "../../../data/tables";
import type { Product } from "../product.entity";
import { findProduct } from "../find-product";
import { CollectionTable, type Collection } from "./collection.entity";

const listedColumns = columnsOf(
  CollectionTable,
  "id",
  "slug",
  "name",
  "description",
  "imageUrl",
  "seoTitle",
  "seoDescription",
  "version",
);

/** The columns of a collection with its choice of products. */
export const collectionColumns = listedColumns.with({
  ...columnsOf(CollectionTable, "formerSlugs", "rule").each,
  productIds: nullable(texts("product_ids::text[]")),
});

/** A collection with its choice of products. */
export type ChosenCollection = Pick<
  CollectionTable,
  keyof Collection | "formerSlugs" | "rule" | "productIds"
>;

const byName = () => `from collections order by ${nameOrder("name")}, slug`;
const all = perLocale(() => select(listedColumns, byName()));
const allChosen = perLocale(() => select(collectionColumns, byName()));

const ALL = "all";
const collections: Lookup<Collection[]> = async ({ db }) => new Map([[ALL, await rows(db, all())]]);

/** All collections, A to Z. Concurrent requests share one statement, because every page's menu has some. */
export async function listCollections(ctx: DatabaseContext): Promise<Collection[]> {
  return (await lookUp(ctx, collections, ALL)) ?? [];
}

/** All collections with their choices of products, A to Z. */
export const listChosenCollections = ({ db }: DatabaseContext): Promise<ChosenCollection[]> =>
  rows(db, allChosen());

/** Collections by their ids, without their choice of products. */
export const collectionsById = lookupOf(listedColumns, "collections", "id");

const bySlug = lookupOf(collectionColumns, "collections", "slug");
/** Without an index: shops have few collections, and former slugs are rarely asked for. */
const byFormerSlug = select(collectionColumns, "from collections where $1 = any(former_slugs)");

/** Finds a collection by its current slug or a former one; null if there is none. */
export async function findCollection(ctx: RequestContext, slug: string): Promise<ChosenCollection | null> {
  if (slug.includes("\0")) return null;
  return (await lookUp(ctx, bySlug, slug)) ?? (await rows(ctx.db, byFormerSlug, [slug]))[0] ?? null;
}

/** The products that were chosen by hand and still exist, in order; only those that the viewer may see. */
export async function pickedProducts(ctx: RequestContext, { slug }: Collection): Promise<Product[]> {
  const ids = (await findCollection(ctx, slug))?.productIds ?? [];
  const products = await Promise.all(ids.map((id) => findProduct(ctx, id)));
  return products.filter((product) => product !== null);
}
