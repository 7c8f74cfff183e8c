import { DatabaseError } from "pg";
import type { DataSource, EntityManager } from "typeorm";
import { contentHash } from "../../content-hash";
import { requireVerifiedEmail } from "../../context/authorize";
import { requireViewer, type RequestContext } from "../../context/context";
import { columns, nullable, text, uuid } from "../../data/columns";
import { perDatabase } from "../../data/per-database";
import { lookUp } from "../../data/shared-lookups";
import { rows, select, violatedConstraint } from "../../data/rows";
import { KeyReused, ServiceUnavailable, Unauthenticated } from "../../errors";
import { orderRefused, ordersPlaced } from "../../observability/signals";
import { currencyCode } from "../pricing/quote";
import type { Checkout } from "./checkout.entity";
import { checkoutsById, costOf, getOrder, ordersOfCheckout } from "./get-orders";
import type { Order } from "./order.entity";
import { OrderQueue } from "./place/order-queue";
import type { OrderItem, OrderRequest } from "./place/order-request";
import { ordersIn, placeTogether, type DecidedRequest } from "./place/place-together";
import { quoteRequest, type QuotedRequest } from "./place/quote-requests";
import { refusalOf } from "./place/refusals";
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
  const { orders } = await place(ctx, [item], item, { isCart: false, paidOnline });
  return orders[0] as Order;
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
  return checkoutOf(ctx, await place(ctx, items, shipping, { isCart: true, paidOnline: true }));
}

/** The checkout of placed orders. */
async function checkoutOf(ctx: RequestContext, { orders, number }: Placed): Promise<Checkout> {
  const { checkoutId, createdAt } = orders[0] as Order;
  const id = checkoutId as string;
  return number ? { id, createdAt, number, orders } : ((await lookUp(ctx, checkoutsById, id)) as Checkout);
}

/**
 * Orders a cart for a customer as `placeOrders` does, in the caller's transaction, which has locked the customer. `isNew` is false for a
 * repeat with the same key. The customer's email need not be verified.
 */
export async function placeCartAlone(
  tx: RequestContext,
  customer: OrderRequest["customer"],
  { items, ...shipping }: { items: OrderItem[] } & SentShipping,
): Promise<{ checkout: Checkout; isNew: boolean }> {
  const request = await requestOf(tx, customer, items, shipping, { isCart: true, paidOnline: true });
  const quoted = await quoteRequest(tx.db, request);
  const placed = await resultOf(tx, request, await placeAlone(tx.db, { ...request, quoted }));
  return { checkout: await checkoutOf(tx, placed), isNew: Boolean(placed.number) };
}

/** The orders of a request, and the number of its new checkout. */
interface Placed {
  orders: Order[];
  number?: string | null | undefined;
}

/** Places a request's items, or returns the orders of an earlier request with the same key. */
async function place(
  ctx: RequestContext,
  items: readonly OrderItem[],
  sent: SentShipping,
  options: PlacingOptions,
): Promise<Placed> {
  const customer = requireViewer(ctx);
  requireVerifiedEmail(ctx, "orders");
  const request = await requestOf(ctx, customer, items, sent, options);
  return resultOf(ctx, request, await quoteAndPlace(ctx.db.dataSource, request).catch(nullIfKeyIsTaken));
}

/** Whether the items are a cart, and must be payable online. */
interface PlacingOptions {
  isCart: boolean;
  paidOnline: boolean;
}

/** The request for a customer's orders; consumes the caller's limits. */
async function requestOf(
  ctx: RequestContext,
  customer: OrderRequest["customer"],
  items: readonly OrderItem[],
  sent: SentShipping,
  { isCart, paidOnline }: PlacingOptions,
): Promise<OrderRequest> {
  await ctx.limits.consume("order");
  const codes = [sent.discountCode, sent.giftCardCode].filter(Boolean).length;
  if (codes > 0) await ctx.limits.consume("discountCode", codes);
  const { policy, requestId } = ctx;
  const shipping = shippingOf(sent);
  const limits = paidOnline ? (ctx.payments?.limitsOf(currencyCode()) ?? null) : null;
  const hash = contentHash([inOrderOfIds(items), { ...shipping, idempotencyKey: undefined }]);
  return { ...shipping, customer, items, isCart, limits, policy, requestId, contentHash: hash };
}

/** The placed orders of a decision, or those of an earlier request with the same key. Throws the refusal of all others. */
async function resultOf(
  ctx: RequestContext,
  request: OrderRequest,
  decided: DecidedRequest | null,
): Promise<Placed> {
  const orders = decided ? ordersIn(decided) : [];
  if (orders.length > 0) {
    report(orders);
    return { orders, number: decided?.items[0]?.checkoutNumber };
  }
  // read after the statement: its snapshot may be older than the first order
  const first = await findFirst(ctx, request);
  if (first) return { orders: first };
  if (!decided) throw new ServiceUnavailable(1); // the first order's customer was erased in the meantime
  const { reasons, error } = await refusalOf(ctx, request, decided);
  orderRefused.publish({ reasons });
  throw error;
}

function report(orders: Order[]): void {
  if (!ordersPlaced.isObserved) return;
  const units = orders.reduce((sum, { quantity }) => sum + quantity, 0);
  ordersPlaced.publish({ orders: orders.length, units, minor: costOf(orders) });
}

const inOrderOfIds = (items: readonly OrderItem[]) =>
  items
    .map(({ productId, quantity }) => ({ productId: productId.toLowerCase(), quantity }))
    .sort((one, other) => (one.productId < other.productId ? -1 : 1));

const KEY_CONSTRAINTS: unknown[] = ["order_idempotency_key", "checkout_idempotency_key"];

function nullIfKeyIsTaken(error: unknown): null {
  if (KEY_CONSTRAINTS.includes(violatedConstraint(error))) return null;
  throw error;
}

const firstColumns = columns({ id: uuid("id"), hash: nullable(text("content_hash")) });
const firstOrder = select(firstColumns, "from orders where user_id = $1 and idempotency_key = $2");
const firstCheckout = select(firstColumns, "from checkouts where user_id = $1 and idempotency_key = $2");

/**
 * The orders that an earlier request with the same key has placed; undefined if there are none. Throws KeyReused if its
 * content was different. Orders of release 0.1.0 have no hash of it.
 */
async function findFirst(ctx: RequestContext, request: OrderRequest): Promise<Order[] | undefined> {
  const { customer, idempotencyKey, isCart } = request;
  const [first] = await rows(ctx.db, isCart ? firstCheckout : firstOrder, [customer.id, idempotencyKey]);
  if (!first) return undefined;
  if (first.hash !== null && first.hash !== request.contentHash)
    throw new KeyReused("idempotencyKey", "order");
  return isCart ? (await ordersOfCheckout(ctx, [first.id])).get(first.id) : [await getOrder(ctx, first.id)];
}

/** Prices a request, waits for its turn in this process's queue, and returns the database's decision. */
export async function quoteAndPlace(dataSource: DataSource, request: OrderRequest): Promise<DecidedRequest> {
  const quoted = await quoteRequest(dataSource.manager, request); // outside the queue, so that no other request waits for it
  return queueOf(dataSource).place({ ...request, quoted });
}

const queueOf = perDatabase(
  ({ manager }) =>
    new OrderQueue<QuotedRequest, DecidedRequest>({
      together: (requests) => placeTogether(manager, requests, { wait: false }),
      alone: (request) => placeAlone(manager, request),
      isUndone: (error) => error instanceof DatabaseError && error.severity === "ERROR",
    }),
);

/** The maximum number of quotes for a request if its prices, rules or code keep changing concurrently. */
const MAX_QUOTES = 5;

async function placeAlone(db: EntityManager, request: QuotedRequest): Promise<DecidedRequest> {
  for (let quotes = 0; quotes < MAX_QUOTES; quotes += 1) {
    const [decision] = await placeTogether(db, [request], { wait: true });
    if (decision === "alone") throw new Unauthenticated(); // the customer was blocked, or deleted their account
    if (decision && decision !== "again") return decision;
  }
  throw new ServiceUnavailable(1);
}
