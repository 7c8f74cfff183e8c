import type { RequestContext } from "../../../context/context";
import { columns, integer, uuid } from "../../../data/columns";
import { IS_UNPAID } from "../../../data/open-orders";
import { rows, statement } from "../../../data/rows";
import { canTake, type ProductUnits } from "../../catalogue/stock/lock-products.service";
import { listOrdersById } from "../list-orders/list-orders-by-id.service";
import { LimitExceeded } from "../place-order/limit-exceeded.error";
import { CartRefusalReason, type CartRefusal } from "./cart-refused.error";

/** An entry of a cart that is being ordered. */
export interface CartEntry extends ProductUnits {
  /** The product's id as it was sent; `productId` is in lower case. */
  sentId: string;
  /** Its place in the cart. */
  position: number;
}

const unpaidColumns = columns({ id: uuid("id"), productId: uuid("product_id"), quantity: integer("qty") });
const unpaidOf = statement(
  unpaidColumns,
  `select ${unpaidColumns.sql} from orders where user_id = $1 and ${IS_UNPAID}`,
);

/**
 * Every entry that can't be ordered and why, in the order of the cart. An entry that lacks for several reasons is named with the
 * first of them: not sold, too few in stock, already ordered, too many units. `stock` has the units of the products on sale,
 * which the transaction has locked, as it has the customer.
 */
export async function findRefusals(
  tx: RequestContext,
  customerId: string,
  entries: CartEntry[],
  stock: ReadonlyMap<string, number>,
): Promise<CartRefusal[]> {
  const unpaid = await rows(tx.db, unpaidOf, [customerId]);
  const ordered = new Map(unpaid.map(({ id, productId }) => [productId, id]));
  const limits = unitLimits(
    tx,
    unpaid.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  const refusals: Refusal[] = [];
  for (const entry of [...entries].sort((one, other) => one.position - other.position)) {
    const refusal = refuse(entry, stock.get(entry.productId), ordered.get(entry.productId)) ?? limits(entry);
    if (refusal) refusals.push(refusal);
  }
  return withOrders(tx, refusals);
}

interface Refusal extends Omit<CartRefusal, "order"> {
  orderId: string | null;
}

const refusalOf = ({ sentId }: CartEntry, reason: CartRefusalReason): Refusal => ({
  productId: sentId,
  reason,
  countInStock: null,
  limit: null,
  orderId: null,
});

function refuse(entry: CartEntry, inStock: number | undefined, orderId: string | undefined): Refusal | null {
  if (inStock === undefined) return refusalOf(entry, CartRefusalReason.NOT_SOLD);
  if (!canTake(inStock, entry.qty))
    return { ...refusalOf(entry, CartRefusalReason.INSUFFICIENT_STOCK), countInStock: inStock };
  return orderId ? { ...refusalOf(entry, CartRefusalReason.DUPLICATE_ORDER), orderId } : null;
}

/** Refuses an entry that is too large for one order, and those that no longer fit beside the entries before them. */
function unitLimits({ policy }: RequestContext, alreadyUnpaid: number): (entry: CartEntry) => Refusal | null {
  const { maxUnitsPerOrder, maxUnpaidUnits } = policy;
  let units = alreadyUnpaid;
  return (entry) => {
    const refused = refusalOf(entry, CartRefusalReason.LIMIT_EXCEEDED);
    if (entry.qty > maxUnitsPerOrder)
      return { ...refused, limit: asValue(LimitExceeded.ofOneOrder(maxUnitsPerOrder)) };
    if (units + entry.qty > maxUnpaidUnits)
      return { ...refused, limit: asValue(LimitExceeded.ofUnpaidOrders(maxUnpaidUnits)) };
    units += entry.qty;
    return null;
  };
}

/** GraphQL treats every Error as a failure, returned ones too. */
const asValue = ({ message, limit }: LimitExceeded) => ({ message, limit });

async function withOrders(tx: RequestContext, refusals: Refusal[]): Promise<CartRefusal[]> {
  const ids = refusals.flatMap(({ orderId }) => orderId ?? []);
  const orders = ids.length > 0 ? await listOrdersById(tx, ids) : [];
  const byId = new Map(orders.map((order) => [order.id, order]));
  return refusals.map(({ orderId, ...refusal }) => ({
    ...refusal,
    order: (orderId && byId.get(orderId)) || null,
  }));
}
