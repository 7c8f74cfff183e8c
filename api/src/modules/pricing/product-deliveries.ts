import { serverTexts } from "@shop/shared/messages/server";
import { toMinor, fromMinor } from "@shop/shared/money";
import { methodPriceMinor } from "@shop/shared/pricing/quote";
import type { PricingRules, ShippingMethodRule } from "@shop/shared/pricing/rules";
import type { RequestContext } from "../../context/context";
import type { Product } from "../catalogue/product.entity";
import type { ProductDelivery } from "./checkout-needs.entity";
import { deliveryTimeOf } from "./delivery-time.entity";
import { readRules } from "./read-rules";

/**
 * The enabled shipping methods, cheapest first, each with its price for one unit of a product; empty if the shop has none. A gift card
 * is sent by mail.
 */
export async function findProductDeliveries(
  ctx: RequestContext,
  { price, giftCard }: Pick<Product, "price" | "giftCard">,
): Promise<ProductDelivery[]> {
  if (giftCard) {
    const name = serverTexts().mails.giftCard.sent;
    return [{ name, price: 0, countries: [], ...deliveryTimeOf({ daysMin: null, daysMax: null }) }];
  }
  const rules = await readRules(ctx);
  const deliveries = rules.methods.flatMap((method): ProductDelivery[] => {
    const countries = countriesOf(method, rules);
    if (!method.enabled || countries === null) return [];
    const own = fromMinor(methodPriceMinor(method, toMinor(price)));
    return [{ name: method.name, price: own, countries, ...deliveryTimeOf(method) }];
  });
  return deliveries.sort((one, other) => one.price - other.price);
}

/** The countries of a shipping method: empty for all countries, null for none. */
function countriesOf({ countries }: ShippingMethodRule, { countries: all }: PricingRules): string[] | null {
  if (countries.length === 0 || all.length === 0) return [...countries, ...all];
  const both = countries.filter((country) => all.includes(country));
  return both.length > 0 ? both : null;
}
