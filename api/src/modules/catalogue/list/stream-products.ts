import { batchOf, inBatches } from "../../../data/lists/batches";
import { boolean, columns, instant, nullable, type RowOf, text, uuid } from "../../../data/columns";
import { and } from "../../../data/lists/keyset";
import { rows, select } from "../../../data/rows";
import type { RequestContext } from "../../../context/context";
import { checkFilter } from "../filter/check-filter";
import { filterSql } from "../filter/filter-conditions";
import type { ProductFilter } from "../filter/product-filter.input";
import type { Product } from "../product.entity";
import { productColumns } from "../product-columns";
import { seesDrafts } from "../see-drafts";
import { counterOf } from "../../../data/lists/count";

/** The number of parameters before those of a filter: see `inBatches`. */
const OWN_VALUES = 3;

/**
 * Reads every product for sale, or those of a filter, in batches, newest first, for GET /products (spec §7) and the CSV
 * file; the last batch is smaller. Admins get the drafts too. Throws BadUserInput for an invalid filter.
 */
export async function* streamProducts(
  ctx: RequestContext,
  size: number,
  filter?: ProductFilter,
): AsyncGenerator<Product[], void> {
  const values = new Array<unknown>(OWN_VALUES).fill(null);
  const narrowed = filter ? filterSql(await checkFilter(ctx, filter), values) : [];
  const shown = (await seesDrafts(ctx)) ? [] : ["not draft"];
  const batch = batchOf(productColumns, "products", and(["archived_at is null", ...shown, ...narrowed]));
  yield* inBatches(ctx.db, batch, size, values.slice(OWN_VALUES));
}

const count = counterOf("products where archived_at is null and not draft");

/** The exact number of products for sale; takes 0.2 s with a million products. */
export const countProducts = ({ db }: Pick<RequestContext, "db">): Promise<number> => count(db);

const usedColumns = columns({
  seo: boolean(
    "exists (select from products where archived_at is null and coalesce(seo_title, seo_description, slug) is not null)",
  ),
  giftCards: boolean("exists (select from products where archived_at is null and gift_card)"),
});
const used = select(usedColumns);

/** Whether a product has a text for search engines, and whether one is a gift card. */
export async function readUsedDetails({
  db,
}: Pick<RequestContext, "db">): Promise<RowOf<typeof usedColumns>> {
  const [found] = await rows(db, used);
  return found as RowOf<typeof usedColumns>;
}

const addressColumns = columns({
  id: uuid("id"),
  slug: nullable(text("slug")),
  updatedAt: instant("coalesce(updated_at, created_at)"),
});
const addresses = select(
  addressColumns,
  "from products where archived_at is null and not draft order by id limit $1 offset $2",
);

/** The addresses of products for sale and their last changes, in an arbitrary but stable order: at most `limit`, from `offset`. */
export const listAddresses = (
  { db }: Pick<RequestContext, "db">,
  limit: number,
  offset: number,
): Promise<RowOf<typeof addressColumns>[]> => rows(db, addresses, [limit, offset]);
