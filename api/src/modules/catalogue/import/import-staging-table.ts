import { createHash } from "node:crypto";
import type { RowError } from "@shop/shared/product-csv";
import type { RequestContext } from "../../../context/context";
import { boolean, columns, integer, nullable } from "../../../data/columns";
import { execute, rows, unpreparedStatement } from "../../../data/rows";
import { writtenColumns } from "../product-columns";
import { writtenFields, type WrittenProduct } from "../written-product";

/**
 * What a staged row does: adds a product, changes one's texts, which the search reads, or only other values. Null: nothing, because it
 * has an error or its product has these values already.
 */
export type RowEffect = "add" | "texts" | "values";

/** A staged row; one that does nothing has only a name, and the product that it is about. */
export type StagedRow = {
  row: number;
  name: string;
  effect?: RowEffect;
  /** The product that it is about, if that exists, and the version that was read. */
  productId?: string;
  version?: number;
  byId?: boolean;
  /** The units in stock that were read, if the row sets them. */
  stockBefore?: number;
} & { [Field in keyof WrittenProduct]?: WrittenProduct[Field] | null };

/** Rows of each statement. */
export const BATCH = 1_000;

// the table exists only in its transaction, so that its statements can't be prepared
const columnList = [
  ...writtenFields.map((field) => `"${field}" ${writtenColumns[field][1]}`),
  `effect text, "productId" uuid, version int, "byId" boolean, "stockBefore" int`,
].join(", ");
const create = {
  text: `create temp table imported_products (row int not null, ${columnList}, place int generated always as identity) on commit drop`,
};
const stage = {
  text: `insert into imported_products select * from jsonb_to_recordset($1::jsonb) as sent (row int, ${columnList})`,
};

/**
 * Creates this transaction's staging table. Added rows are in it after `flush`, which returns their digest: it stands for what they do, and
 * for the products as they were read.
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
  const flush = async () => {
    await send();
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

/** Rows whose name is also in an earlier row, or that of another product for sale (D-14), and rows of the same product. */
export async function findTakenNames({ db }: RequestContext): Promise<RowError[]> {
  const found = await rows(db, takenNames);
  return found.map(({ row, earlier, isTaken, sameProduct }) => {
    if (sameProduct !== null && sameProduct < row)
      return { row, field: "id", message: `is the product in row ${sameProduct} too` };
    const message = isTaken
      ? "is the name of a product that is for sale already"
      : `is the name in row ${earlier} too`;
    return { row, field: "name", message };
  });
}
