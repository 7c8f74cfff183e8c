import {
  readChanges,
  streamChanges,
  type ChangesArgs,
  type ListedChanges,
} from "../../../data/lists/changes";
import type { Connection } from "../../../data/lists/page";
import type { RequestContext } from "../../../context/context";
import { onPrimary } from "../../../context/reading";
import { orderColumns } from "../order-columns";
import type { Order } from "../order.entity";
import type { OrderStatus } from "../order-status.enum";
import { inStatus } from "../state/status-sql";

/** What changed orders can be narrowed by. Null counts as not given. */
export interface ChangedOrdersFilter {
  status?: OrderStatus[] | null | undefined;
  /** Placed then or later. */
  placedFrom?: Date | null | undefined;
  /** Placed before then. */
  placedTo?: Date | null | undefined;
}

/** Lists a page of the orders that changed since a time, the earliest change first, closed ones too. Throws BadUserInput for a bad time. */
export function listChangedOrders(
  ctx: RequestContext,
  args: ChangesArgs & ChangedOrdersFilter,
): Promise<Connection<Order>> {
  return readChanges(onPrimary(ctx).db, args, changedOrders(args));
}

/** Reads all orders that changed since a time, as `listChangedOrders` lists them, in batches; the last one is shorter. */
export function streamChangedOrders(
  ctx: RequestContext,
  size: number,
  updatedSince: Date,
  filter: ChangedOrdersFilter,
): AsyncGenerator<Order[], void> {
  return streamChanges(onPrimary(ctx).db, size, updatedSince, changedOrders(filter));
}

function changedOrders({ status, placedFrom, placedTo }: ChangedOrdersFilter): ListedChanges<Order> {
  const where: string[] = [];
  const values: unknown[] = [];
  if (status) where.push(inStatus(status));
  if (placedFrom) where.push(`created_at >= $${values.push(placedFrom)}`);
  if (placedTo) where.push(`created_at < $${values.push(placedTo)}`);
  return { table: "orders", columns: orderColumns, where, values, searched: where.length > 0 };
}
