import type { RequestContext } from "../../../context/context";
import { listOrdersById } from "../list-orders/list-orders-by-id.service";
import type { LimitExceeded } from "../place-order/limit-exceeded.error";
import type { EntryRefusal } from "../placing/refusals";
import type { CartRefusal } from "./cart-refused.error";

/** The refusals of a cart as its customer sees them: each product's id as it was sent, and the unpaid orders. */
export async function describeRefusals(
  ctx: RequestContext,
  refusals: EntryRefusal[],
): Promise<CartRefusal[]> {
  const ids = refusals.flatMap(({ orderId }) => orderId ?? []);
  const orders = ids.length > 0 ? await listOrdersById(ctx, ids) : [];
  const byId = new Map(orders.map((order) => [order.id, order]));
  return refusals.map(({ entry, reason, countInStock, limit, orderId }) => ({
    productId: entry.sentId,
    reason,
    countInStock,
    limit: limit && asValue(limit),
    order: (orderId && byId.get(orderId)) || null,
  }));
}

/** GraphQL treats every Error as a failure, returned ones too. */
const asValue = ({ message, limit }: LimitExceeded) => ({ message, limit });
