import type { RowError } from "@shop/shared/product-csv";
import type { RequestContext } from "../../../context/context";
import { boolean, columns, integer } from "../../../data/columns";
import { execute, rows, unpreparedStatement } from "../../../data/rows";
import { addAnnouncementSql, announcing } from "../../webhooks/announce";
import { ANNOUNCED_PRODUCT } from "../announce-products";
import { writtenColumns } from "../product-columns";
import { columnOf, selectedOf, writtenFields, type WrittenProduct } from "../written-product";

/** A staged product; one with errors has only its name. */
export type StagedProduct = { row: number; name: string } & Partial<WrittenProduct>;

/** Rows per statement. */
const BATCH = 1_000;

// the table exists only in its transaction, so that its statements can't be prepared
const columnList = writtenFields.map((field) => `"${field}" ${writtenColumns[field][1]}`).join(", ");
const create = {
  text: `create temp table imported_products
    (row int not null, ${columnList}, place int generated always as identity) on commit drop`,
};
const stage = {
  text: `insert into imported_products
    select * from jsonb_to_recordset($1::jsonb) as sent (row int, ${columnList})`,
};

/** Creates this transaction's staging table. Added rows are in it after `flush`. */
export async function createStagingTable({ db }: Pick<RequestContext, "db">) {
  await execute(db, create);
  let waiting: StagedProduct[] = [];
  const flush = async () => {
    await execute(db, stage, [JSON.stringify(waiting)]);
    waiting = [];
  };
  const add = async (product: StagedProduct) => {
    if (waiting.push(product) === BATCH) await flush();
  };
  return { add, flush };
}

const takenColumns = columns({ row: integer("row"), earlier: integer("earlier"), taken: boolean("taken") });
const takenNames = unpreparedStatement(
  takenColumns,
  `select ${takenColumns.sql} from (
      select row, first_value(row) over (partition by lower(name) order by row) as earlier,
        exists (
          select from products where lower(products.name) = lower(imported_products.name) and archived_at is null
        ) as taken
      from imported_products
    ) as named where earlier < row or taken order by row`,
);

/** Rows whose name is also in an earlier row, or that of a product for sale (D-14). */
export async function findTakenNames({ db }: RequestContext): Promise<RowError[]> {
  const found = await rows(db, takenNames);
  return found.map(({ row, earlier, taken }) => ({
    row,
    field: "name",
    message: taken
      ? "is the name of a product that is for sale already"
      : `is the name in row ${earlier} too`,
  }));
}

// row by row, as for single products, the words would take longer than everything else
const learnWords = {
  text: `insert into search_words
    select word from ts_stat('select to_tsvector(''simple'', name || '' '' || description) from imported_products where not draft')
      where is_search_word(word) order by word on conflict do nothing`,
};
const wordsAreKnown = { text: "select set_config('shop.words', 'known', true)" };
const insert = `
  insert into products (created_at, ${writtenFields.map(columnOf).join(", ")})
    select now() - row * interval '1 ms', ${selectedOf(writtenFields).join(", ")}
    from imported_products where place > $2 and place <= $3 order by row returning *`;
const imported = { event: "product.changed", from: "added", data: ANNOUNCED_PRODUCT } as const;
const add = {
  text: `with added as (${insert}), ${announcing("$1::text", imported)} ${addAnnouncementSql}`,
};

/**
 * Inserts all staged products, `count` of them, the first row as the newest, and queues the webhook events.
 * In batches, because the time limit is one of a statement: a busy database takes more than a minute for
 * 50,000 products.
 */
export async function insertStaged({ db, requestId }: RequestContext, count: number): Promise<void> {
  await execute(db, learnWords);
  await execute(db, wordsAreKnown);
  for (let done = 0; done < count; done += BATCH) await execute(db, add, [requestId, done, done + BATCH]);
}
