import { UNITS_HELD_BACK } from "@shop/shared/stock";
import { columns, integer, uuid } from "../../../data/columns";
import { command, execute, rows, statement } from "../../../data/rows";
import type { RequestContext } from "../../../context/context";
import { isUuid } from "../../../data/uuid";

/** Units of a product. */
export interface ProductUnits {
  productId: string;
  qty: number;
}

const stockColumns = columns({ id: uuid("id"), countInStock: integer("count_in_stock") });

const lock = statement(
  stockColumns,
  `select ${stockColumns.sql} from products where id = any($1) and archived_at is null order by id for no key update`,
);

/**
 * Locks products until the transaction ends, and returns the units in stock of those that are for sale, by id in lower case.
 * They are locked in the order of their ids, so that two transactions with the same products never deadlock (ADR-0028).
 */
export async function lockProducts(
  { db }: Pick<RequestContext, "db">,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const locked = await rows(db, lock, [ids.filter(isUuid)]);
  return new Map(locked.map(({ id, countInStock }) => [id, countInStock]));
}

/** Whether so many units may be sold of what is in stock (D-03). */
export const canTake = (countInStock: number, quantity: number): boolean =>
  countInStock - quantity >= UNITS_HELD_BACK;

const take = command(
  `update products set count_in_stock = count_in_stock - qty
    from unnest($1::uuid[], $2::integer[]) as wanted (product_id, qty) where id = product_id`,
);

/** Takes units of products that the transaction has locked, and has found to be enough. */
export async function takeLocked(
  { db }: Pick<RequestContext, "db">,
  wanted: readonly ProductUnits[],
): Promise<void> {
  await execute(db, take, [wanted.map(({ productId }) => productId), wanted.map(({ qty }) => qty)]);
}
