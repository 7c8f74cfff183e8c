import { DatabaseError } from "pg";
import type { DataSource, EntityManager } from "typeorm";
import { requireVerifiedEmail } from "../../context/authorize";
import { requireViewer, type RequestContext } from "../../context/context";
import { KeyReused, NotFound, ServiceUnavailable, Unauthenticated } from "../../errors";
import { orderRefused, ordersPlaced } from "../../observability/signals";
import { InsufficientStock } from "../catalogue/insufficient-stock.error";
import { CURRENCY } from "../pricing/quote";
import type { Checkout } from "./checkout.entity";
import { costOf, getCheckout, getOrder, ordersOfCheckout, listOrdersById } from "./get-orders";
import type { Order } from "./order.entity";
import { CartRefusalReason, CartRefused, DuplicateOrder } from "./place-orders.error";
import { OrderQueue } from "./place/order-queue";
import type { OrderItem, OrderRequest } from "./place/order-request";
import { ordersIn, placeTogether, type DecidedRequest } from "./place/place-together";
import { priceRefusalOf } from "./place/price-refusal";
import { quoteRequest, type QuotedRequest } from "./place/quote-requests";
import { refusalsOf, type Refusal } from "./place/refusals";
import { isRepeat } from "./place/repeat";
import { shippingOf, type SentShipping } from "./place/shipping";

/**
 * Takes the units from stock and records the order at today's price and name (D-09), with its share of discount,
 * delivery and tax. If refused it changes nothing and throws InsufficientStock, DuplicateOrder, LimitExceeded, or
 * NotFound for an unknown product; then NotDelivered, DiscountRefused, TotalChanged, or PaymentRefused for a total that
 * can't be paid online (unless `paidOnline` is false). A repeat with the same key returns the first order; the same key
 * for a different order is KeyReused. Forbidden if the email must be verified first.
 */
export async function placeOrder(
  ctx: RequestContext,
  item: OrderItem & SentShipping,
  { paidOnline = true } = {},
): Promise<Order> {
  const { orders, refusals } = await place(ctx, [item], item, { isCart: false, paidOnline });
  const [order] = orders;
  return order ?? refuseOne(ctx, refusals[0]);
}

/**
 * Orders a whole cart, one order for each item at today's price and name. If refused it changes nothing and throws
 * CartRefused with every refused item, or else NotDelivered, DiscountRefused, TotalChanged or PaymentRefused (D-21). A
 * repeat with the same key returns the first checkout; the same key for another cart is KeyReused. Forbidden if the
 * email must be verified first. For the rate limit a cart is one order.
 */
export async function placeOrders(
  ctx: RequestContext,
  { items, ...shipping }: { items: OrderItem[] } & SentShipping,
): Promise<Checkout> {
  const { orders, refusals, checkoutNumber } = await place(ctx, items, shipping, {
    isCart: true,
    paidOnline: true,
  });
  const [order] = orders;
  if (!order) throw await cartRefused(ctx, refusals);
  const id = order.checkoutId as string;
  return checkoutNumber
    ? { id, createdAt: order.createdAt, number: checkoutNumber, orders }
    : getCheckout(ctx, id);
}

/** The result of a request: its orders, or the refusals. */
interface Placed {
  orders: Order[];
  refusals: Refusal[];
  /** The number of the new cart, if this request has placed one. */
  checkoutNumber?: string | null | undefined;
}

/** Places a request's items, or finds the orders of an earlier request with the same key. */
async function place(
  ctx: RequestContext,
  items: readonly OrderItem[],
  sent: SentShipping,
  { isCart, paidOnline }: { isCart: boolean; paidOnline: boolean },
): Promise<Placed> {
  const customer = requireViewer(ctx);
  requireVerifiedEmail(ctx, "orders");
  await ctx.limits.consume("order");
  if (sent.discountCode) await ctx.limits.consume("discountCode");
  const { policy, requestId } = ctx;
  const limits = paidOnline ? (ctx.payments?.limitsOf(CURRENCY) ?? null) : null;
  const request: OrderRequest = { ...shippingOf(sent), customer, items, isCart, limits, policy, requestId };
  const decided = await quoteAndPlace(ctx.db.dataSource, request);
  const [{ firstId = null, checkoutNumber = null } = {}] = decided.items;
  if (firstId) return { orders: await repeated(ctx, request, firstId), refusals: [] };
  const orders = ordersIn(decided);
  const refusals = orders.length > 0 ? [] : refusalsOf(request, decided.items);
  const priceRefusal = orders.length + refusals.length === 0 && (await priceRefusalOf(ctx, request, decided));
  report(orders, priceRefusal ? [priceRefusal.reason] : refusals.map(({ reason }) => reason));
  if (priceRefusal) throw priceRefusal.error;
  return { orders, refusals, checkoutNumber };
}

function report(orders: Order[], reasons: string[]): void {
  if (orders.length === 0) return orderRefused.publish({ reasons });
  if (!ordersPlaced.isObserved) return;
  const units = orders.reduce((sum, { quantity }) => sum + quantity, 0);
  ordersPlaced.publish({ orders: orders.length, units, cents: costOf(orders) });
}

/** One queue for each database of this process. */
const queues = new WeakMap<DataSource, OrderQueue<QuotedRequest, DecidedRequest>>();

/** Prices a request, waits for its turn in this process's queue, and returns the database's decision. */
export async function quoteAndPlace(dataSource: DataSource, request: OrderRequest): Promise<DecidedRequest> {
  const quoted = await quoteRequest(dataSource.manager, request); // outside the queue, so that no other request waits for it
  let queue = queues.get(dataSource);
  if (!queue) queues.set(dataSource, (queue = createQueue(dataSource)));
  return queue.place({ ...request, quoted });
}

function createQueue({ manager }: DataSource): OrderQueue<QuotedRequest, DecidedRequest> {
  return new OrderQueue({
    together: (requests) => placeTogether(manager, requests, { wait: false }),
    alone: (request) => placeAlone(manager, request),
    isUndone: (error) => error instanceof DatabaseError && error.severity === "ERROR",
  });
}

/** The maximum number of quotes for a request if its prices, rules or code keep changing concurrently. */
const MAX_QUOTES = 5;

async function placeAlone(db: EntityManager, request: QuotedRequest): Promise<DecidedRequest> {
  for (let quotes = 0; quotes < MAX_QUOTES; quotes += 1) {
    const [decision] = await placeTogether(db, [request], { wait: true });
    if (decision === "busy") throw new Unauthenticated(); // the customer was blocked, or deleted their account
    if (decision && decision !== "again") return decision;
  }
  throw new ServiceUnavailable(1);
}

/** The orders that an earlier request with the same key has placed; throws KeyReused if it ordered something else. */
async function repeated(ctx: RequestContext, request: OrderRequest, firstId: string): Promise<Order[]> {
  const orders = request.isCart
    ? ((await ordersOfCheckout(ctx, [firstId])).get(firstId) ?? [])
    : [await getOrder(ctx, firstId)];
  if (!isRepeat(request, orders)) throw new KeyReused("idempotencyKey", "order");
  return orders;
}

/** Throws the refusal of a single product. */
async function refuseOne(ctx: RequestContext, refusal: Refusal | undefined): Promise<never> {
  if (!refusal) throw new ServiceUnavailable(1); // never: a request without refusals is placed
  const { reason, countInStock, limit, orderId } = refusal;
  if (reason === CartRefusalReason.NOT_SOLD) throw new NotFound("product");
  if (orderId) throw new DuplicateOrder(await getOrder(ctx, orderId));
  throw limit ?? new InsufficientStock(countInStock ?? 0);
}

/** The refusals of a cart for its customer, with the unpaid orders. */
async function cartRefused(ctx: RequestContext, refusals: Refusal[]): Promise<CartRefused> {
  const ids = refusals.flatMap(({ orderId }) => orderId ?? []);
  const orders = ids.length > 0 ? await listOrdersById(ctx, ids) : [];
  const byId = new Map(orders.map((order) => [order.id, order]));
  return new CartRefused(
    refusals.map(({ orderId, limit, ...refusal }) => ({
      ...refusal,
      // a plain value: GraphQL treats every Error as a failure, even a returned one
      limit: limit && { message: limit.message, limit: limit.limit },
      order: (orderId && byId.get(orderId)) || null,
    })),
  );
}
