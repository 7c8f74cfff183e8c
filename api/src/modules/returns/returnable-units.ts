import { openReturnStatuses, type ReturnStatus } from "@shop/shared/return-transitions";
import { serverTexts } from "@shop/shared/messages/server";
import type { RequestContext } from "../../context/context";
import { columns, integer, uuid } from "../../data/columns";
import { lookUp, lookupOf } from "../../data/shared-lookups";
import { OrderStatus } from "../orders/order-status.enum";
import type { Order } from "../orders/order.entity";
import { readRules } from "../pricing/read-rules";

const unitsIn = (...statuses: ReturnStatus[]) =>
  integer(`coalesce(sum(quantity) filter (where status in ('${statuses.join("', '")}')), 0)::int`);
const returnedColumns = columns({
  orderId: uuid("order_id"),
  open: unitsIn(...openReturnStatuses),
  refunded: unitsIn("REFUNDED"),
});
/** The units of each order in open and in refunded returns. */
export const unitsInReturns = lookupOf(
  returnedColumns,
  "return_lines join returns on returns.id = return_id",
  "orderId",
  "group by order_id",
);

const DAY_MS = 86_400_000;

/** The last moment at which the units of an order can be sent back; null if they can't. */
export function returnableUntil(order: Order, returnDays: number | null): Date | null {
  if (returnDays === null || order.ofGiftCards) return null;
  if (order.status !== OrderStatus.DELIVERED || !order.deliveredAt) return null;
  return new Date(order.deliveredAt.getTime() + returnDays * DAY_MS);
}

/** Why units of an order can't be sent back; undefined if they can. */
export function refusalOf(
  order: Order,
  returnDays: number | null,
  quantity: number,
  left: number,
): string | undefined {
  const texts = serverTexts().refusals.returnRefusals;
  if (returnDays === null) return texts.none;
  if (order.ofGiftCards) return texts.giftCards(order.number);
  const until = returnableUntil(order, returnDays);
  if (!until) return texts.notDelivered(order.number);
  if (until.getTime() < Date.now()) return texts.tooLate(order.number, returnDays);
  return quantity > left ? texts.tooMany(order.number, left) : undefined;
}

/** The number of units of an order that the customer can send back now. */
export async function returnableUnits(ctx: RequestContext, order: Order): Promise<number> {
  const until = returnableUntil(order, (await readRules(ctx)).returnDays);
  if (!until || until.getTime() < Date.now()) return 0;
  return leftOf(order, await lookUp(ctx, unitsInReturns, order.id));
}

/**
 * The units that aren't refunded and in no open return. Units of a refunded return stay away, even if its refund was free or
 * has failed.
 */
export const leftOf = (
  { quantity, refundedQuantity }: Order,
  { open, refunded } = { open: 0, refunded: 0 },
) => Math.max(quantity - open - Math.max(refundedQuantity, refunded), 0);
