import { requireVerifiedEmail } from "../../../context/authorize";
import { inTransaction, requireViewer, type RequestContext, type Viewer } from "../../../context/context";
import { IS_UNPAID } from "../../../data/open-orders";
import { violatedConstraint, rows, statement } from "../../../data/rows";
import { InsufficientStock } from "../../catalogue/stock/insufficient-stock.error";
import { isSoldOut, takeFromStock, type TakenProduct } from "../../catalogue/stock/take-from-stock.service";
import { addJobSql } from "../../jobs/add-job.service";
import { lockUser } from "../../users/lock-user.service";
import { KeyReused } from "./key-reused.error";
import { LimitExceeded } from "./limit-exceeded.error";
import { orderColumns } from "../order-columns";
import type { Order } from "../order.entity";
import { serialize } from "./order-queue";
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
  return place(ctx, customer, input);
}

async function place(ctx: RequestContext, customer: Viewer, input: PlaceOrderInput): Promise<Order> {
  const first = await findByKey(ctx, customer, input.idempotencyKey);
  if (first) return repeatedOrder(first, input);
  try {
    return await serialize(customer.id, () =>
      serialize(input.productId.toLowerCase(), () => takeAndInsert(ctx, customer, input)),
    );
  } catch (error) {
    return settleRefusal(ctx, customer, input, error);
  }
}

function takeAndInsert(ctx: RequestContext, customer: Viewer, input: PlaceOrderInput): Promise<Order> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, customer.id); // so that orders of the same customer in other processes are counted before or after this one
    const product = await takeFromStock(tx, input.productId, input.qty);
    return insertOrder(tx, customer, product, input);
  });
}

/**
 * Inserts nothing if the customer's unpaid orders would then have more than $12 units. The mails are jobs of the same
 * statement; the last of them if the product is sold out now ($13).
 */
const insert = statement(
  orderColumns,
  `with placed as (
      insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents,
          image_url, idempotency_key)
        select $1::uuid, $2, $3, $4, $5, $6, $7::integer, $8, $9, $10, $11
          where $7::integer + (select coalesce(sum(qty), 0) from orders where user_id = $1 and ${IS_UNPAID}) <= $12
        returning *
    ), jobs as (
      select ${addJobSql("mail-orders-placed", "json_build_object('orderIds', json_build_array(id))", "number")}
        from placed
      union all
      select ${addJobSql("mail-stock-run-out", "json_build_object('productId', product_id)", "product_name")}
        from placed where $13::boolean
    )
    select ${orderColumns.sql} from placed where (select count(*) from jobs) > 0`,
);

async function insertOrder(
  tx: RequestContext,
  customer: Viewer,
  product: TakenProduct,
  { name, address, phone, qty: quantity, idempotencyKey }: PlaceOrderInput,
): Promise<Order> {
  const { maxUnitsPerOrder, maxUnpaidUnits } = tx.policy;
  if (quantity > maxUnitsPerOrder) throw LimitExceeded.ofOneOrder(maxUnitsPerOrder);
  const shipping = [name.trim(), customer.email, address.trim(), phone.trim()];
  const bought = [quantity, product.name, product.priceCents, product.image, idempotencyKey];
  const limits = [maxUnpaidUnits, isSoldOut(product)];
  const values = [customer.id, product.id, ...shipping, ...bought, ...limits];
  const [order] = await rows(tx.db, insert, values);
  if (!order) throw LimitExceeded.ofUnpaidOrders(maxUnpaidUnits);
  return order;
}

const byKey = statement(
  orderColumns,
  `select ${orderColumns.sql} from orders where user_id = $1 and idempotency_key = $2`,
);

async function findByKey(ctx: RequestContext, customer: Viewer, key: string): Promise<Order | undefined> {
  const [order] = await rows(ctx.db, byKey, [customer.id, key]);
  return order;
}

function repeatedOrder(first: Order, input: PlaceOrderInput): Order {
  const same =
    first.productId === input.productId.toLowerCase() &&
    first.quantity === input.qty &&
    first.name === input.name.trim() &&
    first.address === input.address.trim() &&
    first.phone === input.phone.trim();
  if (same) return first;
  throw new KeyReused();
}

const unpaidOf = statement(
  orderColumns,
  `select ${orderColumns.sql} from orders where user_id = $1 and product_id = $2 and ${IS_UNPAID}`,
);

/**
 * The refusal for the customer. A form that was sent twice at once returns the first order, whatever refused the second. An
 * unpaid order of the product is reported before a limit, because it would be refused without the limit too.
 */
async function settleRefusal(
  ctx: RequestContext,
  customer: Viewer,
  input: PlaceOrderInput,
  error: unknown,
): Promise<Order> {
  const violated = violatedConstraint(error);
  const conflict = violated === "order_idempotency_key" || violated === "order_one_unpaid_per_product";
  const limited = error instanceof LimitExceeded;
  if (!conflict && !limited && !(error instanceof InsufficientStock)) throw error;
  const first = await findByKey(ctx, customer, input.idempotencyKey);
  if (first) return repeatedOrder(first, input);
  if (error instanceof InsufficientStock) throw error;
  const [unpaid] = await rows(ctx.db, unpaidOf, [customer.id, input.productId]);
  if (unpaid) throw new DuplicateOrder(unpaid);
  if (limited) throw error;
  return place(ctx, customer, input); // the conflicting order has since been paid, delivered or cancelled
}
