import { countryName } from "@shop/shared/country-name";
import type { RequestContext } from "../../../context/context";
import { BadUserInput, ServiceUnavailable, type DomainError } from "../../../errors";
import { explainObstacle, explainProblem } from "../../pricing/discount-problem";
import { paymentProblemOf } from "../../pricing/payment-problem";
import { DiscountRefused, NotDelivered, PaymentRefused, TotalChanged } from "../../pricing/pricing.error";
import { presentQuote, unknownRegion } from "../../pricing/quote";
import type { OrderRequest } from "./order-request";
import type { DecidedRequest } from "./place-together";
import { destinationOf, type RequestQuote } from "./quote-requests";

/** A refusal for a reason other than the items; `reason` is its label in the metrics. */
interface PriceRefusal {
  reason: string;
  error: DomainError;
}

/**
 * Returns the refusal of a request if all of its products are available. Checks delivery, then the code, the total, and
 * whether the total can be paid.
 */
export async function priceRefusalOf(
  ctx: RequestContext,
  request: OrderRequest,
  { rules, quote, items }: DecidedRequest,
): Promise<PriceRefusal> {
  const { country } = destinationOf(request, rules);
  const name = countryName(country);
  if (quote?.refusal === "DELIVERY")
    return { reason: "NOT_DELIVERED", error: new NotDelivered(country, name) };
  if (quote?.refusal === "REGION") {
    const message = explainRegion(request, country);
    const error = new BadUserInput([{ field: "shippingAddress.region", message }]);
    return { reason: "REGION_REQUIRED", error };
  }
  const problem = items[0]?.discountProblem;
  if (quote && (problem || quote.refusal === "CODE")) {
    const words = problem ? explainProblem(problem, quote.discount) : await explainRefusedCode(ctx, quote);
    return { reason: "DISCOUNT_REFUSED", error: new DiscountRefused(words) };
  }
  if (quote?.refusal) return { reason: "TOTAL_CHANGED", error: totalChanged(request, quote) };
  const payment = paymentProblemOf(request.limits, items[0]?.requestCents ?? 0);
  if (payment) return { reason: "NOT_PAYABLE", error: new PaymentRefused(payment) };
  return { reason: "UNAVAILABLE", error: new ServiceUnavailable(1) }; // never: a request without refusals is placed
}

/** Explains why an address needs a known region if taxes depend on it (D-35). */
function explainRegion({ address }: OrderRequest, country: string): string {
  const reason = `taxes in ${countryName(country)} depend on it`;
  if (typeof address === "string")
    return `is required: ${reason}. Send shippingAddress with a region instead of address`;
  return address.region ? `${unknownRegion(country)}: ${reason}` : `is required: ${reason}`;
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
  const method = cart.shippingMethod;
  const instead = method ? ` ${method.name} is possible instead.` : "";
  return new TotalChanged(quote, `The chosen delivery is no longer offered.${instead}`);
}
