import { serverTexts } from "@shop/shared/messages/server";
import { createHash } from "node:crypto";
import type { RowError } from "@shop/shared/schemas/import-report";
import type { RequestContext } from "../../../context/context";
import { boolean, columns, integer, nullable } from "../../../data/columns";
import { execute, rows, unpreparedStatement } from "../../../data/rows";
import { rowColumns, type WrittenRow } from "../write-products";

/**
 * The effect of a staged row: adds a product, changes the texts of one, which the search indexes, or only other values.
 * Null: none, because the row has an error or its product already has these values.
 */
export type RowEffect = "add" | "texts" | "values";

/** A staged row; a row without effect has only a name and its product. */
export interface StagedRow extends Partial<WrittenRow> {
  row: number;
  name: string;
  effect?: RowEffect;
  byId?: boolean;
  /** The stock read at staging, if the row sets the stock. */
  stockBefore?: number;
  /** The number of the row's group, if the import creates it. */
  newGroup?: number;
}

/** Rows per statement. */
export const BATCH = 1_000;

// the table exists only in its transaction, so its statements can't be prepared
const columnList = `${rowColumns}, effect text, "byId" boolean, "stockBefore" int, "newGroup" int`;
const create = {
  text: `create temp table imported_products (row int not null, ${columnList}, place int generated always as identity) on commit drop`,
};
const stage = {
  text: `insert into imported_products select * from jsonb_to_recordset($1::jsonb) as sent (row int, ${columnList})`,
};

/**
 * Creates this transaction's staging table. Rows passed to `add` are in it after `flush`, which returns their digest
 * with that of the new groups: it identifies their effects and the products as they were read.
 */
export async function createStagingTable({ db }: Pick<RequestContext, "db">) {
  await execute(db, create);
  const hash = createHash("sha256");
  let waiting: StagedRow[] = [];
  const send = async () => {
    const staged = JSON.stringify(waiting);
    waiting = [];
    hash.update(staged);
    await execute(db, stage, [staged]);
  };
  const flush = async (newGroups: readonly object[]) => {
    await send();
    if (newGroups.length > 0) hash.update(JSON.stringify(newGroups));
    return hash.digest("base64url");
  };
  const add = async (row: StagedRow) => {
    if (waiting.push(row) === BATCH) await send();
  };
  return { add, flush };
}

const takenColumns = columns({
  row: integer("row"),
  earlier: integer("earlier"),
  isTaken: boolean("is_taken"),
  sameProduct: nullable(integer("same_product")),
});
const takenNames = unpreparedStatement(
  takenColumns,
  `select ${takenColumns.sql} from (
      select row, first_value(row) over (partition by lower(name) order by row) as earlier,
        case when "productId" is not null and bool_or("byId") over (partition by "productId")
          then first_value(row) over (partition by "productId" order by row) end as same_product,
        exists (
          select from products
            where lower(products.name) = lower(imported_products.name) and archived_at is null
              and products.id is distinct from "productId"
        ) as is_taken
      from imported_products
    ) as named where earlier < row or same_product < row or is_taken order by row`,
);

/**
 * Finds rows with the name of an earlier row or of another product for sale (D-14), and rows of a product that an
 * earlier row has.
 */
export async function findTakenNames({ db }: RequestContext): Promise<RowError[]> {
  const found = await rows(db, takenNames);
  return found.map(({ row, earlier, isTaken, sameProduct }) => {
    if (sameProduct !== null && sameProduct < row)
      return { row, field: "id", message: serverTexts().fieldErrors.rowErrors.sameProduct(sameProduct) };
    const message = isTaken
      ? serverTexts().fieldErrors.rowErrors.nameForSale
      : serverTexts().fieldErrors.rowErrors.sameName(earlier);
    return { row, field: "name", message };
  });
}
