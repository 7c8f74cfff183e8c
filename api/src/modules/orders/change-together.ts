import { serverTexts } from "@shop/shared/messages/server";
import { orderIdsSchema } from "@shop/shared/schemas/shipment";
import { inTransaction, type RequestContext } from "../../context/context";
import { isUuid } from "../../data/uuid";
import { BadUserInput, Conflict, NotFound } from "../../errors";
import { parseInput } from "../../validation";
import { lockUser } from "../users/lock-user";
import { listOrdersById } from "./get-orders";
import type { Order } from "./order.entity";

/** An error at the argument `ids`. */
export const refusedIds = (message: string) => new BadUserInput([{ field: "ids", message }]);

/**
 * Locks the customer of 1 to 50 orders and returns the orders by product name, each once. Throws NotFound if one
 * doesn't exist, BadUserInput if they are of several customers.
 */
export async function lockOrders(tx: RequestContext, sent: string[]): Promise<[Order, ...Order[]]> {
  const ids = [...new Set(parseInput(orderIdsSchema, { ids: sent }).ids.map((id) => id.toLowerCase()))];
  const [customer] = await findOrders(tx, ids);
  await lockUser(tx, customer.userId); // first, as everywhere, so that no order is changed concurrently
  const orders = await findOrders(tx, ids);
  const [first] = orders;
  const other = orders.find(({ userId }) => userId !== first.userId);
  if (other) throw refusedIds(`order ${other.number} is of another customer than order ${first.number}`);
  return orders;
}

async function findOrders(tx: RequestContext, ids: string[]): Promise<[Order, ...Order[]]> {
  const [first, ...others] = ids.every(isUuid) ? await listOrdersById(tx, ids) : [];
  if (!first || others.length + 1 < ids.length) throw new NotFound("order");
  return [first, ...others];
}

/** Names the product of a refused order, if several were to be changed. */
export const refusedTogether = ({ productName }: Order, { message }: Conflict, count: number): Conflict =>
  new Conflict(
    count > 1 ? serverTexts().adminRefusals.shippingRefusals.together(productName, message) : message,
  );

/**
 * Changes several orders of a customer in one transaction, all or none (D-30). A Conflict of `change` names the
 * product. Throws like `lockOrders`.
 */
export function changeTogether(
  ctx: RequestContext,
  ids: string[],
  change: (tx: RequestContext, order: Order) => Promise<Order>,
): Promise<Order[]> {
  return inTransaction(ctx, async (tx) => {
    const orders = await lockOrders(tx, ids);
    const changed: Order[] = [];
    for (const order of byProduct(orders)) {
      try {
        changed.push(await change(tx, order));
      } catch (error) {
        throw error instanceof Conflict ? refusedTogether(order, error, orders.length) : error;
      }
    }
    return changed;
  });
}

/** Sorted as the statement that places orders locks products, so that the two can't deadlock. */
export const byProduct = (orders: readonly Order[]): Order[] =>
  [...orders].sort((one, other) => (one.productId < other.productId ? -1 : 1));
