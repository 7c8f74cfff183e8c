import { requireVerifiedEmail } from "../../../context/authorize";
import { requireViewer, type RequestContext } from "../../../context/context";
import type { Checkout } from "../checkout.entity";
import { entryOf, shippingOf, type OrderForm } from "../placing/order-form";
import { placeForm } from "../placing/place-form.service";
import { ordersIn } from "../placing/place-forms.service";
import { refusalsOf } from "../placing/refusals";
import { CartRefused } from "./cart-refused.error";
import { describeRefusals } from "./describe-refusals.service";
import { getRepeated } from "./get-repeated.service";
import type { PlaceOrdersInput } from "./place-orders.input";

/**
 * Orders a whole cart, one order for each entry at today's price and name, or throws CartRefused with every entry that can't be
 * had, and changes nothing (D-21). A repeat with the same key returns the first checkout; the same key for another cart is
 * KeyReused. Forbidden if the email must be verified first. For the rate limit a cart is one order.
 */
export async function placeOrders(ctx: RequestContext, input: PlaceOrdersInput): Promise<Checkout> {
  const customer = requireViewer(ctx);
  requireVerifiedEmail(ctx, "orders");
  await ctx.limits.consume("order");
  const entries = input.items.map(({ productId, qty }) => entryOf(productId, qty));
  const { policy, requestId } = ctx;
  const form: OrderForm = { customer, entries, isCart: true, ...shippingOf(input), requestId, policy };
  const decision = await placeForm(ctx, form);
  const orders = ordersIn(decision);
  const [order] = orders;
  if (order) return { id: order.checkoutId as string, createdAt: order.createdAt, orders };
  const firstId = decision[0]?.firstId;
  if (firstId) return getRepeated(ctx, firstId, form);
  throw new CartRefused(await describeRefusals(ctx, refusalsOf(form, decision)));
}
