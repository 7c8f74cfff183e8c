import type { RequestContext } from "../../../context/context";
import { boolean, columns, dollars, instant, integer, nullable, text, uuid } from "../../../data/columns";
import { rows, statement } from "../../../data/rows";
import { lookUp, type Lookup } from "../../../data/shared-lookups";
import { isUuid } from "../../../data/uuid";
import { type ProductChange, ProductChangeSet, ProductChangeTable } from "./product-change.entity";
import { columnsOf } from "../../../data/tables";

const setColumns = columnsOf(ProductChangeSet, "id", "changedAt", "undoneAt");
const setsByIds = statement(
  setColumns,
  `select ${setColumns.sql} from product_change_sets where id = any($1)`,
);

const sets: Lookup<ProductChangeSet> = async ({ db }, ids) =>
  new Map((await rows(db, setsByIds, [ids])).map((set) => [set.id, set]));

/** Finds the set of changes with this id; returns null if it doesn't exist. */
export async function findChangeSet(ctx: RequestContext, id: string): Promise<ProductChangeSet | null> {
  return isUuid(id) ? ((await lookUp(ctx, sets, id.toLowerCase())) ?? null) : null;
}

const changeColumns = columns<Omit<ProductChange, "othersBefore" | "othersAfter"> & { setId: string }>({
  setId: uuid("set_id"),
  productId: uuid("product_id"),
  name: text("products.name"),
  version: integer("products.version"),
  priceBefore: dollars("price_cents_before"),
  priceAfter: dollars("price_cents_after"),
  regularPriceBefore: nullable(dollars("regular_price_cents_before")),
  regularPriceAfter: nullable(dollars("regular_price_cents_after")),
  saleEndsAtBefore: nullable(instant("sale_ends_at_before")),
  saleEndsAtAfter: nullable(instant("sale_ends_at_after")),
  categoryIdBefore: nullable(uuid("category_before")),
  categoryIdAfter: nullable(uuid("category_after")),
  brandSlugBefore: nullable(text("brand_before")),
  brandSlugAfter: nullable(text("brand_after")),
  draftBefore: boolean("draft_before"),
  draftAfter: boolean("draft_after"),
  added: boolean("added"),
}).with(columnsOf(ProductChangeTable, "othersBefore", "othersAfter").each);

/** The maximum number of products listed for a set; only an import can change more. */
const MAX_CHANGES = 500;

const changesBySets = statement(
  changeColumns,
  `select ${changeColumns.sql} from unnest($1::uuid[]) as wanted (id) cross join lateral (
      select product_changes.* from product_changes join products on products.id = product_id
        where set_id = wanted.id order by lower(products.name), product_id limit ${MAX_CHANGES}
    ) as listed join products on products.id = product_id
    order by lower(products.name), product_id`,
);

const countColumns = columns({ setId: uuid("set_id"), count: integer("count(*)::int") });
const countsBySets = statement(
  countColumns,
  `select ${countColumns.sql} from product_changes where set_id = any($1) group by set_id`,
);

const counts: Lookup<number> = async ({ db }, ids) =>
  new Map((await rows(db, countsBySets, [ids])).map(({ setId, count }) => [setId, count]));

/** The number of products of a set. */
export async function countChangesOf(ctx: RequestContext, { id }: ProductChangeSet): Promise<number> {
  return (await lookUp(ctx, counts, id)) ?? 0;
}

const changes: Lookup<ProductChange[]> = async ({ db }, ids) => {
  const found = new Map<string, ProductChange[]>(ids.map((id) => [id, []]));
  for (const { setId, ...change } of await rows(db, changesBySets, [ids])) found.get(setId)?.push(change);
  return found;
};

/** The products of a set before and after the change, by name: the first 500, including deleted products. */
export async function listChangesOf(ctx: RequestContext, { id }: ProductChangeSet): Promise<ProductChange[]> {
  return (await lookUp(ctx, changes, id)) ?? [];
}
