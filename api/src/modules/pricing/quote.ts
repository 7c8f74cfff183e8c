import { countryName } from "@shop/shared/country-name";
import { serverTexts } from "@shop/shared/messages/server";
import { giftCardShare } from "@shop/shared/gift-card";
import { locale } from "@shop/shared/locale";
import { fromMinor } from "@shop/shared/money";
import { taxesDependOnRegion, quoteCart, type CartQuote } from "@shop/shared/pricing/quote";
import type { PricingRules } from "@shop/shared/pricing/rules";
import type { RequestContext } from "../../context/context";
import type { AmountLimits } from "../../context/payment-gateway";
import { isUuid } from "../../data/uuid";
import { BadUserInput, NotFound } from "../../errors";
import { findRegion } from "../../regions";
import { findBalance, problemOfCard } from "../gift-cards/gift-card-balance";
import { deliveryTimeOf } from "./delivery-time.entity";
import { explainObstacle, problemOf } from "./discount-problem";
import { paymentProblemOf } from "./payment-problem";
import type { Quote } from "./quote.entity";
import { readBasis } from "./read-basis";

/** The currency of all prices, ISO 4217 in lower case. */
export const currencyCode = (): string => locale().currency.toLowerCase();

/** A cart with the other input of its price. */
export interface QuotedCart {
  items: readonly { productId: string; quantity: number }[];
  country?: string | null | undefined;
  region?: string | null | undefined;
  shippingMethodId?: string | null | undefined;
  discountCode?: string | null | undefined;
  giftCardCode?: string | null | undefined;
}

/**
 * Quotes a cart at the current prices, with every shipping method. A code that doesn't apply is explained and gives no
 * discount. `operation-limits.ts` refuses clients that try too many codes. Throws NotFound for an unsold product,
 * BadUserInput for an unknown region if taxes depend on it.
 */
export async function quote(ctx: RequestContext, cart: QuotedCart): Promise<Quote> {
  const { items, shippingMethodId, discountCode } = cart;
  const productIds = items.map(({ productId }) => productId).filter(isUuid);
  const { rules, products, discounts } = await readBasis(ctx, productIds, discountCode ? [discountCode] : []);
  const lines = items.map(({ productId, quantity }) => {
    const product = products.get(productId.toLowerCase());
    if (!product) throw new NotFound("product");
    const { priceMinor: unitPriceMinor, categories, isGiftCard } = product;
    return { unitPriceMinor, quantity, categories, isGiftCard };
  });
  const [discount] = [...discounts.values()];
  const problem = discountCode ? await problemOf(ctx, discount) : null;
  const counted = problem ? undefined : discount;
  const country = cart.country ?? rules.country;
  checkRegion(rules, country, cart.region);
  const { code = null, within } = findRegion(country, cart.region) ?? {};
  const destination = { country, region: code, within };
  const quoted = quoteCart(rules, { lines, ...destination, shippingMethodId, discount: counted });
  const { discountObstacle: obstacle } = quoted;
  const limits = ctx.payments?.limitsOf(currencyCode()) ?? null;
  const discountProblem = counted && obstacle ? await explainObstacle(ctx, obstacle, counted) : problem;
  return presentQuote(quoted, discountProblem, limits, await giftCardOf(ctx, cart, quoted, limits));
}

/** What a gift card pays of a total, and why it doesn't. */
interface GiftCardPart {
  minor: number;
  problem: string | null;
}

async function giftCardOf(
  ctx: RequestContext,
  { giftCardCode }: QuotedCart,
  { totalMinor, acceptsGiftCards }: CartQuote,
  limits: AmountLimits | null,
): Promise<GiftCardPart | undefined> {
  if (!giftCardCode) return undefined;
  if (!acceptsGiftCards) return { minor: 0, problem: serverTexts().refusals.giftCardRefusals.excluded };
  const balance = await findBalance(ctx, giftCardCode);
  return { minor: giftCardShare(totalMinor, balance ?? 0, limits?.min), problem: problemOfCard(balance) };
}

/** The message for a region that ISO 3166-2 doesn't have. */
export const unknownRegion = (country: string): string =>
  serverTexts().refusals.addressRefusals.region(countryName(country));

/** Throws BadUserInput for a region that ISO 3166-2 doesn't have, if taxes of the country depend on the region (D-35). */
export function checkRegion(
  rules: Pick<PricingRules, "rates">,
  country: string,
  region: string | null | undefined,
): void {
  if (region?.trim() && taxesDependOnRegion(rules, country) && !findRegion(country, region))
    throw new BadUserInput([{ field: "region", message: unknownRegion(country) }]);
}

/** A quote in the clients' form: in major units. */
export function presentQuote(
  quoted: Omit<CartQuote, "lines" | "discountObstacle">,
  discountProblem: string | null,
  limits: AmountLimits | null,
  giftCard: GiftCardPart = { minor: 0, problem: null },
): Quote {
  return {
    items: fromMinor(quoted.itemsMinor),
    discount: fromMinor(quoted.discountMinor),
    shipping: fromMinor(quoted.shippingMinor),
    tax: fromMinor(quoted.taxMinor),
    taxIncluded: quoted.taxIncluded,
    total: fromMinor(quoted.totalMinor),
    currency: currencyCode(),
    taxLines: quoted.taxes.map(({ name, percent, minor }) => ({ name, percent, amount: fromMinor(minor) })),
    delivers: quoted.delivers,
    shippingOptions: quoted.shippingOptions.map((option) => ({
      id: option.id,
      name: option.name,
      price: fromMinor(option.priceMinor),
      ...deliveryTimeOf(option),
    })),
    shippingMethodId: quoted.shippingMethod?.id ?? null,
    discountProblem,
    giftCard: fromMinor(giftCard.minor),
    giftCardProblem: giftCard.problem,
    acceptsCodes: quoted.acceptsCodes,
    acceptsGiftCards: quoted.acceptsGiftCards,
    paymentProblem: paymentProblemOf(limits, quoted.totalMinor - giftCard.minor),
  };
}
