import { serverTexts } from "@shop/shared/messages/server";
import { countryName } from "@shop/shared/country-name";
import { exceedsStock } from "@shop/shared/stock";
import type { RequestContext } from "../../../context/context";
import { BadUserInput, NotFound, ServiceUnavailable, type DomainError } from "../../../errors";
import { InsufficientStock } from "../../catalogue/insufficient-stock.error";
import { explainObstacle, explainProblem } from "../../pricing/discount-problem";
import { paymentProblemOf } from "../../pricing/payment-problem";
import { DiscountRefused, NotDelivered, PaymentRefused, TotalChanged } from "../../pricing/pricing.error";
import { presentQuote, unknownRegion } from "../../pricing/quote";
import { getOrder, listOrdersById } from "../get-orders";
import { CartRefusalReason, CartRefused, DuplicateOrder, LimitExceeded } from "../place-orders.error";
import type { OrderItem, OrderRequest } from "./order-request";
import type { DecidedRequest, ItemDecision } from "./place-together";
import { destinationOf, type RequestQuote } from "./quote-requests";

/** The refusal of a request; `reasons` are its labels in the metrics. */
export interface Refusal {
  reasons: string[];
  error: DomainError;
}

/**
 * The refusal of a request that the statement hasn't placed: because of its items, or else because of its delivery, code,
 * total or payment, in this order. A cart gets every refused item, a single product its first reason.
 */
export async function refusalOf(
  ctx: RequestContext,
  request: OrderRequest,
  decided: DecidedRequest,
): Promise<Refusal> {
  const items = itemRefusals(request, decided.items);
  const [first] = items;
  if (!first) return priceRefusal(ctx, request, decided);
  const error = request.isCart ? await cartRefused(ctx, items) : await productRefused(ctx, first);
  return { reasons: items.map(({ reason }) => reason), error };
}

/** The reason for refusing an item. */
interface ItemReason {
  reason: CartRefusalReason;
  /** Units in stock, if there are too few. */
  countInStock?: number;
  limit?: LimitExceeded;
  /** The customer's unpaid order of the product. */
  orderId?: string;
}

/** A refused item, with the product's id as the client sent it. */
interface ItemRefusal extends ItemReason {
  productId: string;
}

/**
 * Every refused item with its reason, in the order of the request. An item with several reasons has the first of these:
 * not sold, too few in stock, already ordered, too many units.
 */
function itemRefusals(request: OrderRequest, decisions: readonly ItemDecision[]): ItemRefusal[] {
  const exceeded = unitLimits(request, decisions[0]?.unpaidUnits ?? 0);
  return [...decisions]
    .sort((one, other) => one.position - other.position)
    .flatMap((decision) => {
      const item = request.items[decision.position] as OrderItem;
      const reason = reasonOf(item, decision) ?? exceeded(item);
      return reason ? { productId: item.productId, ...reason } : [];
    });
}

function reasonOf({ quantity }: OrderItem, { countInStock, unpaidOrderId }: ItemDecision): ItemReason | null {
  if (countInStock === null) return { reason: CartRefusalReason.NOT_SOLD };
  if (exceedsStock(countInStock, quantity))
    return { reason: CartRefusalReason.INSUFFICIENT_STOCK, countInStock };
  return unpaidOrderId ? { reason: CartRefusalReason.DUPLICATE_ORDER, orderId: unpaidOrderId } : null;
}

/**
 * Refuses items too large for one order, and items that exceed the limit of unpaid units together with the items before
 * them.
 */
function unitLimits(
  { policy: { maxUnitsPerOrder, maxUnpaidUnits } }: OrderRequest,
  alreadyUnpaid: number,
): (item: OrderItem) => ItemReason | null {
  const tooMany = (limit: LimitExceeded) => ({ reason: CartRefusalReason.LIMIT_EXCEEDED, limit });
  let units = alreadyUnpaid;
  return ({ quantity }) => {
    if (quantity > maxUnitsPerOrder) return tooMany(LimitExceeded.ofOneOrder(maxUnitsPerOrder));
    if (units + quantity > maxUnpaidUnits) return tooMany(LimitExceeded.ofUnpaidOrders(maxUnpaidUnits));
    units += quantity;
    return null;
  };
}

/** The refusal of a single product. */
async function productRefused(
  ctx: RequestContext,
  { reason, countInStock, limit, orderId }: ItemRefusal,
): Promise<DomainError> {
  if (reason === CartRefusalReason.NOT_SOLD) return new NotFound("product");
  if (orderId) return new DuplicateOrder(await getOrder(ctx, orderId));
  return limit ?? new InsufficientStock(countInStock ?? 0);
}

/** The refusals of a cart for its customer, with the unpaid orders. */
async function cartRefused(ctx: RequestContext, refusals: readonly ItemRefusal[]): Promise<CartRefused> {
  const ids = refusals.flatMap(({ orderId }) => orderId ?? []);
  const orders = ids.length > 0 ? await listOrdersById(ctx, ids) : [];
  const byId = new Map(orders.map((order) => [order.id, order]));
  return new CartRefused(
    refusals.map(({ orderId = "", countInStock = null, limit, ...refusal }) => ({
      ...{ ...refusal, countInStock, order: byId.get(orderId) ?? null },
      // a plain value: GraphQL treats every Error as a failure, even a returned one
      limit: limit ? { message: limit.message, limit: limit.limit } : null,
    })),
  );
}

/** The refusal of a request whose products are all available. */
async function priceRefusal(
  ctx: RequestContext,
  request: OrderRequest,
  { rules, quote, items }: DecidedRequest,
): Promise<Refusal> {
  const because = (reason: string, error: DomainError): Refusal => ({ reasons: [reason], error });
  const { country } = destinationOf(request, rules);
  if (quote?.refusal === "DELIVERY")
    return because("NOT_DELIVERED", new NotDelivered(country, countryName(country)));
  if (quote?.refusal === "REGION") {
    const message = explainRegion(request, country);
    return because("REGION_REQUIRED", new BadUserInput([{ field: "shippingAddress.region", message }]));
  }
  const problem = items[0]?.discountProblem;
  if (quote && (problem || quote.refusal === "CODE")) {
    const words = problem ? explainProblem(problem, quote.discount) : await explainRefusedCode(ctx, quote);
    return because("DISCOUNT_REFUSED", new DiscountRefused(words));
  }
  const card = items[0]?.giftCardProblem;
  if (card) {
    const message = serverTexts().refusals.giftCardRefusals[card];
    return because("GIFT_CARD_REFUSED", new BadUserInput([{ field: "giftCardCode", message }]));
  }
  if (quote?.refusal) return because("TOTAL_CHANGED", totalChanged(request, quote));
  const payment = paymentProblemOf(request.limits, items[0]?.dueMinor ?? 0);
  if (payment) return because("NOT_PAYABLE", new PaymentRefused(payment));
  return because("UNAVAILABLE", new ServiceUnavailable(1)); // never: a request without refusals is placed
}

/** Explains why an address needs a known region if taxes depend on it (D-35). */
function explainRegion({ address }: OrderRequest, country: string): string {
  const { required, taxes } = serverTexts().refusals.addressRefusals;
  const reason = taxes(countryName(country));
  if (typeof address === "string")
    return `${required(reason)}. Send shippingAddress with a region instead of address`;
  return address.region ? `${unknownRegion(country)}: ${reason}` : required(reason);
}

async function explainRefusedCode(
  ctx: RequestContext,
  { cart: { discountObstacle }, discount }: RequestQuote,
): Promise<string> {
  return discount && discountObstacle
    ? explainObstacle(ctx, discountObstacle, discount)
    : explainProblem("UNKNOWN", discount);
}

function totalChanged({ limits }: OrderRequest, { cart, refusal }: RequestQuote): TotalChanged {
  const quote = presentQuote(cart, null, limits);
  if (refusal === "TOTAL") return new TotalChanged(quote);
  return new TotalChanged(quote, serverTexts().refusals.quoteRefusals.methodGone(cart.shippingMethod?.name));
}
