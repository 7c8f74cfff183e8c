import type { RequestContext, Viewer } from "../../../context/context";
import { rows, statement } from "../../../data/rows";
import { checkoutColumns } from "../checkout-columns";
import type { Checkout } from "../checkout.entity";
import { ordersOfCheckout } from "../get-checkout.service";
import type { Order } from "../order.entity";
import { KeyReused } from "../place-order/key-reused.error";
import type { PlaceOrdersInput } from "./place-orders.input";

const byKey = statement(
  checkoutColumns,
  `select ${checkoutColumns.sql} from checkouts where user_id = $1 and idempotency_key = $2`,
);

/** The checkout that this form placed before; null if it is new. Throws KeyReused if the key was used for another cart. */
export async function findRepeated(
  ctx: RequestContext,
  customer: Viewer,
  input: PlaceOrdersInput,
): Promise<Checkout | null> {
  const [first] = await rows(ctx.db, byKey, [customer.id, input.idempotencyKey]);
  if (!first) return null;
  const orders = (await ordersOfCheckout(ctx, [first.id])).get(first.id) ?? [];
  if (!isSameCart(orders, input)) throw new KeyReused();
  return first;
}

function isSameCart(orders: Order[], { items, name, address, phone }: PlaceOrdersInput): boolean {
  const wanted = new Map(items.map(({ productId, qty }) => [productId.toLowerCase(), qty]));
  return (
    orders.length === wanted.size &&
    orders.every(
      (order) =>
        wanted.get(order.productId) === order.quantity &&
        order.name === name.trim() &&
        order.address === address.trim() &&
        order.phone === phone.trim(),
    )
  );
}
