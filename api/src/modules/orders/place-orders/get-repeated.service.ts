import type { RequestContext } from "../../../context/context";
import { rows, statement } from "../../../data/rows";
import { NotFound } from "../../../errors";
import { type Checkout, checkoutColumns } from "../checkout.entity";
import { ordersOfCheckout } from "../get-checkout.service";
import type { Order } from "../order.entity";
import { KeyReused } from "../place-order/key-reused.error";
import type { OrderForm } from "../placing/order-form";

const byId = statement(checkoutColumns, `select ${checkoutColumns.sql} from checkouts where id = $1`);

/** The checkout that a form with the same key has placed before. Throws KeyReused if that was another cart. */
export async function getRepeated(ctx: RequestContext, id: string, form: OrderForm): Promise<Checkout> {
  const [first] = await rows(ctx.db, byId, [id]);
  if (!first) throw new NotFound("checkout");
  const orders = (await ordersOfCheckout(ctx, [id])).get(id) ?? [];
  if (!isSameCart(orders, form)) throw new KeyReused();
  return { ...first, orders };
}

function isSameCart(orders: Order[], { entries, name, address, phone }: OrderForm): boolean {
  const wanted = new Map(entries.map(({ productId, qty }) => [productId, qty]));
  return (
    orders.length === wanted.size &&
    orders.every(
      (order) =>
        wanted.get(order.productId) === order.quantity &&
        order.name === name &&
        order.address === address &&
        order.phone === phone,
    )
  );
}
