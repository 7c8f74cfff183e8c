import { IS_OPEN } from "../../data/open-orders";
import { rows, statement } from "../../data/rows";
import { inTransaction, type RequestContext } from "../../context/context";
import { isUuid } from "../../data/uuid";
import { recordAction } from "../audit/record-action.service";
import { auditTargetOf, orderColumns } from "./order-columns";

const deliver = statement(
  orderColumns,
  `update orders set delivered_at = now() where id = $1 and ${IS_OPEN} returning ${orderColumns.sql}`,
);

/** Marks an order as delivered, which removes it from every list (D-09). Returns 1, or 0 if there is none. */
export async function deliverOrder(ctx: RequestContext, id: string): Promise<number> {
  if (!isUuid(id)) return 0;
  return inTransaction(ctx, async (tx) => {
    const [delivered] = await rows(tx.db, deliver, [id]);
    if (delivered) await recordAction(tx, "DELIVER_ORDER", auditTargetOf(delivered));
    return delivered ? 1 : 0;
  });
}
