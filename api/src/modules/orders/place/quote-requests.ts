import {
  asksForDelivery,
  taxesDependOnRegion,
  quoteCart,
  type CartQuote,
  type QuotedLine,
} from "@shop/shared/pricing/quote";
import type { PricingRules } from "@shop/shared/pricing/rules";
import type { EntityManager } from "typeorm";
import { isUuid } from "../../../data/uuid";
import { findRegion } from "../../../regions";
import type { FoundDiscount } from "../../pricing/find-discount";
import {
  priceCacheOf,
  readBasis,
  type PriceCache,
  type PricedProduct,
  type PricingBasis,
} from "../../pricing/read-basis";
import type { CurrentRules } from "../../pricing/read-rules";
import type { OrderRequest } from "./order-request";

/** The reasons for refusing a request regardless of stock, in the order in which customers are told. */
export type QuoteRefusal = "REGION" | "DELIVERY" | "CODE" | "METHOD" | "TOTAL";

/** A request's quote and its basis. */
export interface RequestQuote {
  cart: CartQuote;
  /** The product of each item; undefined if it isn't sold. */
  products: readonly (PricedProduct | undefined)[];
  discount: FoundDiscount | undefined;
  /** The first reason that applies. */
  refusal: QuoteRefusal | null;
}

/** The rules that a request is placed with. */
export interface Quoted {
  rules: CurrentRules;
  /** Null if the cost is price times quantity, whatever the price. */
  quote: RequestQuote | null;
}

/** A request in the queue, with the quote made when it arrived. */
export interface QuotedRequest extends OrderRequest {
  quoted: Quoted;
}

const areEmpty = ({ methods, rates, countries }: PricingRules) =>
  methods.length === 0 && rates.length === 0 && countries.length === 0;

const asksForQuote = ({ discountCode, shippingMethodId, expectedTotalMinor }: OrderRequest) =>
  discountCode !== null || shippingMethodId !== null || expectedTotalMinor !== null;

/**
 * Quotes a request by the cached prices, rules and code, which may be stale. Reads nothing if there are no rules and the
 * request names no code, shipping method or total. The statement that places the request checks whether the quote still
 * holds (ADR-0070). A refused request never reaches that statement, so refusals are based on a new read.
 */
export async function quoteRequest(db: EntityManager, request: OrderRequest): Promise<Quoted> {
  const known = priceCacheOf(db);
  const quoted = await quoteAfresh(db, request, known);
  return known && quoted.quote?.refusal ? quoteAfresh(db, request) : quoted;
}

/** Quotes a request by data read now, except for the `known` data. */
export async function quoteAfresh(
  db: EntityManager,
  request: OrderRequest,
  known?: PriceCache,
): Promise<Quoted> {
  if (known && areEmpty(known.rules) && !asksForQuote(request)) return { rules: known.rules, quote: null };
  const { items, discountCode } = request;
  const productIds = items.map(({ productId }) => productId).filter(isUuid);
  const basis = await readBasis({ db }, productIds, discountCode === null ? [] : [discountCode], known);
  const { rules } = basis;
  return { rules, quote: areEmpty(rules) && !asksForQuote(request) ? null : quoteOf(basis, request) };
}

function quoteOf({ rules, products, discounts }: PricingBasis, request: OrderRequest): RequestQuote {
  const { items, shippingMethodId, discountCode } = request;
  const found = items.map(({ productId }) => products.get(productId.toLowerCase()));
  const discount = discountCode === null ? undefined : discounts.get(discountCode);
  const destination = destinationOf(request, rules);
  const lines = items.map(({ quantity }, at) => ({
    unitPriceMinor: found[at]?.priceMinor ?? 0, // an unsold product is refused for that reason
    quantity,
    categories: found[at]?.categories ?? [],
    isGiftCard: found[at]?.isGiftCard ?? false,
  }));
  const cart = quoteCart(rules, { lines, ...destination, shippingMethodId, discount });
  return {
    cart,
    products: found,
    discount,
    refusal: refusalOf(request, rules, { ...cart, lines }, discount),
  };
}

/** The destination of a request, in codes. An address of one text is in the shop's country, in no region (D-35). */
export function destinationOf({ address }: Pick<OrderRequest, "address">, rules: PricingRules) {
  if (typeof address === "string") return { country: rules.country, region: null, within: [] };
  const country = address.country ?? rules.country;
  const { code = null, within = [] } = findRegion(country, address.region) ?? {};
  return { country, region: code, within };
}

function refusalOf(
  request: OrderRequest,
  rules: PricingRules,
  { lines, ...cart }: Omit<CartQuote, "lines"> & { lines: readonly QuotedLine[] },
  discount: FoundDiscount | undefined,
): QuoteRefusal | null {
  const { discountCode, shippingMethodId, expectedTotalMinor } = request;
  const { country, region } = destinationOf(request, rules);
  if (!cart.delivers) return "DELIVERY";
  if (asksForDelivery(lines) && !region && taxesDependOnRegion(rules, country)) return "REGION";
  if (discountCode !== null && (!discount || cart.discountObstacle)) return "CODE";
  if (shippingMethodId !== null && cart.shippingMethod?.id !== shippingMethodId) return "METHOD";
  return expectedTotalMinor !== null && expectedTotalMinor !== cart.totalMinor ? "TOTAL" : null;
}
