import { nameOrder } from "../../../data/lists/name-order";
import type { EntityManager } from "typeorm";
import type { RequestContext } from "../../../context/context";
import { columns, integer, text, uuid } from "../../../data/columns";
import { rows, returning } from "../../../data/rows";
import { lookUp, lookupAllOf, lookupOf } from "../../../data/shared-lookups";
import { isUuid } from "../../../data/uuid";
import { presentChange } from "./present-change";
import {
  type GroupChange,
  type ProductChange,
  ProductChangeSet,
  ProductChangeTable,
} from "./product-change.entity";
import { columnsOf } from "../../../data/tables";

/** The columns of a set of changes. */
export const setColumns = columnsOf(ProductChangeSet, "id", "changedAt", "undoneAt");
const insert = returning(setColumns, "insert into product_change_sets (group_change) values ($1)");

/** Begins a change of several products, and of a group. The returned set's id is used to undo it. */
export async function addChangeSet(
  db: EntityManager,
  groupChange: GroupChange | null = null,
): Promise<ProductChangeSet> {
  const [set] = (await rows(db, insert, [groupChange && JSON.stringify(groupChange)])) as [ProductChangeSet];
  return set;
}

const sets = lookupOf(setColumns, "product_change_sets", "id");

/** Finds the set of changes with this id; returns null if it doesn't exist. */
export async function findChangeSet(ctx: RequestContext, id: string): Promise<ProductChangeSet | null> {
  return isUuid(id) ? ((await lookUp(ctx, sets, id.toLowerCase())) ?? null) : null;
}

const changeColumns = columns({
  setId: uuid("wanted.id"),
  name: text("products.name"),
  version: integer("products.version"),
}).with(columnsOf(ProductChangeTable, "productId", "added", "before", "after").each);

/** The maximum number of products listed for a set; only an import can change more. */
const MAX_CHANGES = 500;

const changes = lookupAllOf(
  changeColumns,
  `product_change_sets as wanted cross join lateral (
      select product_changes.* from product_changes join products on products.id = product_id
        where set_id = wanted.id order by lower(products.name), product_id limit ${MAX_CHANGES}
    ) as listed join products on products.id = product_id`,
  "setId",
  () => `order by ${nameOrder("products.name")}, product_id`,
);

const countColumns = columns({ setId: uuid("set_id"), count: integer("count(*)::int") });
const counts = lookupOf(countColumns, "product_changes", "setId", "group by set_id");

/** The number of products of a set. */
export async function countChangesOf(ctx: RequestContext, { id }: ProductChangeSet): Promise<number> {
  return (await lookUp(ctx, counts, id))?.count ?? 0;
}

/** The products of a set before and after the change, by name: the first 500, including deleted products. */
export async function listChangesOf(ctx: RequestContext, { id }: ProductChangeSet): Promise<ProductChange[]> {
  return ((await lookUp(ctx, changes, id)) ?? []).map(presentChange);
}
