import { collectionLimits } from "@shop/shared/collection";
import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import { requireActor } from "../../../context/actor";
import { inTransaction, type RequestContext } from "../../../context/context";
import { counterOf } from "../../../data/lists/count";
import { command, execute, returning, rows, select } from "../../../data/rows";
import { columnsOf } from "../../../data/tables";
import { isUuid } from "../../../data/uuid";
import { BadUserInput, Conflict, type FieldError, NotFound, requireCapacity } from "../../../errors";
import { recordAction } from "../../audit/record-action";
import { checkFilter } from "../filter/check-filter";
import type { ProductFilter } from "../filter/product-filter.input";
import { ProductTable } from "../product.entity";
import { changedSeoTexts, seoTextsOf } from "../search-engines/seo-texts";
import type { Collection } from "./collection.entity";
import type { CollectionInput } from "./collection.input";
import { collectionColumns, type ChosenCollection } from "./read-collections";

/** Blocks other changes of collections, so that slugs stay unique and the limit holds. Collections can still be read. */
const lock = command("lock table collections in share row exclusive mode");
const countCollections = counterOf("collections");
const byId = select(collectionColumns, "from collections where id = $1");
const bySlug = select(collectionColumns, "from collections where slug = $1");
const soldColumns = columnsOf(ProductTable, "id");
const sold = select(soldColumns, "from products where id = any($1::uuid[]) and archived_at is null");
/** A former slug can be used again: it then no longer redirects. */
const release = command(
  "update collections set former_slugs = array_remove(former_slugs, $1) where $1 = any(former_slugs)",
);
const written =
  "slug = $2, former_slugs = $3, name = $4, description = $5, image_url = $6, seo_title = $7, seo_description = $8, product_ids = $9, rule = $10";
const insert = returning(
  collectionColumns,
  `insert into collections (slug, former_slugs, name, description, image_url, seo_title, seo_description, product_ids, rule)
    values ($1, '{}', $2, $3, $4, $5, $6, $7, $8)`,
);
const update = returning(
  collectionColumns,
  `update collections set ${written}, version = version + 1 where id = $1`,
);
const remove = command("delete from collections where id = $1");

const errors = () => serverTexts().fieldErrors.collectionErrors;

/**
 * Creates a collection without an id, or replaces a collection. Throws NotFound for an unknown id, Conflict if the collection no longer
 * has the given version or the shop has too many, BadUserInput that names the fields.
 */
export function saveCollection(
  ctx: RequestContext,
  id: string | null,
  input: CollectionInput,
): Promise<Collection> {
  requireActor(ctx);
  return inTransaction(ctx, async (tx) => {
    await execute(tx.db, lock);
    const before = id === null ? null : await getCollection(tx, id);
    if (before && typeof input.version === "number" && before.version !== input.version)
      throw new Conflict(serverTexts().adminRefusals.catalogueRefusals.collectionChanged);
    if (!before) requireCapacity("collections", collectionLimits.collections, await countCollections(tx.db));
    const productIds = (input.productIds ?? []).map((each) => each.toLowerCase());
    const found: FieldError[] = [];
    const rule = input.rule ? await checkRule(tx, input.rule, found) : null;
    await refuseWrong(tx, input, productIds, before, found);
    const { slug } = input;
    await execute(tx.db, release, [slug]);
    const choice = rule ? [null, JSON.stringify(rule)] : [productIds, null];
    const texts = [input.description ?? null, input.imageUrl ?? null, ...seoTextsOf(input)];
    const facts = [cleanName(input.name), ...texts, ...choice];
    const former = before ? formerSlugsOf(before, slug) : [];
    const [collection] = (await (before
      ? rows(tx.db, update, [before.id, slug, former, ...facts])
      : rows(tx.db, insert, [slug, ...facts]))) as [ChosenCollection];
    await recordAction(tx, "SAVE_COLLECTION", collection, describe(before, collection));
    return collection;
  });
}

/** Deletes a collection; its products stay. Returns 1, or 0 if there is no such collection. */
export function removeCollection(ctx: RequestContext, id: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await execute(tx.db, lock);
    const [collection] = isUuid(id) ? await rows(tx.db, byId, [id]) : [];
    if (!collection) return 0;
    await execute(tx.db, remove, [collection.id]);
    await recordAction(tx, "REMOVE_COLLECTION", collection);
    return 1;
  });
}

async function getCollection(tx: RequestContext, id: string): Promise<ChosenCollection> {
  const [collection] = isUuid(id) ? await rows(tx.db, byId, [id]) : [];
  if (!collection) throw new NotFound("collection");
  return collection;
}

/** The rule with the category's id, which stays when the category moves. Adds an error for each invalid field. */
async function checkRule(
  tx: RequestContext,
  rule: ProductFilter,
  found: FieldError[],
): Promise<ProductFilter | null> {
  try {
    const { category, brands, onSale, group, attributes, ...numbers } = await checkFilter(tx, rule);
    const { priceMin, priceMax, ratingMin } = numbers;
    const isAny = [priceMin, priceMax, ratingMin].some((each) => each !== null);
    if (!isAny && !category && !onSale && !group && brands.length + attributes.length === 0)
      found.push({ field: "rule", message: errors().noCondition });
    return { ...rule, category: category?.id ?? null };
  } catch (error) {
    if (!(error instanceof BadUserInput)) throw error;
    for (const { field, message } of error.errors)
      found.push({
        field: field.replace(/^filter/, "rule"),
        message: message.replaceAll("filter.", "rule."),
      });
    return null;
  }
}

/** Throws BadUserInput that names each wrong field, together with those found before. */
async function refuseWrong(
  tx: RequestContext,
  { slug }: CollectionInput,
  productIds: readonly string[],
  before: Collection | null,
  found: FieldError[],
): Promise<void> {
  const [namesake] = await rows(tx.db, bySlug, [slug]);
  if (namesake && namesake.id !== before?.id) found.push({ field: "slug", message: errors().slugTaken });
  const known = new Set((await rows(tx.db, sold, [productIds.filter(isUuid)])).map(({ id }) => id));
  for (const [at, id] of productIds.entries())
    if (!known.has(id)) found.push({ field: `productIds.${at}`, message: errors().noProduct });
  if (found.length > 0) throw new BadUserInput(found);
}

/** The latest former slugs, without the current one. */
function formerSlugsOf(before: ChosenCollection, slug: string): string[] {
  if (before.slug === slug) return before.formerSlugs;
  const former = before.formerSlugs.filter((each) => each !== slug);
  return [...former, before.slug].slice(-collectionLimits.formerSlugs);
}

/** What a change did, for the audit log: the new name and address, and how the products are chosen. */
function describe(before: ChosenCollection | null, after: ChosenCollection): string {
  const { factNames, collectionDetails } = serverTexts().auditDetails;
  const changed = (name: string, one?: string, other?: string) =>
    one === undefined || one === other ? [] : [`${name} ${one} → ${other}`];
  return [
    ...changed(factNames.name, before?.name, after.name),
    ...changed(collectionDetails.slug, before?.slug, after.slug),
    ...(before ? changedSeoTexts(before, after) : []),
    after.productIds ? collectionDetails.products(after.productIds.length) : collectionDetails.rule,
  ].join(", ");
}
