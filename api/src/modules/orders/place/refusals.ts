import { exceedsStock } from "@shop/shared/stock";
import { CartRefusalReason, LimitExceeded } from "../place-orders.error";
import type { OrderItem, OrderRequest } from "./order-request";
import type { ItemDecision } from "./place-together";

/** The reason for refusing an item. */
export interface Refusal {
  /** The product's id as the client sent it. */
  productId: string;
  reason: CartRefusalReason;
  /** Units in stock, if there are too few. */
  countInStock: number | null;
  limit: LimitExceeded | null;
  /** The customer's unpaid order of the product, if there is one. */
  orderId: string | null;
}

type Reason = Omit<Refusal, "productId">;

const reasonFor = (reason: CartRefusalReason, details: Partial<Reason> = {}): Reason => ({
  ...{ reason, countInStock: null, limit: null, orderId: null },
  ...details,
});

/**
 * Every refused item with its reason, in the order of the request. An item with several reasons has the first of these:
 * not sold, too few in stock, already ordered, too many units.
 */
export function refusalsOf(request: OrderRequest, decision: readonly ItemDecision[]): Refusal[] {
  const exceeded = unitLimits(request, decision[0]?.unpaidUnits ?? 0);
  return [...decision]
    .sort((one, other) => one.position - other.position)
    .flatMap((decided) => {
      const item = request.items[decided.position] as OrderItem;
      const reason = reasonOf(item, decided) ?? exceeded(item);
      return reason ? { productId: item.productId, ...reason } : [];
    });
}

function reasonOf({ quantity }: OrderItem, { countInStock, unpaidOrderId }: ItemDecision): Reason | null {
  if (countInStock === null) return reasonFor(CartRefusalReason.NOT_SOLD);
  if (exceedsStock(countInStock, quantity))
    return reasonFor(CartRefusalReason.INSUFFICIENT_STOCK, { countInStock });
  return unpaidOrderId ? reasonFor(CartRefusalReason.DUPLICATE_ORDER, { orderId: unpaidOrderId }) : null;
}

/**
 * Refuses items too large for one order, and items that exceed the limit of unpaid units together with the items before
 * them.
 */
function unitLimits({ policy }: OrderRequest, alreadyUnpaid: number): (item: OrderItem) => Reason | null {
  const { maxUnitsPerOrder, maxUnpaidUnits } = policy;
  const tooMany = (limit: LimitExceeded) => reasonFor(CartRefusalReason.LIMIT_EXCEEDED, { limit });
  let units = alreadyUnpaid;
  return ({ quantity }) => {
    if (quantity > maxUnitsPerOrder) return tooMany(LimitExceeded.ofOneOrder(maxUnitsPerOrder));
    if (units + quantity > maxUnpaidUnits) return tooMany(LimitExceeded.ofUnpaidOrders(maxUnpaidUnits));
    units += quantity;
    return null;
  };
}
