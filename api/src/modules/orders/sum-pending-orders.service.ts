import { IS_OPEN } from "../../data/open-orders";
import { boolean, columns, float, uuid } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import type { Batch } from "../../context/loaders";

/** The open orders of a product or a user. */
export interface Pending {
  units: number;
  paid: boolean;
}

const pendingBy = (column: "product_id" | "user_id"): Batch<Pending> => {
  const summed = columns<Pending & { key: string }>({
    key: uuid(column),
    units: float("least(sum(qty), 2147483647)::float8"),
    paid: boolean("bool_or(paid_at is not null)"),
  });
  const sum = statement(
    summed,
    `select ${summed.sql}
      from orders where ${column} = any($1) and ${IS_OPEN} group by ${column}`,
  );
  return async ({ db }, keys) => {
    const found = await rows(db, sum, [keys]);
    return new Map(found.map((pending) => [pending.key, pending]));
  };
};

/** Open orders by product id (D-11 and D-12). */
export const pendingOfProduct = pendingBy("product_id");

/** Open orders by user id (D-11). */
export const pendingOfUser = pendingBy("user_id");
