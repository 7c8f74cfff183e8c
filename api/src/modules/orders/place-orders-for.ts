import type { Actor } from "../../context/actor";
import { storedActor } from "../../context/actor";
import type { RequestContext, Viewer } from "../../context/context";
import { command, execute } from "../../data/rows";
import { recordAction } from "../audit/record-action";
import type { Checkout } from "./checkout.entity";
import { numberOfCheckout } from "./get-orders";
import type { OrderItem } from "./place/order-request";
import type { SentShipping } from "./place/shipping";
import { placeCartAlone } from "./place-orders";

/** The time of the first entry is that of the order, by which it is known as the order's placing. */
const noteShop = command(
  `with marked as (update checkouts set placed_by_shop = true where id = $1 returning id)
    insert into order_events (order_id, status, actor, actor_id, happened_at)
      select orders.id, 'PLACED', $2, $3, orders.created_at from orders join marked on marked.id = checkout_id`,
);

/**
 * Orders a cart for a customer, by the rules and the statement of their own orders, with an entry in the history and in the audit log. A
 * repeat returns the first checkout. The transaction has locked the customer. Throws as `placeOrders` does.
 */
export async function placeOrdersFor(
  tx: RequestContext,
  by: Exclude<Actor, string>,
  customer: Pick<Viewer, "id" | "email">,
  cart: { items: OrderItem[] } & SentShipping,
): Promise<Checkout> {
  const { checkout, isNew } = await placeCartAlone(tx, customer, cart);
  if (!isNew) return checkout;
  const { actor, userId } = storedActor(by);
  await execute(tx.db, noteShop, [checkout.id, actor, userId]);
  const name = numberOfCheckout(checkout, checkout.orders ?? []);
  await recordAction(tx, "PLACE_ORDER", { id: checkout.id, name, userId: customer.id });
  return checkout;
}
