import { serverTexts } from "@shop/shared/messages/server";
import { exceedsStock } from "@shop/shared/stock";
import type { EntityManager } from "typeorm";
import { rows } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import { hashOfCode } from "../../gift-cards/gift-card-code";
import type { CheckoutTerms } from "../checkout.entity";
import type { Order } from "../order.entity";
import { quoteAfresh, type Quoted, type QuotedRequest } from "./quote-requests";
import { storedAddressOf } from "./shipping";
import { placeWaiting, placeWithoutWaiting, type PlacedRow } from "./statement";

/** The statement's decision on an item. */
export type ItemDecision = Omit<PlacedRow, "request" | "isCustomerBusy" | "isStale">;

/** The statement's decision on a request, with the quote. */
export interface DecidedRequest extends Quoted {
  items: ItemDecision[];
}

/**
 * The decision on a request: `again` if it depends on another request of the statement, or if its quote is outdated;
 * `alone` if its customer is locked.
 */
export type Decision = DecidedRequest | "again" | "alone";

/**
 * Places the requests that can be placed, each of a different customer, in the order of their arrival. One statement
 * takes the units and inserts the orders and the jobs of their mails (ADR-0033).
 */
export async function placeTogether(
  db: EntityManager,
  requests: readonly QuotedRequest[],
  { wait }: { wait: boolean },
): Promise<Decision[]> {
  const { maxUnitsPerOrder = 0, maxUnpaidUnits = 0 } = requests[0]?.policy ?? {};
  const { nothingToPay, paidByGiftCard } = serverTexts().orderNotes.orderNotes;
  const items = JSON.stringify(requests.flatMap(itemsOf));
  const values = [items, maxUnitsPerOrder, maxUnpaidUnits, nothingToPay, paidByGiftCard];
  const found = await rows(db, wait ? placeWaiting : placeWithoutWaiting, values);
  const byRequest: PlacedRow[][] = requests.map(() => []);
  for (const row of found) byRequest[row.request]?.push(row);
  const decisions = requests.map((request, at) => decisionOf(request, byRequest[at] as PlacedRow[]));
  const stale = requests.filter((_, at) => byRequest[at]?.some(isStale));
  if (stale.length > 0) await quoteAgain(db, stale);
  return decisions;
}

async function quoteAgain(db: EntityManager, requests: readonly QuotedRequest[]): Promise<void> {
  const quotes = requests.map(async (request) => {
    request.quoted = await quoteAfresh(db, request);
  });
  await Promise.all(quotes);
}

/**
 * The items of a request as input of the statement: the order, its share of the quote, and the basis of the quote. One
 * object literal: spreading other objects costs several times as much, and every order makes these.
 */
function itemsOf(order: QuotedRequest, request: number) {
  const { rules, quote } = order.quoted;
  const address = storedAddressOf(order, rules.country);
  const method = quote?.cart.shippingMethod;
  const discount = quote?.discount;
  return order.items.map(({ productId, quantity }, position) => {
    const line = quote?.cart.lines[position];
    const product = quote?.products[position];
    return {
      request,
      position,
      quantity,
      user_id: order.customer.id,
      product_id: isUuid(productId) ? productId : null,
      name: order.name,
      email: order.customer.email,
      address: address.text,
      phone: order.phone,
      note: order.note,
      shipping_address: address.postal,
      key: order.idempotencyKey,
      content_hash: order.contentHash,
      is_cart: order.isCart,
      request_id: order.requestId,
      rules_version: rules.version,
      tax_included: rules.pricesIncludeTax,
      is_quoted: quote !== null,
      quoted_price: product?.priceMinor,
      quoted_category: product?.categoryId,
      quoted_gift_card: product?.isGiftCard,
      discount_cents: line?.discountMinor,
      shipping_cents: line?.shippingMinor,
      tax_cents: line?.taxMinor,
      tax_name: line?.tax?.name,
      tax_percent: line?.tax?.percent,
      shipping_method: product?.isGiftCard ? null : method?.name,
      shipping_method_id: product?.isGiftCard ? null : method?.id,
      discount_id: discount?.id,
      discount_code: discount?.code,
      discount_version: discount?.version,
      gift_card: order.giftCardCode && `\\x${hashOfCode(order.giftCardCode).toString("hex")}`,
      refusal: quote?.refusal,
      terms: position === 0 && order.isCart && order.items.length > 1 ? termsOf(order.quoted) : null,
      min_cents: order.limits?.min,
      max_cents: order.limits?.max,
    };
  });
}

/** The terms of a cart's prices; null without a shipping method or a code. */
function termsOf({ rules, quote }: Quoted): CheckoutTerms | null {
  const { discount, cart, products } = quote ?? {};
  const method = rules.methods.find(({ id }) => id === cart?.shippingMethod?.id);
  if (!method && !discount) return null;
  const counts = (categories: readonly string[]) =>
    discount && (discount.categoryId === null || categories.includes(discount.categoryId));
  return {
    method: method ? { ...method, countries: [] } : null, // the order goes to one of its countries
    discount: discount
      ? {
          percent: discount.percent,
          amountMinor: discount.amountMinor,
          minimumMinor: discount.minimumMinor,
        }
      : null,
    discountedIds: (products ?? []).flatMap((product) =>
      product && counts(product.categories) ? product.id : [],
    ),
  };
}

const isStale = ({ isStale }: PlacedRow) => isStale === true;

function decisionOf({ items, quoted }: QuotedRequest, found: PlacedRow[]): Decision {
  if (found.some(({ isCustomerBusy }) => isCustomerBusy)) return "alone";
  if (found.some(isStale)) return "again";
  const fits = ({ isPlaced, isAllowed, countInStock, position }: PlacedRow) =>
    !isPlaced && isAllowed && !exceedsStock(countInStock ?? 0, items[position]?.quantity ?? 0);
  return found.every(fits) ? "again" : { ...quoted, items: found };
}

/** The placed orders of a decision. */
export function ordersIn({ items }: DecidedRequest): Order[] {
  return items.filter(({ isPlaced }) => isPlaced) as (ItemDecision & Order)[];
}
