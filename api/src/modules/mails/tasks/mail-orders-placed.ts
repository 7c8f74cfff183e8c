import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job";
import { listOrdersById } from "../../orders/get-orders";
import { OrderStatus } from "../../orders/order-status.enum";
import { writeOrdersPlaced, type Waiting } from "../customer/write-orders-placed";
import { isNonEmpty, type Orders } from "../template/order-words";
import { findCart } from "./find-cart";
import { sendMails, shopOf, toCustomer } from "./send-mails";

const HOUR_MS = 3_600_000;

/** To the customer: the placed orders, one mail for a whole cart. Sends nothing for orders that don't exist. */
export async function mailOrdersPlaced(
  ctx: JobContext,
  { orderIds }: JobPayloads["mail-orders-placed"],
): Promise<void> {
  const orders = await listOrdersById(ctx, orderIds);
  if (!isNonEmpty(orders)) return;
  const [{ email, number: about, id: key }] = orders;
  const cart = await findCart(ctx, orders);
  const written = writeOrdersPlaced(shopOf(ctx), orders, waitingOf(ctx, orders), cart);
  await sendMails(ctx, toCustomer(email, { kind: "order-placed", about, key }, written));
}

/** Reads the current state, so that a late mail doesn't ask for the payment of orders already paid or cancelled. */
function waitingOf({ policy, payments }: JobContext, orders: Orders): Waiting {
  const waiting = orders.filter(({ status }) => status === OrderStatus.PLACED);
  const [first] = waiting.map(({ createdAt }) => createdAt.getTime()).sort((a, b) => a - b);
  const held = first !== undefined && policy.orderHoldHours > 0;
  return {
    payable: payments !== null && waiting.length > 0,
    free: orders.filter(({ paid, totalCents }) => paid && totalCents === 0).length,
    heldUntil: held ? new Date(first + policy.orderHoldHours * HOUR_MS) : null,
  };
}
