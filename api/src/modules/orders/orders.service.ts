import { requireVerifiedEmail } from "../../access";
import { brokenConstraint, rows, statement } from "../../database/rows";
import { inTransaction, requireViewer, type RequestContext, type Viewer } from "../../context";
import { BadUserInput, NotFound } from "../../errors";
import { isUuid } from "../../graphql/connection";
import { recordAction, type AuditTarget } from "../audit/audit.service";
import { InsufficientStock, takeFromStock, type Product } from "../catalogue/catalogue.service";
import { Role } from "../users/role";
import type { Order } from "./order.entity";
import { orderColumns } from "./order-list";
import { DuplicateOrder, type PlaceOrderInput } from "./place-order.input";

export { deliveredTo } from "./delivered";
export { listAllOrders, listMyOrders, listOrders, listOrdersOf } from "./order-list";

const byId = statement(`select ${orderColumns} from orders where id = $1 and delivered_at is null`);

/** The owner's order, or any for an admin; throws NotFound for anyone else's, as for one that doesn't exist. */
export async function getOrder(ctx: RequestContext, id: string): Promise<Order> {
  const viewer = requireViewer(ctx);
  const [order] = isUuid(id) ? await rows<Order>(ctx.db, byId, [id]) : [];
  if (order && (order.userId === viewer.id || viewer.role === Role.ADMIN)) return order;
  throw new NotFound("order");
}

/**
 * Takes the units from stock and records the order at today's price and name (decision 9), or throws and leaves both
 * as they were: InsufficientStock, DuplicateOrder, NotFound for an unknown product. A repeat with the same key returns
 * the first order; the same key for something else is BadUserInput. Forbidden where the e-mail must be verified first.
 */
export async function placeOrder(ctx: RequestContext, input: PlaceOrderInput): Promise<Order> {
  const customer = requireViewer(ctx);
  requireVerifiedEmail(ctx, "orders");
  await ctx.limits.consume("order");
  const first = await findByKey(ctx, customer, input.idempotencyKey);
  if (first) return repeated(first, input);
  try {
    return await inTransaction(ctx, async (tx) => {
      const product = await takeFromStock(tx, input.productId, input.qty);
      return insertOrder(tx, customer, product, input);
    });
  } catch (error) {
    return settleConflict(ctx, customer, input, error);
  }
}

const insert = statement(
  `insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents,
      idempotency_key)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${orderColumns}`,
);

async function insertOrder(
  tx: RequestContext,
  customer: Viewer,
  product: Product,
  { name, address, phone, qty, idempotencyKey }: PlaceOrderInput,
): Promise<Order> {
  const cents = Math.round(product.price * 100);
  const shipping = [name.trim(), customer.email, address.trim(), phone.trim()];
  const values = [customer.id, product.id, ...shipping, qty, product.name, cents, idempotencyKey];
  const [order] = await rows<Order>(tx.db, insert, values);
  return order as Order;
}

const byKey = statement(`select ${orderColumns} from orders where user_id = $1 and idempotency_key = $2`);

async function findByKey(ctx: RequestContext, customer: Viewer, key: string): Promise<Order | undefined> {
  const [order] = await rows<Order>(ctx.db, byKey, [customer.id, key]);
  return order;
}

function repeated(first: Order, input: PlaceOrderInput): Order {
  const same =
    first.productId === input.productId.toLowerCase() &&
    first.qty === input.qty &&
    first.name === input.name.trim() &&
    first.address === input.address.trim() &&
    first.phone === input.phone.trim();
  if (same) return first;
  throw new KeyReused();
}

/** The idempotency key was used before, for another order. */
export class KeyReused extends BadUserInput {
  constructor() {
    super([{ field: "idempotencyKey", message: "was used before for another order; choose a new one" }]);
  }

  override get status() {
    return 422;
  }
}

const unpaidOf = statement(
  `select ${orderColumns} from orders
    where user_id = $1 and product_id = $2 and paid_at is null and delivered_at is null`,
);

/**
 * What a failure means. Where the same form came twice at once, it means nothing: the first one has taken the last
 * units, or made the order that this one is a duplicate of, and this one is answered as that.
 */
async function settleConflict(
  ctx: RequestContext,
  customer: Viewer,
  input: PlaceOrderInput,
  error: unknown,
): Promise<Order> {
  const broken = brokenConstraint(error);
  const conflict = broken === "order_idempotency_key" || broken === "order_one_unpaid_per_product";
  if (!conflict && !(error instanceof InsufficientStock)) throw error;
  const first = await findByKey(ctx, customer, input.idempotencyKey);
  if (first) return repeated(first, input);
  if (!conflict) throw error;
  const [unpaid] = await rows<Order>(ctx.db, unpaidOf, [customer.id, input.productId]);
  if (unpaid) throw new DuplicateOrder(unpaid);
  return placeOrder(ctx, input); // what stood in the way was paid or delivered meanwhile
}

const deliver = statement(
  `update orders set delivered_at = now() where id = $1 and delivered_at is null
    returning id, email || ': ' || qty || ' × ' || product_name as name`,
);

/** Marks an order delivered, which takes it out of every list (decision 9): 1, or 0 where there is none. */
export async function deliverOrder(ctx: RequestContext, id: string): Promise<number> {
  if (!isUuid(id)) return 0;
  return inTransaction(ctx, async (tx) => {
    const [delivered] = await rows<AuditTarget>(tx.db, deliver, [id]);
    if (delivered) await recordAction(tx, "DELIVER_ORDER", delivered);
    return delivered ? 1 : 0;
  });
}
