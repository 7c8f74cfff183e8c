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
import type { ProductsArgs } from "./products.input";
import { seesDrafts } from "../see-drafts";
import { WITHOUT_IMAGE } from "./listing";
import { columnOf, EMPTY_PRODUCT, writtenFields } from "../written-product";

/** The filters of the list of changed products. */
type ChangedProductsFilter = Pick<ProductsArgs, "filter" | "inStock" | "draft" | "withoutImage">;

const changedColumns = productColumns.with({ deletedAt: nullable(instant("archived_at")) });

const ofProducts = (updates: string): ListedChanges<Product>["table"] =>
  `(select product_id as id, changed.updated_at, version, created_at, archived_at, ${writtenFields.map(columnOf).join(", ")}
    from (${updates}) as changed join products on products.id = product_id) as products`;

/** The products published at some time, by the changes that visitors saw. */
const shown = ofProducts("select product_id, updated_at from product_updates where updated_at is not null");

/**
 * All products; drafts by their own changes. Each part is sorted, because PostgreSQL then merges them along their
 * indexes.
 */
const all = ofProducts(`
  (select product_id, updated_at from product_updates where draft_updated_at is null order by updated_at, product_id)
  union all
  (select product_id, draft_updated_at from product_updates where draft_updated_at is not null
    order by draft_updated_at, product_id)`);

/**
 * Lists a page of the products changed since a time, earliest change first; deleted products have `deletedAt`. A
 * published product that becomes a draft again counts as deleted for viewers without access to drafts. Throws
 * BadUserInput for an invalid filter or time.
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

/**
 * Reads all products changed since a time, in the order of `listChangedProducts`, in batches; the last batch is
 * smaller.
 */
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
  { filter, inStock, draft, withoutImage }: ChangedProductsFilter,
  drafts: boolean,
): Promise<ListedChanges<Product>> {
  const values: unknown[] = [];
  const narrowed = filter ? filterSql(await checkFilter(ctx, filter), values) : [];
  if (inStock) narrowed.push("count_in_stock > 0");
  if (withoutImage) narrowed.push(WITHOUT_IMAGE);
  const listed = { columns: changedColumns, values, searched: narrowed.length > 0 };
  // filters must not reveal the fields of drafts: for these viewers a draft is deleted, whatever the filter
  if (!drafts)
    return { ...listed, table: shown, where: narrowed.length > 0 ? [`(draft or ${and(narrowed)})`] : [] };
  if (typeof draft === "boolean") narrowed.push(draft ? "draft" : "not draft");
  return { ...listed, table: all, where: narrowed };
}

/** A draft for viewers without access to drafts: only its id and the time since which it is gone. */
function withoutDraft(product: Product): Product {
  if (!product.draft) return product;
  return { ...product, ...EMPTY_PRODUCT, deletedAt: product.updatedAt };
}
