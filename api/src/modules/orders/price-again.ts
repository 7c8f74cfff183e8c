import { nameOrder } from "../../data/lists/name-order";
import { perLocale } from "@shop/shared/locale";
import { serverTexts } from "@shop/shared/messages/server";
import { formatMinor } from "@shop/shared/money";
import { quoteCart, type CartQuote, type LineQuote, type QuotedLine } from "@shop/shared/pricing/quote";
import type { RequestContext } from "../../context/context";
import { json } from "../../data/columns";
import { command, execute, rows, select } from "../../data/rows";
import { returnToCards } from "../gift-cards/return-to-card";
import { noteEvent } from "./change-status";
import type { CheckoutTerms } from "./checkout.entity";
import { dueOf } from "./get-orders";
import { orderColumns } from "./order-columns";
import type { Order } from "./order.entity";
import { taxOf } from "./sum-orders";

type Transaction = Pick<RequestContext, "db">;

const TERMS = "(select terms::json from checkouts where checkouts.id = checkout_id)";
const cartColumns = orderColumns.with({ terms: json<CheckoutTerms>(TERMS) });
const ofCarts = perLocale(() =>
  select(
    cartColumns,
    `from orders where checkout_id = any($1) and cancelled_at is null and ${TERMS} is not null
      order by ${nameOrder("product_name")}, id`,
  ),
);

/**
 * All uncancelled orders in the carts of these orders, by cart; leaves out carts with prices that depend on no terms.
 */
async function readCarts({ db }: Transaction, orders: readonly Order[]) {
  const ids = [...new Set(orders.flatMap(({ checkoutId }) => checkoutId ?? []))];
  const found = ids.length > 0 ? await rows(db, ofCarts(), [ids]) : [];
  return ids
    .map((id) => found.filter(({ checkoutId }) => checkoutId === id))
    .filter(([first]) => first !== undefined);
}

type CartOrder = Order & { terms: CheckoutTerms };

/**
 * A category for the products to which the code applies. Each order is a category too, so that it keeps the tax it was
 * placed with.
 */
const DISCOUNTED = "discounted";
/** The country doesn't matter, because shipping method and taxes are already known. */
const COUNTRY = "";

/** Quotes orders of a cart by its terms, together with its settled orders. */
function quoteOrders(orders: readonly CartOrder[], settled: readonly CartOrder[] = []): CartQuote {
  const all = [...orders, ...settled];
  const [{ terms, taxIncluded: pricesIncludeTax = false } = { terms: null }] = all;
  const { method = null, discount = null, discountedIds = [] } = terms ?? {};
  const rates = all.flatMap((order) => {
    const tax = taxOf(order);
    return tax ? [{ ...tax, country: COUNTRY, region: null, categoryId: order.id }] : [];
  });
  const lineOf = ({ id, productId, unitPriceMinor, quantity, ofGiftCards }: CartOrder): QuotedLine => ({
    ...{ unitPriceMinor, quantity, isGiftCard: ofGiftCards },
    categories: discountedIds.includes(productId) ? [DISCOUNTED, id] : [id],
  });
  return quoteCart(
    { country: COUNTRY, pricesIncludeTax, countries: [], methods: method ? [method] : [], rates },
    {
      lines: orders.map(lineOf),
      settled: settled.map((order) => ({ ...order, ...lineOf(order), tax: taxOf(order) })),
      discount: discount && { ...discount, categoryId: DISCOUNTED },
    },
  );
}

/** The cost of orders if they are paid now. */
export interface PricedAgain {
  /** The new shares of each order in a cart with another price. */
  changes: { order: Order; line: LineQuote }[];
  /** The part of the total that gift cards don't pay. */
  dueMinor: number;
}

const isSettled = ({ paid, deliveredAt, refundedAt }: Order) => !refundedAt && (paid || deliveredAt !== null);

/**
 * Prices unpaid orders for one payment: by the terms of their carts, including the paid or delivered orders of these
 * carts unless refunded (D-34). The transaction must have locked their customer.
 */
export async function priceAgain(tx: Transaction, orders: readonly Order[]): Promise<PricedAgain> {
  const ids = new Set(orders.map(({ id }) => id));
  const changes = (await readCarts(tx, orders)).flatMap((cart) => {
    const due = cart.filter(({ id }) => ids.has(id));
    const quote = quoteOrders(
      due,
      cart.filter((order) => !ids.has(order.id) && isSettled(order)),
    );
    const isSame = (["discountMinor", "shippingMinor", "taxMinor"] as const).every(
      (share) => quote[share] === due.reduce((sum, order) => sum + order[share], 0),
    );
    return isSame ? [] : due.map((order, at) => ({ order, line: quote.lines[at] as LineQuote }));
  });
  const before = dueOf(changes.map(({ order }) => order));
  const after = changes.reduce(
    (sum, { order, line }) => sum + Math.max(line.totalMinor - order.giftCardMinor, 0),
    0,
  );
  return { changes, dueMinor: dueOf(orders) - before + after };
}

const setShares = command(
  "update orders set discount_cents = $2, shipping_cents = $3, tax_cents = $4, gift_card_cents = least(gift_card_cents, $5) where id = $1",
);

/** Records the new prices of orders; a gift card gets back what it pays too much. No payment page shows the former prices. */
export async function applyPrices(tx: Transaction, { changes }: PricedAgain): Promise<void> {
  for (const { order, line } of changes) {
    const { discountMinor, shippingMinor, taxMinor, totalMinor } = line;
    await execute(tx.db, setShares, [order.id, discountMinor, shippingMinor, taxMinor, totalMinor]);
    if (order.giftCardMinor > totalMinor) await returnToCards(tx, [order.id]);
    const [before, now] = [order.totalMinor, line.totalMinor].map(formatMinor);
    if (before === now) continue;
    const note = serverTexts().orderNotes.orderNotes.pricedAgain(String(now), String(before));
    await noteEvent(tx, [order.id], { by: "system", note });
  }
}

/** The carts of cancelled orders that have lost the discount of their code, whichever of their orders are paid. */
export async function cartsWithoutDiscount(tx: Transaction, cancelled: readonly Order[]): Promise<string[]> {
  const carts = await readCarts(tx, cancelled);
  const lost = carts.filter(
    (cart) =>
      !cart.some((order) => (order.paid || order.deliveredAt) && order.discountMinor > 0) &&
      quoteOrders(cart.filter(({ refundedAt }) => !refundedAt)).discountMinor === 0,
  );
  return lost.flatMap(([order]) => order?.checkoutId ?? []);
}
