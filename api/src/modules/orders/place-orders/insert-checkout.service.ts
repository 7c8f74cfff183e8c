import type { RequestContext, Viewer } from "../../../context/context";
import { rows, statement } from "../../../data/rows";
import { isSoldOut } from "../../catalogue/stock/take-from-stock.service";
import { addJobSql } from "../../jobs/add-job.service";
import { checkoutColumns } from "../checkout-columns";
import type { Checkout } from "../checkout.entity";
import type { CartEntry } from "./find-refusals.service";
import type { PlaceOrdersInput } from "./place-orders.input";

/** The orders at today's prices and names, and their mails: one for the whole cart, and one for each product that is sold out now ($9). */
const insert = statement(
  checkoutColumns,
  `with checkout as (
      insert into checkouts (user_id, idempotency_key) values ($1::uuid, $2) returning *
    ), placed as (
      insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents,
          image_url, checkout_id)
        select $1::uuid, products.id, $3, $4, $5, $6, wanted.qty, products.name, price_cents, image, checkout.id
          from checkout, unnest($7::uuid[], $8::integer[]) as wanted (product_id, qty), products
          where products.id = wanted.product_id
        returning *
    ), jobs as (
      select ${addJobSql("mail-orders-placed", "json_build_object('orderIds', json_agg(id))", "min(number)")}
        from placed
      union all
      select ${addJobSql("mail-stock-run-out", "json_build_object('productId', product_id)", "product_name")}
        from placed where product_id = any($9::uuid[])
    )
    select ${checkoutColumns.sql} from checkout where (select count(*) from jobs) > 0`,
);

/** Inserts the checkout and its orders, whose units the transaction has taken; `stock` has what there was before. */
export async function insertCheckout(
  tx: RequestContext,
  customer: Viewer,
  { name, address, phone, idempotencyKey }: PlaceOrdersInput,
  entries: CartEntry[],
  stock: ReadonlyMap<string, number>,
): Promise<Checkout> {
  const left = entries.map(({ productId, qty }) => ({
    productId,
    countInStock: (stock.get(productId) ?? 0) - qty,
  }));
  const [checkout] = await rows(tx.db, insert, [
    ...[customer.id, idempotencyKey, name.trim(), customer.email, address.trim(), phone.trim()],
    ...[entries.map(({ productId }) => productId), entries.map(({ qty }) => qty)],
    left.filter(isSoldOut).map(({ productId }) => productId),
  ]);
  return checkout as Checkout;
}
