import { inTransaction, type RequestContext } from "../../context/context";
import { requireActor } from "../../context/actor";
import { isUuid } from "../../data/uuid";
import { columns, integer } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { Conflict } from "../../errors";
import { recordAction } from "../audit/record-action";
import { takeFromStock } from "../catalogue/stock";
import { RESTOCKED_UNITS } from "../order-conditions";
import { addJob } from "../jobs/add-job";
import { auditTargetOf, tryChangeStatus } from "./change-status";
import type { Order } from "./order.entity";

/**
 * Marks an order as delivered, which removes it from the lists of open orders (D-09). One that wasn't paid no longer waits for a
 * payment: its open payment pages are closed. Returns 1, or 0 without such an order. Throws Conflict where its units returned to stock with
 * a refund that failed, and were sold since.
 */
export async function deliverOrder(ctx: RequestContext, id: string): Promise<number> {
  const by = requireActor(ctx);
  if (!isUuid(id)) return 0;
  return inTransaction(ctx, async (tx) => {
    const order = await tryChangeStatus(tx, id, "deliver", { by });
    if (!order) return 0;
    await takeUnitsAgain(tx, order);
    await recordAction(tx, "DELIVER_ORDER", auditTargetOf(order));
    await addJob(tx, "mail-order-delivered", { orderId: id }, order.number);
    if (!order.paid) await addJob(tx, "close-payments-of-order", { orderId: id }, order.number);
    return 1;
  });
}

/** The units that returned to stock with refunds that failed, whose money is owed, and which the order needs again. */
const RETURNED = `
  select coalesce(sum(case when refund.units is not null then restocked_units when restocked then qty else 0 end), 0)::integer
    from refunds as refund where order_id = orders.id and reason <> 'ORDER_CLOSED'
      and failed_at is not null and paid_back_at is null and retried_at is null`;
const takenColumn = columns({ units: integer("units") });
const markTaken = statement(
  takenColumn,
  `with needed as materialized (select id, (${RETURNED}) as units from orders where id = $1), forgotten as (
      update refunds set restocked_units = 0 where order_id = $1 and restocked_units > 0 and failed_at is not null
    )
    update orders set restocked = false, restocked_qty = greatest(${RESTOCKED_UNITS} - units, 0) from needed
      where orders.id = needed.id and units > 0 returning ${takenColumn.sql}`,
);

async function takeUnitsAgain(tx: RequestContext, { id, productId }: Order): Promise<void> {
  const [taken] = await rows(tx.db, markTaken, [id]);
  if (taken && !(await takeFromStock(tx, productId, taken.units)))
    throw new Conflict("Its units returned to stock when it was refunded, and there aren't enough left.");
}
