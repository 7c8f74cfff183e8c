import { inTransaction, type RequestContext, type Viewer, requireViewer } from "../../context/context";
import type { PaymentGateway, PaymentLine, PaymentRequest } from "../../context/payment-gateway";
import { boolean, json } from "../../data/columns";
import { command, execute, rows, statement } from "../../data/rows";
import { NotFound, BadUserInput } from "../../errors";
import { NO_GATEWAY } from "../order-conditions";
import type { Order } from "../orders/order.entity";
import { OrderStatus } from "../orders/order-status.enum";
import { costOf, listOrdersById } from "../orders/get-orders";
import { lockUser } from "../users/lock-user";
import { PaymentRefused } from "../pricing/pricing.error";
import type { PaymentPage } from "./payment-page";
import { paymentProblemOf } from "../pricing/payment-problem";
import { toDollars } from "@shop/shared/money";
import { MAX_CART_ITEMS } from "@shop/shared/order";
import { isUuid } from "../../data/uuid";
import { paymentChanged } from "../../observability/signals";
import { CURRENCY } from "../pricing/quote";
import { addPayment, openColumns, type OpenPayment } from "./add-payment";
import { settleFree } from "./events/settle-payment";
import { closePayment } from "./sync-payment";

const overlappingColumns = openColumns.with({
  orderIds: json<string[]>(
    "(select json_agg(order_id) from payment_orders as part where part.payment_id = payments.id)",
  ),
  usable: boolean("gateway = $2 and expires_at > now() + interval '30 minutes'"),
});

const overlapping = statement(
  overlappingColumns,
  `select ${overlappingColumns.sql} from payments
    where status = 'OPEN' and id in (select payment_id from payment_orders where order_id = any($1)) order by created_at`,
);
const giveUp = command(
  "update payments set status = 'EXPIRED' where id = any($1) and status = 'OPEN' and session_id is null",
);

/** The payment of these orders, settled if they cost nothing; or the sessions that must be closed first, as they pay some of the same orders. */
type Claim = { payment: OpenPayment; orders: Order[]; settled: boolean } | { overlappingSessions: string[] };

/**
 * Finds the open payment of exactly these orders, or makes one: two tabs get the same. Orders that cost nothing are left
 * out. Throws NotFound for an order that isn't the customer's own, PaymentRefused for one that can't be paid.
 */
function claimPayment(
  ctx: RequestContext,
  gateway: PaymentGateway,
  customer: Viewer,
  orderIds: string[],
): Promise<Claim> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, customer.id);
    const orders = payableOf(await listOrdersById(tx, orderIds), customer, orderIds.length);
    const ids = orders.map(({ id }) => id);
    const problem = paymentProblemOf(gateway.limitsOf(CURRENCY), costOf(orders));
    if (problem) throw new PaymentRefused(problem);
    const found = await rows(tx.db, overlapping, [ids, gateway.name]);
    const same = found.find(({ usable, orderIds: paid }) => usable && isSameSet(paid, ids));
    const rivals = found.filter((payment) => payment !== same);
    if (rivals.length > 0) {
      await execute(tx.db, giveUp, [rivals.map(({ id }) => id)]);
      return { overlappingSessions: rivals.flatMap(({ sessionId }) => sessionId ?? []) };
    }
    const settled = costOf(orders) === 0;
    const payment = same ?? (await addPayment(tx, settled ? NO_GATEWAY : gateway.name, customer.id, orders));
    if (settled) await settleFree(tx, payment, customer.id);
    return { payment, orders, settled };
  });
}

const isSameSet = (one: string[], other: string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Those that wait for a payment; throws where one can't be paid. */
function payableOf(orders: Order[], customer: Viewer, wanted: number): Order[] {
  const own = orders.filter(({ userId }) => userId === customer.id);
  if (own.length < wanted) throw new NotFound("order");
  const free = own.filter(({ deletedAt, totalCents }) => deletedAt === null && totalCents === 0);
  const due = own.filter((order) => !free.includes(order));
  for (const order of due) refuseUnpayable(order);
  if (due.length === 0)
    throw new PaymentRefused(`Order ${free[0]?.number} is free, so there's nothing to pay.`);
  return due;
}

/** Why an order can't be paid, by its state. One that was sent can, unless it was paid before. */
const reasons: Partial<Record<OrderStatus, string>> = {
  PAID: "has already been paid",
  DELIVERED: "has already been delivered",
  CANCELLED: "was cancelled",
  REFUNDED: "was refunded",
};

function refuseUnpayable({ number, status, paid }: Order): void {
  const reason = status === OrderStatus.SHIPPED && paid ? reasons.PAID : reasons[status];
  if (reason) throw new PaymentRefused(`Order ${number} ${reason}.`);
}

/** How often a start is tried again because another one was faster. */
const MAX_ATTEMPTS = 4;

/**
 * Opens a payment page for some of the viewer's own unpaid orders, sent or not; the same page for a repeat. Orders that cost nothing are
 * left out. Throws NotFound for an order that
 * isn't the viewer's own, PaymentRefused where an order can't be paid, where several payments get in each other's way, or where the
 * shop takes no payments, BadUserInput for none or too many orders, ServiceUnavailable while the provider can't be reached.
 */
export async function startPayment(ctx: RequestContext, orderIds: string[]): Promise<PaymentPage> {
  const customer = requireViewer(ctx);
  const ids = [...new Set(orderIds.map((id) => id.toLowerCase()))];
  if (ids.length < 1 || ids.length > MAX_CART_ITEMS)
    throw new BadUserInput([{ field: "orderIds", message: `must name 1 to ${MAX_CART_ITEMS} orders` }]);
  if (!ids.every(isUuid)) throw new NotFound("order");
  if (!ctx.payments) throw new PaymentRefused("This shop doesn't take online payments.");
  await ctx.limits.consume("order");
  return openPage(ctx, ctx.payments, customer, ids);
}

async function openPage(
  ctx: RequestContext,
  gateway: PaymentGateway,
  customer: Viewer,
  ids: string[],
): Promise<PaymentPage> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const claim = await claimPayment(ctx, gateway, customer, ids);
    if ("overlappingSessions" in claim) {
      // outside the transaction, because the provider may be slow
      for (const sessionId of claim.overlappingSessions) await closePayment(ctx, gateway, sessionId);
      continue;
    }
    const url = claim.settled
      ? returnUrlOf(ctx, claim.payment)
      : (claim.payment.url ?? (await openSession(ctx, gateway, customer, claim)));
    if (url) return { url, amount: toDollars(claim.payment.amountCents), currency: CURRENCY };
  }
  throw new PaymentRefused("Several payments for these orders were started at once. Please try again.");
}

const storeSession = command(
  "update payments set session_id = $2, url = $3 where id = $1 and status = 'OPEN' and coalesce(session_id, $2) = $2",
);

/** The address of the payment's page; null if the payment was given up in the meantime. */
async function openSession(
  ctx: RequestContext,
  gateway: PaymentGateway,
  customer: Viewer,
  { payment, orders }: { payment: OpenPayment; orders: Order[] },
): Promise<string | null> {
  const { id, url } = await gateway.openSession(requestOf(ctx, customer, payment, orders));
  if (await execute(ctx.db, storeSession, [payment.id, id, url])) {
    paymentChanged.publish({ change: "started", cents: payment.amountCents });
    return url;
  }
  await gateway.closeSession(id);
  return null;
}

/** The page that shows the state of a payment. */
const returnUrlOf = ({ origin }: RequestContext, { id }: Pick<OpenPayment, "id">) =>
  `${origin}/checkout/return/${id}`;

function requestOf(
  ctx: RequestContext,
  { email }: Viewer,
  { id, expiresAt }: OpenPayment,
  orders: Order[],
): PaymentRequest {
  const lines = orders.filter(({ totalCents }) => totalCents > 0).map(lineOf);
  const returnUrl = returnUrlOf(ctx, { id });
  return { paymentId: id, customerEmail: email, currency: CURRENCY, lines, returnUrl, expiresAt };
}

/** An order on the provider's page: one that has a discount, delivery or added tax is one line of what it costs. */
function lineOf({ productName, unitPriceCents, quantity, totalCents }: Order): PaymentLine {
  if (totalCents === unitPriceCents * quantity)
    return { name: productName, unitCents: unitPriceCents, quantity };
  return { name: `${quantity} × ${productName}`, unitCents: totalCents, quantity: 1 };
}
