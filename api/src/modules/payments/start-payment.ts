import { serverTexts } from "@shop/shared/messages/server";
import { inTransaction, type RequestContext, type Viewer, requireViewer } from "../../context/context";
import type {
  AmountLimits,
  PaymentGateway,
  PaymentLine,
  PaymentRequest,
} from "../../context/payment-gateway";
import { boolean, json } from "../../data/columns";
import { command, execute, rows, select } from "../../data/rows";
import { NotFound, BadUserInput } from "../../errors";
import { NO_GATEWAY } from "../order-conditions";
import type { Order } from "../orders/order.entity";
import type { OrderStatus } from "../orders/order-status.enum";
import { dueOf, listOrdersById } from "../orders/get-orders";
import { applyPrices, priceAgain } from "../orders/price-again";
import { sumOrders } from "../orders/sum-orders";
import { lockUser } from "../users/lock-user";
import { PaymentRefused, TotalChanged } from "../pricing/pricing.error";
import type { PaymentPage } from "./payment";
import { paymentProblemOf } from "../pricing/payment-problem";
import { formatMinor, toMinor, fromMinor } from "@shop/shared/money";
import { nameWithOptions } from "@shop/shared/option-values";
import { MAX_CART_ITEMS } from "@shop/shared/order";
import { allowsAction } from "@shop/shared/order-transitions";
import { startPaymentSchema } from "@shop/shared/schemas/order";
import { isUuid } from "../../data/uuid";
import { paymentChanged } from "../../observability/signals";
import { currencyCode, presentQuote } from "../pricing/quote";
import { parseInput } from "../../validation";
import { findPaymentLink } from "./payment-link";
import { addPayment, openColumns, type OpenPayment } from "./add-payment";
import { settleFree } from "./events/settle-payment";
import { closePayment } from "./sync-payment";

const overlappingColumns = openColumns.with({
  orderIds: json<string[]>(
    "(select json_agg(order_id) from payment_orders as part where part.payment_id = payments.id)",
  ),
  usable: boolean("gateway = $2 and expires_at > now() + interval '30 minutes'"),
});

const overlapping = select(
  overlappingColumns,
  `from payments
    where status = 'OPEN' and id in (
      select payment_id from payment_orders where order_id = any($1) or order_id in (
        select other.id from orders join checkouts on checkouts.id = checkout_id and terms is not null
            join orders as other on other.checkout_id = checkouts.id
          where orders.id = any($1)
      )
    ) order by created_at`,
);
const giveUp = command(
  "update payments set status = 'EXPIRED' where id = any($1) and status = 'OPEN' and session_id is null",
);

/**
 * The outcome of claiming a payment: the payment of these orders, settled if their total is 0; or the sessions to close
 * first, because they pay some of these orders or others on which their prices depend; or the changed total, if the
 * customer hasn't seen it yet.
 */
type Claim =
  | { payment: OpenPayment; orders: Order[]; settled: boolean }
  | { overlappingSessions: string[] }
  | { changed: TotalChanged };

/**
 * Prices the orders again with the paid orders of their carts (D-34), and finds the open payment of exactly these
 * orders, or adds one: two tabs get the same payment. Leaves out orders with a total of 0. Throws NotFound if an order
 * isn't the customer's own, PaymentRefused if one can't be paid.
 */
function claimPayment(
  ctx: RequestContext,
  gateway: PaymentGateway,
  customer: Customer,
  orderIds: string[],
  expectedMinor: number | null,
): Promise<Claim> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, customer.id);
    const due = payableOf(await listOrdersById(tx, orderIds), customer, orderIds.length);
    const ids = due.map(({ id }) => id);
    const priced = await priceAgain(tx, due);
    const limits = gateway.limitsOf(currencyCode());
    const problem = paymentProblemOf(limits, priced.dueMinor);
    if (problem) throw new PaymentRefused(problem);
    const found = await rows(tx.db, overlapping, [ids, gateway.name]);
    const isCurrent = priced.changes.length === 0;
    const same = found.find(({ usable, orderIds: paid }) => isCurrent && usable && isSameSet(paid, ids));
    const rivals = found.filter((payment) => payment !== same);
    if (rivals.length > 0) {
      await execute(tx.db, giveUp, [rivals.map(({ id }) => id)]);
      return { overlappingSessions: rivals.flatMap(({ sessionId }) => sessionId ?? []) };
    }
    await applyPrices(tx, priced);
    const orders = isCurrent ? due : await listOrdersById(tx, ids);
    if (priced.dueMinor > (expectedMinor ?? dueOf(due))) return { changed: totalChanged(orders, limits) };
    const settled = priced.dueMinor === 0;
    const payment = same ?? (await addPayment(tx, settled ? NO_GATEWAY : gateway.name, customer.id, orders));
    if (settled) await settleFree(tx, payment, customer.id);
    return { payment, orders, settled };
  });
}

function totalChanged(orders: Order[], limits: AmountLimits): TotalChanged {
  const sums = sumOrders(orders);
  const placed = { acceptsCodes: false, acceptsGiftCards: false }; // an order keeps its codes
  const cart = { ...sums, ...placed, delivers: true, shippingOptions: [], shippingMethod: null };
  return new TotalChanged(
    presentQuote(cart, null, limits, { minor: sums.giftCardMinor, problem: null }),
    serverTexts().refusals.paymentRefusals.totalChanged(formatMinor(sums.totalMinor)),
  );
}

const isSameSet = (one: string[], other: string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The orders to pay; throws if one of them can't be paid. */
function payableOf(orders: Order[], customer: Customer, wanted: number): Order[] {
  const own = orders.filter(({ userId }) => userId === customer.id);
  if (own.length < wanted) throw new NotFound("order");
  const free = own.filter(({ deletedAt, totalMinor }) => deletedAt === null && totalMinor === 0);
  const due = own.filter((order) => !free.includes(order));
  for (const order of due) refuseUnpayable(order);
  if (due.length === 0)
    throw new PaymentRefused(serverTexts().refusals.paymentRefusals.free(String(free[0]?.number)));
  return due;
}

/** Throws PaymentRefused with the reason if an order can't be paid; in its other states it was paid before. */
function refuseUnpayable({ number, status, paid }: Order): void {
  if (!paid && allowsAction(status, "pay")) return;
  const texts = serverTexts().refusals.paymentRefusals;
  const reasons: Partial<Record<OrderStatus, (number: string) => string>> = {
    DELIVERED: texts.delivered,
    CANCELLED: texts.cancelled,
    REFUNDED: texts.refunded,
  };
  throw new PaymentRefused((reasons[status] ?? texts.paid)(number));
}

/** The customer of a payment. */
type Customer = Pick<Viewer, "id" | "email">;

/** The maximum number of attempts if concurrent payments interfere. */
const MAX_ATTEMPTS = 4;

/**
 * Opens a payment page for some of the viewer's own unpaid orders, sent or not; a repeat returns the open page. Leaves
 * out orders with a total of 0. Throws NotFound if an order isn't the viewer's own; TotalChanged if the orders cost
 * more than `expectedTotal`, or by default more than their recorded total, which is then updated; PaymentRefused if an
 * order can't be paid, if concurrent payments interfere, or if the shop takes no payments; BadUserInput for none or too
 * many orders; ServiceUnavailable while the provider can't be reached.
 */
export async function startPayment(
  ctx: RequestContext,
  orderIds: string[],
  expectedTotal?: number | null,
): Promise<PaymentPage> {
  const customer = requireViewer(ctx);
  parseInput(startPaymentSchema, { expectedTotal });
  const ids = [...new Set(orderIds.map((id) => id.toLowerCase()))];
  if (ids.length < 1 || ids.length > MAX_CART_ITEMS)
    throw new BadUserInput([{ field: "orderIds", message: `must name 1 to ${MAX_CART_ITEMS} orders` }]);
  if (!ids.every(isUuid)) throw new NotFound("order");
  if (!ctx.payments) throw new PaymentRefused(serverTexts().refusals.paymentRefusals.off);
  await ctx.limits.consume("order");
  const expectedMinor = typeof expectedTotal === "number" ? toMinor(expectedTotal) : null;
  return startPaymentOf(ctx, ctx.payments, customer, ids, expectedMinor);
}

/** Opens a payment page for unpaid orders of a customer, as `startPayment` does for the viewer's. */
export async function startPaymentOf(
  ctx: RequestContext,
  gateway: PaymentGateway,
  customer: Customer,
  ids: string[],
  expectedMinor: number | null = null,
): Promise<PaymentPage> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const claim = await claimPayment(ctx, gateway, customer, ids, expectedMinor);
    if ("changed" in claim) throw claim.changed;
    if ("overlappingSessions" in claim) {
      // outside the transaction, because the provider may be slow
      for (const sessionId of claim.overlappingSessions) await closePayment(ctx, gateway, sessionId);
      continue;
    }
    const url = claim.settled
      ? await returnUrlOf(ctx, claim)
      : (claim.payment.url ?? (await openSession(ctx, gateway, customer, claim)));
    if (url) return { url, amount: fromMinor(claim.payment.amountMinor), currency: currencyCode() };
  }
  throw new PaymentRefused(serverTexts().refusals.paymentRefusals.severalAtOnce);
}

const storeSession = command(
  "update payments set session_id = $2, url = $3 where id = $1 and status = 'OPEN' and coalesce(session_id, $2) = $2",
);

/** The address of the payment's page; null if the payment was given up concurrently. */
async function openSession(
  ctx: RequestContext,
  gateway: PaymentGateway,
  customer: Customer,
  { payment, orders }: { payment: OpenPayment; orders: Order[] },
): Promise<string | null> {
  const { id, url } = await gateway.openSession(await requestOf(ctx, customer, payment, orders));
  if (await execute(ctx.db, storeSession, [payment.id, id, url])) {
    paymentChanged.publish({ change: "started", minor: payment.amountMinor });
    return url;
  }
  await gateway.closeSession(id);
  return null;
}

/** The address of the page with the state of a payment. Orders that the shop has placed have a page that needs no sign-in. */
async function returnUrlOf(
  ctx: RequestContext,
  { payment, orders }: { payment: OpenPayment; orders: Order[] },
): Promise<string> {
  const link = await findPaymentLink(ctx, orders);
  return link ? `${link}?back` : `${ctx.origin}/checkout/return/${payment.id}`;
}

async function requestOf(
  ctx: RequestContext,
  { email }: Customer,
  payment: OpenPayment,
  orders: Order[],
): Promise<PaymentRequest> {
  const lines = orders.filter((order) => dueOf([order]) > 0).map(lineOf);
  const returnUrl = await returnUrlOf(ctx, { payment, orders });
  const { id, expiresAt } = payment;
  return { paymentId: id, customerEmail: email, currency: currencyCode(), lines, returnUrl, expiresAt };
}

/**
 * An order on the provider's page. An order with a discount, delivery, added tax or gift card is one line with the amount to
 * pay.
 */
function lineOf(order: Order): PaymentLine {
  const { productName, optionValues, unitPriceMinor, quantity } = order;
  const name = nameWithOptions(productName, optionValues);
  const dueMinor = dueOf([order]);
  if (dueMinor === unitPriceMinor * quantity) return { name, unitCents: unitPriceMinor, quantity };
  return { name: `${quantity} × ${name}`, unitCents: dueMinor, quantity: 1 };
}
