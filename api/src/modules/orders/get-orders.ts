import { nameOrder } from "../../data/lists/name-order";
import { rows, select } from "../../data/rows";
import { lookUp, lookupAllOf, lookupOf } from "../../data/shared-lookups";
import type { RequestContext } from "../../context/context";
import { mayManage } from "../../context/actor";
import { Scope } from "../../context/scope";
import { NotFound } from "../../errors";
import { isUuid } from "../../data/uuid";
import { RESTOCKED_UNITS } from "../order-conditions";
import { shipmentColumns } from "./shipment.entity";
import { orderColumns } from "./order-columns";
import type { Order } from "./order.entity";
import { columns, text, boolean, money, instant, integer, nullable, uuid } from "../../data/columns";
import { emailOf } from "../people";
import type { OrderEvent } from "./change/order-event";
import { checkoutColumns, type Checkout } from "./checkout.entity";

/** The order of an order's neighbours: by product, A to Z. */
const byProductName = () => `order by ${nameOrder("product_name")}, id`;

const ordersById = lookupOf(orderColumns, "orders", "id", byProductName);

/**
 * Returns an order in any state: customers get their own orders, admins and programs any order. Throws NotFound for a
 * foreign order, as for an unknown id.
 */
export async function getOrder(ctx: RequestContext, id: string): Promise<Order> {
  const order = isUuid(id) ? await findOrder(ctx, id.toLowerCase()) : undefined;
  if (order && mayManage(ctx, order.userId, Scope.READ_ORDERS)) return order;
  throw new NotFound("order");
}

/** An order by its id. The caller checks access. */
export const findOrder = (ctx: Pick<RequestContext, "db">, id: string): Promise<Order | undefined> =>
  lookUp(ctx, ordersById, id);

/** Orders by their ids, sorted by product name. The caller checks access. */
export async function listOrdersById(ctx: Pick<RequestContext, "db">, ids: string[]): Promise<Order[]> {
  return [...(await ordersById(ctx, ids)).values()];
}

/** The total of these orders, in minor units. */
export const costOf = (orders: readonly Order[]): number =>
  orders.reduce((minor, { totalMinor }) => minor + totalMinor, 0);

/** The part of their total that the payment provider charges, in minor units: the rest is paid by gift cards. */
export const dueOf = (orders: readonly Order[]): number =>
  orders.reduce((minor, { totalMinor, giftCardMinor }) => minor + totalMinor - giftCardMinor, 0);

const restockedColumn = columns({ units: integer(RESTOCKED_UNITS) });
const restockedOf = select(restockedColumn, "from orders where id = $1");

/** The units of an order that returned to stock. */
export async function findRestockedUnits({ db }: Pick<RequestContext, "db">, id: string): Promise<number> {
  return (await rows(db, restockedOf, [id]))[0]?.units ?? 0;
}

const numberColumn = columns({ number: text("number") });
const ofUser = select(numberColumn, "from orders where user_id = $1");

/** The numbers of all orders of a customer, in any state. */
export async function listOrderNumbers(
  { db }: Pick<RequestContext, "db">,
  userId: string,
): Promise<string[]> {
  return (await rows(db, ofUser, [userId])).map(({ number }) => number);
}

/** A stored history entry of an order. Customers don't see `forShop` entries. */
type StoredEvent = OrderEvent & { forShop: boolean };

const eventColumns = columns<StoredEvent & { orderId: string }>({
  orderId: uuid("order_id"),
  at: instant("happened_at"),
  status: text("status"),
  by: text(`case when actor_id is null then actor else ${emailOf("actor_id")} end`),
  note: nullable(text("note")),
  refunded: nullable(money("refunded_cents")),
  forShop: boolean("for_shop"),
});

/** The history of each order after its placing, oldest first. */
export const eventsOfOrder = lookupAllOf(eventColumns, "order_events", "orderId", "order by order_id, id");

/** Checkouts by their ids. The caller checks access. */
export const checkoutsById = lookupOf(checkoutColumns, "checkouts", "id");

/**
 * Returns a checkout: customers get their own, admins and programs any. Throws NotFound for a foreign checkout, as for
 * an unknown id.
 */
export async function getCheckout(ctx: RequestContext, id: string): Promise<Checkout> {
  const checkout = isUuid(id) ? await lookUp(ctx, checkoutsById, id.toLowerCase()) : undefined;
  if (checkout && mayManage(ctx, checkout.userId, Scope.READ_ORDERS)) return checkout;
  throw new NotFound("checkout");
}

/** The orders of each checkout, by product name. */
export const ordersOfCheckout = lookupAllOf(orderColumns, "orders", "checkoutId", byProductName);

/** Shipments by their ids. The caller checks access. */
export const shipmentsById = lookupOf(shipmentColumns, "shipments", "id");

/** The orders of each shipment, by product name. */
export const ordersOfShipment = lookupAllOf(orderColumns, "orders", "shipmentId", byProductName);

/**
 * The number of a cart that people see: that of the order if there is only one. Carts of 0.1.0 have no number and show
 * the number of their first order.
 */
export function numberOfCheckout({ number }: Pick<Checkout, "number">, orders: readonly Order[]): string {
  const [first = "", ...others] = orders.map((order) => order.number).sort();
  return others.length === 0 || number === null ? first : number;
}

/** Returns the number that customers know an order by: that of its cart (D-30). */
export async function findShownNumbers(
  ctx: Pick<RequestContext, "db">,
  orders: readonly Order[],
): Promise<(order: Order) => string> {
  const ids = [...new Set(orders.flatMap(({ checkoutId }) => checkoutId ?? []))];
  const checkouts = await checkoutsById(ctx, ids);
  const together = await ordersOfCheckout(ctx, ids);
  return (order) => {
    const checkout = order.checkoutId === null ? undefined : checkouts.get(order.checkoutId);
    return checkout ? numberOfCheckout(checkout, together.get(checkout.id) ?? [order]) : order.number;
  };
}
