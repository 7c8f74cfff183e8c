import type { RequestContext } from "../../../context/context";
import { boolean, columns, dollars, instant, text, uuid, integer, type RowOf } from "../../../data/columns";
import { rows, statement } from "../../../data/rows";
import type { Lookup } from "../../../data/shared-lookups";
import type { RefundReason } from "./add-refund.service";
import type { RefundFailure } from "./refund-failure";

const IS_OWED = "failed_at is not null and paid_back_at is null and retried_at is null";

/** Those of a failed refund are never null. */
const failureColumns = columns<RefundFailure & { orderId: string }>({
  orderId: uuid("order_id"),
  at: instant("coalesce(failed_at, refunds.created_at)"),
  amount: dollars("refunds.amount_cents"),
  reason: text("coalesce(failure_reason, 'unknown')"),
  restocked: boolean("orders.restocked"),
  late: boolean("refunds.reason = 'ORDER_CLOSED'"),
});
const ofOrders = statement(
  failureColumns,
  `select ${failureColumns.sql} from refunds join orders on orders.id = order_id
    where order_id = any($1) and ${IS_OWED} order by failed_at desc`,
);

/** The failed refund of each order whose money is still owed; the oldest of several. */
export const failuresOfOrders: Lookup<RefundFailure> = async ({ db }, ids) =>
  new Map((await rows(db, ofOrders, [ids])).map(({ orderId, ...failure }) => [orderId, failure]));

const owedColumns = columns({
  id: uuid("refunds.id"),
  paymentId: uuid("payment_id"),
  orderId: uuid("order_id"),
  number: text("number"),
  amountCents: integer("refunds.amount_cents::integer"),
  reason: text<RefundReason>("reason"),
});

/** A failed refund whose money is owed. */
export type OwedRefund = RowOf<typeof owedColumns>;

const oldestOwed = statement(
  owedColumns,
  `select ${owedColumns.sql} from refunds join orders on orders.id = order_id
    where order_id = $1 and ${IS_OWED} order by failed_at limit 1`,
);

/** The failed refund of an order whose money is still owed, the oldest of several; null if there is none. */
export async function findOwedRefund(
  { db }: Pick<RequestContext, "db">,
  orderId: string,
): Promise<OwedRefund | null> {
  const [owed] = await rows(db, oldestOwed, [orderId]);
  return owed ?? null;
}
