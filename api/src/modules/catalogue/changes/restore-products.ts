import type { RequestContext } from "../../../context/context";
import { boolean, columns, instant, integer, nullable, text, uuid } from "../../../data/columns";
import { command, execute, rows, statement } from "../../../data/rows";
import { IS_PAID_AND_OPEN } from "../../order-conditions";
import { writtenColumns } from "../product-columns";
import { columnOf, jsonOf, otherFields, type WrittenProduct } from "../written-product";
import type { DoneChange } from "./plan-undo";
import { ProductChangeRefusalReason as Reason } from "./products-not-changed.error";

const idColumn = columns({ id: uuid("product_id") });
const lockedIds = statement(
  idColumn,
  `with locked as (
      select products.id from products where id in (select product_id from product_changes where set_id = $1)
        order by id for no key update
    )
    select ${idColumn.sql} from product_changes join products on products.id = product_id
      where set_id = $1 and (select count(*) from locked) >= 0 order by lower(products.name), product_id`,
);

/** The ids of a change's products by name, all locked in the order of their ids until the transaction ends. */
export async function lockChanged({ db }: RequestContext, setId: string): Promise<string[]> {
  return (await rows(db, lockedIds, [setId])).map(({ id }) => id);
}

/** SQL of the current values of the fields in `others_before`. */
const CURRENT = jsonOf(otherFields, (field) => `products.${columnOf(field)}`);

const stockOf = (which: "before" | "after") => `coalesce((others_${which} ->> 'countInStock')::int, 0)`;

/** Units may have been sold since: the undo only removes the units that the import added. */
const STOCK_BEFORE = `products.count_in_stock + ${stockOf("before")} - ${stockOf("after")}`;

const OBSTACLE = `case
    when added and exists (select from orders where product_id = products.id and ${IS_PAID_AND_OPEN}) then '${Reason.HAS_PAID_ORDERS}'
    when added and version > 1 then '${Reason.EDITED}'
    when exists (select from jsonb_each(others_after - 'countInStock') where value is distinct from ${CURRENT} -> key)
      then '${Reason.EDITED}'
    when others_after ? 'countInStock' and ${STOCK_BEFORE} < 0 then '${Reason.STOCK_TOO_LOW}'
    when others_before ? 'name' and exists (
      select from products as other where lower(other.name) = lower(others_before ->> 'name') and other.archived_at is null
        and other.id <> products.id
    ) then '${Reason.NAME_TAKEN}'
    when exists (
      select from jsonb_object_keys(others_before -> 'attributeValues') as slug where slug not in (select slug from attributes)
    ) then '${Reason.ATTRIBUTE_DELETED}'
  end`;

const doneColumns = columns<DoneChange>({
  productId: uuid("product_id"),
  name: text("products.name"),
  priceBefore: integer("price_cents_before"),
  priceAfter: integer("price_cents_after"),
  categoryBefore: nullable(uuid("category_before")),
  categoryAfter: nullable(uuid("category_after")),
  brandBefore: nullable(text("brand_before")),
  brandAfter: nullable(text("brand_after")),
  draftBefore: boolean("draft_before"),
  draftAfter: boolean("draft_after"),
  regularBefore: nullable(integer("regular_price_cents_before")),
  regularAfter: nullable(integer("regular_price_cents_after")),
  saleEndBefore: nullable(instant("sale_ends_at_before")),
  saleEndAfter: nullable(instant("sale_ends_at_after")),
  added: boolean("added"),
  obstacle: nullable(text<Reason>(OBSTACLE)),
});
const changesOf = statement(
  doneColumns,
  `select ${doneColumns.sql} from product_changes join products on products.id = product_id where set_id = $1 and product_id = any($2)
    order by lower(products.name), product_id`,
);

/** The recorded changes of some products of a set, with the obstacles to an undo. */
export function readDone({ db }: RequestContext, setId: string, ids: string[]): Promise<DoneChange[]> {
  return rows(db, changesOf, [setId, ids]);
}

const IS_SAME_SALE = `(regular_price_cents_before, sale_ends_at_before)
      is not distinct from (regular_price_cents_after, sale_ends_at_after)`;

/** SQL of the value that an import has replaced, if any; otherwise the current value. */
function restoredValue(field: keyof WrittenProduct): string {
  const [column, type] = writtenColumns[field];
  const values: Record<string, string> = {
    jsonb: `others_before -> '${field}'`,
    "text[]": `array(select jsonb_array_elements_text(others_before -> '${field}'))`,
  };
  const value = values[type] ?? `(others_before ->> '${field}')::${type}`;
  return `case when others_before ? '${field}' then ${value} else products.${column} end`;
}

const restored = (fields: readonly (keyof WrittenProduct)[], condition: string) =>
  command(`
  update products set version = version + 1,
      price_cents = case when price_cents_before = price_cents_after then price_cents else price_cents_before end,
      category_id = case when category_before is not distinct from category_after then category_id else category_before end,
      brand = case when brand_before is not distinct from brand_after then brand else brand_before end,
      regular_price_cents = case when ${IS_SAME_SALE} then regular_price_cents else regular_price_cents_before end,
      sale_ends_at = case when ${IS_SAME_SALE} then sale_ends_at else sale_ends_at_before end,
      draft = case when draft_before = draft_after then draft else draft_before end,
      count_in_stock = ${STOCK_BEFORE}${fields.map((field) => `,\n      ${columnOf(field)} = ${restoredValue(field)}`).join("")}
    from product_changes where set_id = $1 and product_id = products.id and product_id = any($2) and not added and ${condition}`);

const isSearched = (field: string) => field === "name" || field === "description";
const HAS_TEXTS = "coalesce(others_before ?| array['name', 'description'], false)";
/** An update that names a text column has the text indexed again for the search, even if it is unchanged. */
const restoreValues = restored(
  otherFields.filter((field) => !isSearched(field) && field !== "countInStock"),
  `not ${HAS_TEXTS}`,
);
const restoreTexts = restored(
  otherFields.filter((field) => field !== "countInStock"),
  HAS_TEXTS,
);
const deleteAdded = command(`
  update products set archived_at = now()
    from product_changes where set_id = $1 and product_id = products.id and product_id = any($2) and added`);

/** Restores only the fields that the change has changed, and deletes the products it has added. */
export async function restoreProducts({ db }: RequestContext, setId: string, ids: string[]): Promise<void> {
  for (const each of [restoreValues, restoreTexts, deleteAdded]) await execute(db, each, [setId, ids]);
}
