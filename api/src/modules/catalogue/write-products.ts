import type { RequestContext } from "../../context/context";
import { type Columns, inMinor, jsonInstant } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { announceProducts } from "./announce-products";
import type { Product } from "./product.entity";
import { productColumns, writtenColumns } from "./product-columns";
import { recordedFields } from "./changes/product-change.entity";
import { columnOf, writtenFields, type WrittenProduct } from "./written-product";

/** A row to write: a new product without an id, or a product with the version that it was read with. */
export type WrittenRow = { productId?: string; version?: number } & {
  /** A `countInStock` of null leaves the stock, which orders change concurrently. */
  [Field in keyof WrittenProduct]: WrittenProduct[Field] | string | null;
};

/** SQL of the columns of rows to write, with their types. */
export const rowColumns = [
  ...writtenFields.map((field) => `"${field}" ${writtenColumns[field][1]}`),
  `"productId" uuid, version int`,
].join(", ");

/** SQL of a row's value as the table stores it: prices are stored in minor units. */
const storedSql = (field: keyof WrittenProduct) =>
  field === "price" || field === "regularPrice" ? inMinor(`sent."${field}"`) : `sent."${field}"`;

/** SQL of the values of a row of `sent`, in the order of the fields. */
export const newValues = writtenFields.map(storedSql).join(", ");
const changedValues = writtenFields
  .map((field) =>
    field === "countInStock" ? `coalesce(${storedSql(field)}, count_in_stock)` : storedSql(field),
  )
  .join(", ");
const tableColumns = writtenFields.map(columnOf).join(", ");

const { each } = productColumns;
/** SQL of the written fields of a product as JSON, like `asStored`. */
const storedValues = `jsonb_build_object(${writtenFields
  .map(
    (field) =>
      `'${field}', ${field === "saleEndsAt" ? jsonInstant(`(${each[field].sql})`) : each[field].sql}`,
  )
  .join(", ")})`;

const recorded = (values: string, others: string) => `(
    select jsonb_object_agg(key, value) from jsonb_each(${values})
      where key in ('${recordedFields.join("', '")}') or value <> ${others} -> key or key = 'groupId' and value <> 'null'
  )`;

/**
 * The statement that writes products and returns these columns of them. `from` is the SQL of rows with `rowColumns` and a number,
 * `row`: the first added one becomes the newest product. With a set of changes as $1 it also records the values before and after.
 * A product that was deleted, or has another version than its row, is left out.
 */
export const writing = (from: string, result: Columns<object>): string => `
  with sent as materialized (${from}), added as (
    insert into products (created_at, ${tableColumns})
      select now() - row * interval '1 ms', ${newValues} from sent where "productId" is null order by row returning *
  ), changed as (
    update products set version = products.version + 1, (${tableColumns}) = row(${changedValues}) from sent
      where products.id = "productId" and products.version = sent.version and archived_at is null returning products.*
  ), written as (
    select * from added union all select * from changed
  ), recorded as (
    insert into product_changes (set_id, product_id, added, before, after)
      select $1::uuid, id, former is null, ${recorded("coalesce(former, present)", "present")},
          ${recorded("present", "coalesce(former, present)")}
        from (select id, ${storedValues} as present from written) as written
          left join lateral (select ${storedValues} as former from products where products.id = written.id) as products on true
        where $1::uuid is not null
  )
  select ${result.sql} from written`;

const write = statement(
  productColumns,
  writing(
    `select 0 as row, each.* from jsonb_to_recordset($2::jsonb) as each (${rowColumns})`,
    productColumns,
  ),
);

/**
 * Writes products, and announces them to webhooks. Returns them, without those that were deleted or changed since they were read.
 * With a set of changes it can be undone.
 */
export async function writeProducts(
  tx: RequestContext,
  products: readonly WrittenRow[],
  changeSet: string | null = null,
): Promise<Product[]> {
  const written = await rows(tx.db, write, [changeSet, JSON.stringify(products)]);
  await announceProducts(
    tx,
    written.map(({ id }) => id),
  );
  return written;
}
