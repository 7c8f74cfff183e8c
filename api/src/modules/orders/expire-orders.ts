import { inTransaction, type RequestContext } from "../../context/context";
import { columns, instant, uuid, type RowOf } from "../../data/columns";
import { IS_PLACED } from "../order-conditions";
import { rows, statement } from "../../data/rows";
import { tryLockUser } from "../users/lock-user";
import { closeUnpaidOrder } from "./cancel-order";

const BATCH = 100;
const BELOW_EVERY_ID = "00000000-0000-0000-0000-000000000000";

const expiredColumns = columns({ id: uuid("id"), userId: uuid("user_id"), placedAt: instant("created_at") });
type Expired = RowOf<typeof expiredColumns>;

const expired = statement(
  expiredColumns,
  `select ${expiredColumns.sql} from orders
    where ${IS_PLACED} and created_at < now() - $1::float8 * interval '1 hour'
      and (created_at, id) > (coalesce($2::timestamptz, '-infinity'), $3::uuid)
    order by created_at, id limit ${BATCH}`,
);

/**
 * Cancels unpaid orders that weren't sent and are older than the shop holds them; does nothing if it holds them without limit.
 * Each is a transaction of its own, which locks the customer first, as every other change of orders does. It
 * leaves a customer alone whom another transaction has locked: their order is being paid, cancelled or
 * expired right now, or is the next call's.
 */
export async function expireOrders(ctx: RequestContext): Promise<void> {
  const { orderHoldHours } = ctx.policy;
  if (orderHoldHours === 0) return;
  let last: Expired | undefined;
  do {
    const after = [last?.placedAt ?? null, last?.id ?? BELOW_EVERY_ID];
    const batch: Expired[] = await rows(ctx.db, expired, [orderHoldHours, ...after]);
    for (const order of batch) await expire(ctx, order);
    last = batch[BATCH - 1];
  } while (last);
}

function expire(ctx: RequestContext, { id, userId }: Expired): Promise<void> {
  const note = `Not paid within ${inWords(ctx.policy.orderHoldHours)}.`;
  return inTransaction(ctx, async (tx) => {
    if (await tryLockUser(tx, userId)) await closeUnpaidOrder(tx, id, { by: "system", note });
  });
}

/** A length of time for people: 72 hours, 30 minutes, 4 seconds. */
function inWords(hours: number): string {
  if (hours === 1) return "1 hour";
  if (hours > 1) return `${Number(hours.toFixed(2))} hours`;
  return hours * 60 >= 2 ? `${Math.round(hours * 60)} minutes` : `${Math.ceil(hours * 3600)} seconds`;
}
