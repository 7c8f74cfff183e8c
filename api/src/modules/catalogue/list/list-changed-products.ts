import { and } from "../../../data/lists/keyset";
import {
  readChanges,
  streamChanges,
  type ChangesArgs,
  type ListedChanges,
} from "../../../data/lists/changes";
import type { Connection } from "../../../data/lists/page";
import { instant, nullable } from "../../../data/columns";
import type { RequestContext } from "../../../context/context";
import { onPrimary } from "../../../context/reading";
import { checkFilter } from "../filter/check-filter";
import { filterSql } from "../filter/filter-conditions";
import type { ProductFilter } from "../filter/product-filter.input";
import { productColumns } from "../product-columns";
import type { Product } from "../product.entity";
import { seesDrafts } from "../see-drafts";
import { columnOf, EMPTY_PRODUCT, writtenFields } from "../written-product";

/** What changed products can be narrowed by. */
export interface ChangedProductsFilter {
  filter?: ProductFilter | null | undefined;
  inStock?: boolean | null | undefined;
  /** For admins: true for drafts alone, false for none. */
  draft?: boolean | null | undefined;
}

const changedColumns = productColumns.with({ deletedAt: nullable(instant("archived_at")) });

const ofProducts = (updates: string): ListedChanges<Product>["table"] =>
  `(select product_id as id, changed.updated_at, version, created_at, archived_at, ${writtenFields.map(columnOf).join(", ")}
    from (${updates}) as changed join products on products.id = product_id) as products`;

/** Products that were published once, by what visitors saw of them. */
const shown = ofProducts("select product_id, updated_at from product_updates where updated_at is not null");

/** All products, drafts by what was done to them. Each part is sorted, because PostgreSQL then merges them along their indexes. */
const all = ofProducts(`
  (select product_id, updated_at from product_updates where draft_updated_at is null order by updated_at, product_id)
  union all
  (select product_id, draft_updated_at from product_updates where draft_updated_at is not null
    order by draft_updated_at, product_id)`);

/**
 * Lists a page of the products that changed since a time, the earliest change first, deleted ones with `deletedAt`. A product that was
 * published and is a draft again counts as deleted for all who don't see drafts. Throws BadUserInput for a bad filter or time.
 */
export async function listChangedProducts(
  ctx: RequestContext,
  args: ChangesArgs & ChangedProductsFilter,
): Promise<Connection<Product>> {
  const current = onPrimary(ctx);
  const drafts = await seesDrafts(ctx);
  const page = await readChanges(current.db, args, await changedProducts(current, args, drafts));
  return drafts ? page : Object.defineProperty(page, "nodes", { value: page.nodes.map(withoutDraft) });
}

/** Reads all products that changed since a time, as `listChangedProducts` lists them, in batches; the last one is shorter. */
export async function* streamChangedProducts(
  ctx: RequestContext,
  size: number,
  updatedSince: Date,
  filter: ProductFilter | undefined,
): AsyncGenerator<Product[], void> {
  const current = onPrimary(ctx);
  const drafts = await seesDrafts(ctx);
  const listed = await changedProducts(current, { filter }, drafts);
  for await (const batch of streamChanges(current.db, size, updatedSince, listed))
    yield drafts ? batch : batch.map(withoutDraft);
}

async function changedProducts(
  ctx: RequestContext,
  { filter, inStock, draft }: ChangedProductsFilter,
  drafts: boolean,
): Promise<ListedChanges<Product>> {
  const values: unknown[] = [];
  const narrowed = filter ? filterSql(await checkFilter(ctx, filter), values) : [];
  if (inStock) narrowed.push("count_in_stock > 0");
  const listed = { columns: changedColumns, values, searched: narrowed.length > 0 };
  // what a draft is filtered by nobody else may know: it is gone, whatever the filter
  if (!drafts)
    return { ...listed, table: shown, where: narrowed.length > 0 ? [`(draft or ${and(narrowed)})`] : [] };
  if (typeof draft === "boolean") narrowed.push(draft ? "draft" : "not draft");
  return { ...listed, table: all, where: narrowed };
}

/** A draft as those see it who don't see drafts: that it is gone, and since when. */
function withoutDraft(product: Product): Product {
  if (!product.draft) return product;
  return { ...product, ...EMPTY_PRODUCT, deletedAt: product.updatedAt };
}
