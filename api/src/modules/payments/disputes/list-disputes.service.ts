import type { RequestContext } from "../../../context/context";
import { boolean, columns, dollars, instant, nullable, text, uuid, type RowOf } from "../../../data/columns";
import { rows, statement } from "../../../data/rows";
import type { Lookup } from "../../../data/shared-lookups";
import type { Dispute } from "./dispute";

const disputeColumns = columns<Dispute>({
  id: uuid("disputes.id"),
  amount: dollars("disputes.amount_cents"),
  currency: text("disputes.currency"),
  reason: text("disputes.reason"),
  status: text("disputes.status"),
  inquiry: boolean("inquiry"),
  refundable: boolean("refundable"),
  respondBy: nullable(instant("respond_by")),
  openedAt: instant("opened_at"),
  closedAt: nullable(instant("closed_at")),
});

const ofOrderColumns = disputeColumns.with({ orderId: uuid("order_id") });
const ofOrders = statement(
  ofOrderColumns,
  `select ${ofOrderColumns.sql} from payment_orders join disputes using (payment_id)
    where order_id = any($1) order by opened_at desc, disputes.id`,
);

/** The disputes of each order's payments, newest first. */
export const disputesOfOrders: Lookup<Dispute[]> = async ({ db }, ids) => {
  const found = new Map<string, Dispute[]>(ids.map((id) => [id, []]));
  for (const { orderId, ...dispute } of await rows(db, ofOrders, [ids])) found.get(orderId)?.push(dispute);
  return found;
};

const ofPaymentColumns = disputeColumns.with({ paymentId: uuid("payment_id") });
const byId = statement(
  ofPaymentColumns,
  `select ${ofPaymentColumns.sql} from disputes where disputes.id = $1`,
);

type Database = Pick<RequestContext, "db">;

/** A dispute, and the payment that it is about. */
export type FoundDispute = RowOf<typeof ofPaymentColumns>;

/** A dispute, or null. */
export async function findDispute({ db }: Database, id: string): Promise<FoundDispute | null> {
  const [dispute] = await rows(db, byId, [id]);
  return dispute ?? null;
}

const idColumn = columns({ id: uuid("id") });
const blocking = statement(
  idColumn,
  `select ${idColumn.sql} from disputes where payment_id = $1 and not refundable limit 1`,
);

/** Whether the provider refuses to give a payment back, because its bank disputes it. */
export async function isRefundBlocked({ db }: Database, paymentId: string): Promise<boolean> {
  return (await rows(db, blocking, [paymentId])).length > 0;
}
