import { serverTexts } from "@shop/shared/messages/server";
import { randomUUID } from "node:crypto";
import { formatMinor } from "@shop/shared/money";
import { transitions } from "@shop/shared/order-transitions";
import type { RefundPart } from "@shop/shared/pricing/refund-part";
import { storedActor, type Actor } from "../../context/actor";
import type { RequestContext } from "../../context/context";
import { rows, statement } from "../../data/rows";
import { addJob } from "../jobs/add-job";
import { returnToStock } from "../catalogue/stock";
import { REFUNDED_MINOR, REFUNDED_UNITS, RESTOCKED_UNITS, TOTAL_MINOR } from "../order-conditions";
import { addAnnouncementSql, announcing } from "../webhooks/announce";
import { refusalOf } from "./change-status";
import { orderColumns } from "./order-columns";
import type { Order } from "./order.entity";
import { ANNOUNCED_ORDER, inStatus, STATUS } from "./read/order-sql";

/**
 * SQL that adds the change to the history and announces it with the amount. $2: minor units; $4 to $7: actor, user id, note
 * and request id.
 */
const noted = (event: "order.refunded" | "order.refund_failed") => `
    noted as (
      insert into order_events (order_id, status, actor, actor_id, note, refunded_cents)
        select id, ${STATUS}, $4, $5, $6, ${event === "order.refunded" ? "$2::bigint" : "null"} from changed
    ), ${announcing("$7::text", {
      event,
      from: "changed",
      data: `(${ANNOUNCED_ORDER}::jsonb || jsonb_build_object('amount', round($2::numeric / minor_units()::numeric, log(minor_units())::integer)))::json`,
    })}, jobs as (
      ${addAnnouncementSql}
    )
    select ${orderColumns.sql} from changed where (select count(*) from jobs) >= 0`;

const refund = statement(
  orderColumns,
  `with changed as (
      update orders set refunded_cents = ${REFUNDED_MINOR} + $2::bigint, refunded_qty = ${REFUNDED_UNITS} + $3::integer,
          restocked_qty = ${RESTOCKED_UNITS} + $8::integer, restocked = ${RESTOCKED_UNITS} + $8::integer >= qty,
          refunded_at = case when ${REFUNDED_MINOR} + $2::bigint = ${TOTAL_MINOR} then now() end
        where id = $1 and ${inStatus(transitions.refund.from)} and paid_at is not null
          and ${REFUNDED_MINOR} + $2::bigint <= ${TOTAL_MINOR} returning *
    ), ${noted("order.refunded")}`,
);

const undo = statement(
  orderColumns,
  `with changed as (
      update orders set refunded_cents = greatest(${REFUNDED_MINOR} - $2::bigint, 0),
          refunded_qty = greatest(${REFUNDED_UNITS} - $3::integer, 0), refunded_at = null
        where id = $1 and paid_at is not null and cancelled_at is null returning *
    ), ${noted("order.refund_failed")}`,
);

/** A refund of an order or of a part of it; `restock` is the number of units that return to stock now. */
export interface OrderRefund extends RefundPart {
  by: Actor;
  restock: number;
  note?: string | undefined;
  /** Whether the mail says that the money was paid back by other means than the original payment; false by default. */
  paidBack?: boolean;
}

/** Formats a refund, such as "20.00$ went back for 1 unit." */
const partNote = ({ minor, units }: RefundPart): string =>
  serverTexts().orderNotes.orderNotes.wentBack(formatMinor(minor), units);

/**
 * Books a refund of a part of a paid order, or of all of it. The order becomes REFUNDED once all of its money has been
 * refunded, and keeps its state until then. Restocked units return to stock, and the customer gets a mail. The caller
 * moves the money in this transaction, which must have locked the customer and read the order. Throws Conflict if the
 * order isn't paid.
 */
export async function markRefunded(tx: RequestContext, before: Order, wish: OrderRefund): Promise<Order> {
  const { by, minor, units, restock, note, paidBack = false } = wish;
  const { actor, userId } = storedActor(by);
  const isPart = minor < before.totalMinor;
  const notes = [...(isPart ? [partNote(wish)] : []), ...(note ? [note] : [])].join(" ") || null;
  const values = [before.id, minor, units, actor, userId, notes, tx.requestId, restock];
  const [order] = await rows(tx.db, refund, values);
  if (!order) throw refusalOf("refund");
  if (restock > 0) await returnToStock(tx, order.productId, restock);
  if (isPart) {
    const part = { part: randomUUID(), orderId: order.id, minor, paidBack };
    await addJob(tx, "mail-order-part-refunded", part, `${order.number} ${part.part}`);
  } else await addJob(tx, "mail-order-refunded", { orderId: order.id }, order.number);
  return order;
}

/** A refund to undo. */
export interface FailedPart extends RefundPart {
  by: Actor;
  note: string;
}

/**
 * Books that a refund of a part of an order has failed: a REFUNDED order returns to its former state. Returns false,
 * and changes nothing, if the order isn't paid. The transaction must have locked the customer.
 */
export async function undoRefund(
  tx: RequestContext,
  orderId: string,
  { by, minor, units, note }: FailedPart,
): Promise<boolean> {
  const { actor, userId } = storedActor(by);
  const values = [orderId, minor, units, actor, userId, note, tx.requestId];
  return (await rows(tx.db, undo, values)).length > 0;
}
