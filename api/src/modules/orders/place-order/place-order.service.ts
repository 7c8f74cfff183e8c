import { requireVerifiedEmail } from "../../../context/authorize";
import { requireViewer, type RequestContext, type Viewer } from "../../../context/context";
import { NotFound, ServiceUnavailable } from "../../../errors";
import { InsufficientStock } from "../../catalogue/stock/insufficient-stock.error";
import { getOrder } from "../get-order.service";
import type { Order } from "../order.entity";
import { entryOf, shippingOf, type OrderForm } from "../placing/order-form";
import { placeForm } from "../placing/place-form.service";
import { ordersIn, type EntryDecision } from "../placing/place-forms.service";
import { refusalsOf } from "../placing/refusals";
import { CartRefusalReason } from "../place-orders/cart-refused.error";
import { KeyReused } from "./key-reused.error";
import { DuplicateOrder, type PlaceOrderInput } from "./place-order.input";

/**
 * Takes the units from stock and records the order at today's price and name (D-09), or throws and changes nothing:
 * InsufficientStock, DuplicateOrder, LimitExceeded, NotFound for an unknown product. A repeat with the same
 * key returns the first order; the same key for a different order is KeyReused. Forbidden if the email must
 * be verified first.
 */
export async function placeOrder(ctx: RequestContext, input: PlaceOrderInput): Promise<Order> {
  const customer = requireViewer(ctx);
  requireVerifiedEmail(ctx, "orders");
  await ctx.limits.consume("order");
  const form = formOf(ctx, customer, input);
  const decision = await placeForm(ctx, form);
  const [order] = ordersIn(decision);
  return order ?? refuse(ctx, form, decision);
}

function formOf({ policy, requestId }: RequestContext, customer: Viewer, input: PlaceOrderInput): OrderForm {
  const entries = [entryOf(input.productId, input.qty)];
  return { customer, entries, isCart: false, ...shippingOf(input), requestId, policy };
}

/** The first order of a form that is repeated; otherwise throws why nothing was ordered. */
async function refuse(ctx: RequestContext, form: OrderForm, decision: EntryDecision[]): Promise<Order> {
  const firstId = decision[0]?.firstId;
  if (firstId) return repeatedOrder(await getOrder(ctx, firstId), form);
  const [refusal] = refusalsOf(form, decision);
  if (!refusal) throw new ServiceUnavailable(1); // never: what nothing refuses is placed
  const { reason, countInStock, limit, orderId } = refusal;
  if (reason === CartRefusalReason.NOT_SOLD) throw new NotFound("product");
  if (orderId) throw new DuplicateOrder(await getOrder(ctx, orderId));
  throw limit ?? new InsufficientStock(countInStock ?? 0);
}

function repeatedOrder(first: Order, { entries, name, address, phone }: OrderForm): Order {
  const [entry] = entries;
  const same =
    first.productId === entry?.productId &&
    first.quantity === entry.qty &&
    first.name === name &&
    first.address === address &&
    first.phone === phone;
  if (same) return first;
  throw new KeyReused();
}
