import { exceedsStock } from "@shop/shared/stock";
import { LimitExceeded } from "../place-order/limit-exceeded.error";
import { CartRefusalReason } from "../place-orders/cart-refused.error";
import type { FormEntry, OrderForm } from "./order-form";
import type { EntryDecision } from "./place-forms.service";

/** Why an entry of a form can't be ordered. */
export interface EntryRefusal {
  entry: FormEntry;
  reason: CartRefusalReason;
  /** Units in stock, if there are too few. */
  countInStock: number | null;
  limit: LimitExceeded | null;
  /** The customer's unpaid order of the product, if there is one. */
  orderId: string | null;
}

type Reason = Omit<EntryRefusal, "entry">;

const because = (reason: CartRefusalReason, details: Partial<Reason> = {}): Reason => ({
  ...{ reason, countInStock: null, limit: null, orderId: null },
  ...details,
});

/**
 * Every entry that can't be ordered and why, in the order of the form. An entry that lacks for several reasons is named with the
 * first of them: not sold, too few in stock, already ordered, too many units.
 */
export function refusalsOf(form: OrderForm, decision: readonly EntryDecision[]): EntryRefusal[] {
  const limits = unitLimits(form, decision[0]?.unpaidUnits ?? 0);
  return [...decision]
    .sort((one, other) => one.place - other.place)
    .flatMap((found) => {
      const entry = form.entries[found.place] as FormEntry;
      const reason = reasonOf(entry, found) ?? limits(entry);
      return reason ? { entry, ...reason } : [];
    });
}

function reasonOf({ qty }: FormEntry, { countInStock, unpaidOrderId }: EntryDecision): Reason | null {
  if (countInStock === null) return because(CartRefusalReason.NOT_SOLD);
  if (exceedsStock(countInStock, qty)) return because(CartRefusalReason.INSUFFICIENT_STOCK, { countInStock });
  return unpaidOrderId ? because(CartRefusalReason.DUPLICATE_ORDER, { orderId: unpaidOrderId }) : null;
}

/** Refuses an entry that is too large for one order, and those that no longer fit beside the entries before them. */
function unitLimits({ policy }: OrderForm, alreadyUnpaid: number): (entry: FormEntry) => Reason | null {
  const { maxUnitsPerOrder, maxUnpaidUnits } = policy;
  const tooMany = (limit: LimitExceeded) => because(CartRefusalReason.LIMIT_EXCEEDED, { limit });
  let units = alreadyUnpaid;
  return ({ qty }) => {
    if (qty > maxUnitsPerOrder) return tooMany(LimitExceeded.ofOneOrder(maxUnitsPerOrder));
    if (units + qty > maxUnpaidUnits) return tooMany(LimitExceeded.ofUnpaidOrders(maxUnpaidUnits));
    units += qty;
    return null;
  };
}
