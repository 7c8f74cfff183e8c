import { serverTexts } from "@shop/shared/messages/server";
import type { RequestContext } from "../../../context/context";
import { columns, integer } from "../../../data/columns";
import { returning, rows } from "../../../data/rows";
import { Conflict } from "../../../errors";
import { takeFromStock } from "../../catalogue/stock";
import { RESTOCKED_UNITS } from "../../order-conditions";
import type { Order } from "../order.entity";

/**
 * SQL of the units that the order needs again: units that returned to stock with failed refunds if their money is still
 * owed.
 */
const RETURNED = `
  select coalesce(sum(case when refund.units is not null then restocked_units when restocked then qty else 0 end), 0)::integer
    from refunds as refund where order_id = orders.id and reason <> 'ORDER_CLOSED'
      and failed_at is not null and paid_back_at is null and retried_at is null`;
const takenColumn = columns({ units: integer("units") });
const markTaken = returning(
  takenColumn,
  `with needed as materialized (select id, (${RETURNED}) as units from orders where id = $1), forgotten as (
      update refunds set restocked_units = 0 where order_id = $1 and restocked_units > 0 and failed_at is not null
    )
    update orders set restocked = false, restocked_qty = greatest(${RESTOCKED_UNITS} - units, 0) from needed
      where orders.id = needed.id and units > 0`,
);

/**
 * Takes an order's units from stock again if they returned to it with failed refunds. Throws Conflict if they were sold
 * since.
 */
export async function takeUnitsAgain(tx: RequestContext, { id, number, productId }: Order): Promise<void> {
  const [taken] = await rows(tx.db, markTaken, [id]);
  if (taken && !(await takeFromStock(tx, productId, taken.units)))
    throw new Conflict(serverTexts().adminRefusals.shippingRefusals.unitsSold(number));
}
