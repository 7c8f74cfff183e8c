import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";
import { Conflict } from "../../errors";
import { takeFromStock } from "../catalogue/stock";
import type { Order } from "./order.entity";

const markTaken = command("update orders set restocked = false where id = $1 and restocked");

/**
 * Takes the units of an order from stock where they returned to it with a refund that failed. Throws Conflict if they were sold since.
 */
export async function takeUnitsAgain(
  tx: RequestContext,
  { id, number, productId, quantity }: Order,
): Promise<void> {
  if (!(await execute(tx.db, markTaken, [id]))) return;
  if (!(await takeFromStock(tx, productId, quantity)))
    throw new Conflict(
      `The units of order ${number} returned to stock when it was refunded, and there aren't enough left.`,
    );
}
