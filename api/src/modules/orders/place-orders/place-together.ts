import { exceedsStock } from "@shop/shared/stock";
import type { EntityManager } from "typeorm";
import { rows } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import type { Order } from "../order.entity";
import {
  evictRules,
  quoteRequest,
  type Quoted,
  type QuotedRequest,
  type RequestQuote,
} from "./quote-requests";
import { storedAddressOf } from "./shipping";
import { placeWaiting, placeWithoutWaiting, type PlacedRow } from "./statement";

/** What the statement decided of an item. */
export type ItemDecision = Omit<PlacedRow, "request" | "isCustomerBusy" | "isStale">;

/** What the statement decided of a request, and what it costs. */
export interface DecidedRequest extends Quoted {
  items: ItemDecision[];
}

/**
 * The state of a request: `again` if it depends on a request decided with it, or was quoted from what has changed since and is quoted anew,
 * `busy` if its customer is locked.
 */
export type Decision = DecidedRequest | "again" | "busy";

/**
 * Places the requests that can be placed, each of another customer, in the order of their arrival: the units, the orders and the
 * jobs of their mails, all in one statement (ADR-0033).
 */
export async function placeTogether(
  db: EntityManager,
  requests: readonly QuotedRequest[],
  { wait }: { wait: boolean },
): Promise<Decision[]> {
  const { maxUnitsPerOrder = 0, maxUnpaidUnits = 0 } = requests[0]?.policy ?? {};
  const values = [JSON.stringify(requests.flatMap(itemsOf)), maxUnitsPerOrder, maxUnpaidUnits];
  const found = await rows(db, wait ? placeWaiting : placeWithoutWaiting, values);
  const byRequest: PlacedRow[][] = requests.map(() => []);
  for (const row of found) byRequest[row.request]?.push(row);
  const decisions = requests.map((request, at) => decisionOf(request, byRequest[at] as PlacedRow[]));
  const stale = requests.filter((_, at) => byRequest[at]?.some(isStale));
  if (stale.length > 0) await quoteAgain(db, stale);
  return decisions;
}

async function quoteAgain(db: EntityManager, requests: readonly QuotedRequest[]): Promise<void> {
  evictRules(db);
  const quotes = requests.map(async (request) => {
    request.quoted = await quoteRequest(db, request);
  });
  await Promise.all(quotes);
}

/** The items of a request as the statement reads them. */
function itemsOf({ quoted: { rules, quote }, ...order }: QuotedRequest, request: number) {
  const { customer, items, isCart, idempotencyKey, requestId, name, phone } = order;
  const address = storedAddressOf(order, rules.country);
  return items.map(({ productId, quantity }, position) => ({
    ...{ request, position, quantity },
    ...{ user_id: customer.id, product_id: isUuid(productId) ? productId : null },
    ...{ name, email: customer.email, address: address.text, phone, shipping_address: address.postal },
    ...{ key: idempotencyKey, is_cart: isCart, request_id: requestId },
    ...{ rules_version: rules.version, tax_included: rules.pricesIncludeTax },
    is_quoted: quote !== null,
    ...(quote && sharesOf(quote, position)),
  }));
}

/** An item's share of what its request costs, and what that was computed from. */
function sharesOf({ cart, products, discount, refusal }: RequestQuote, position: number) {
  const { discountCents = 0, shippingCents = 0, taxCents = 0, tax } = cart.lines[position] ?? {};
  const product = products[position];
  return {
    ...{ quoted_price: product?.priceCents, quoted_category: product?.categoryId },
    ...{ discount_cents: discountCents, shipping_cents: shippingCents },
    ...{ tax_cents: taxCents, tax_name: tax?.name, tax_percent: tax?.percent },
    ...{ shipping_method: cart.shippingMethod?.name, shipping_method_id: cart.shippingMethod?.id },
    ...{ discount_id: discount?.id, discount_code: discount?.code, discount_version: discount?.version },
    refusal,
  };
}

const isStale = ({ isStale, firstId }: PlacedRow) => isStale === true && !firstId;

function decisionOf({ items, quoted }: QuotedRequest, found: PlacedRow[]): Decision {
  if (found.some(({ isCustomerBusy }) => isCustomerBusy)) return "busy";
  if (found.some(isStale)) return "again";
  const fits = ({ isPlaced, isAllowed, countInStock, position }: PlacedRow) =>
    !isPlaced && isAllowed && !exceedsStock(countInStock ?? 0, items[position]?.quantity ?? 0);
  return found.every(fits) ? "again" : { ...quoted, items: found };
}

/** The orders that were placed. */
export function ordersIn({ items }: DecidedRequest): Order[] {
  return items.filter(({ isPlaced }) => isPlaced) as (ItemDecision & Order)[];
}
