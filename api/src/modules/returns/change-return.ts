import { returnTransitions, type ReturnAction } from "@shop/shared/return-transitions";
import { returnAnswerSchema } from "@shop/shared/schemas/return";
import { serverTexts } from "@shop/shared/messages/server";
import { minorBounds } from "@shop/shared/bounds";
import { fromMinor, toMinor } from "@shop/shared/money";
import { isWithinBounds, numberRuleOf } from "@shop/shared/number-rules";
import { minorsOfReturn } from "@shop/shared/pricing/refund-part";
import { shareOut } from "@shop/shared/pricing/share-out";
import { requireActor, type Actor } from "../../context/actor";
import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { jsonInstant } from "../../data/columns";
import { returning, rows, command, execute } from "../../data/rows";
import { columnsOf } from "../../data/tables";
import { BadUserInput, Conflict, NotFound } from "../../errors";
import { parseInput } from "../../validation";
import { recordAction } from "../audit/record-action";
import { returnToStock } from "../catalogue/stock";
import { addJob } from "../jobs/add-job";
import { noteEvent } from "../orders/change-status";
import { RESTOCKED_UNITS } from "../order-conditions";
import { byProduct } from "../orders/change-together";
import { listOrdersById } from "../orders/get-orders";
import { type Order, OrderTable } from "../orders/order.entity";
import { refundOrder } from "../payments/refund-order";
import { lockUser } from "../users/lock-user";
import { announcerOf } from "../webhooks/announce";
import { areRefunded, findReturn, linesOf } from "./read-returns";
import { returnColumns, type Return } from "./return.entity";
import { returnPhotos } from "./return-photos";

const events = ["return.requested", "return.accepted", "return.declined", "return.received"] as const;

/** SQL of a return in a webhook. The customer's reason and the shop's answer are left out. */
const ANNOUNCED_RETURN = `json_build_object(
    '_id', id, 'number', number, 'status', status, 'customer', user_id, 'lines', (
      select json_agg(json_build_object('order', order_id, 'qty', quantity) order by order_id) from return_lines where return_id = returns.id
    ), 'createdAt', ${jsonInstant("created_at")}, 'updatedAt', ${jsonInstant("updated_at")}
  )`;

/** Announces an event of a return to webhooks. */
export const announceReturn = announcerOf("returns", ANNOUNCED_RETURN, events);

const change = returning(
  returnColumns,
  `update returns set status = $2, answer = coalesce($3, answer), updated_at = now() where id = $1 and status = any($4)`,
);

/** Whether the viewer's own return, or that of any customer. */
type Whose = "own" | "any";

/**
 * Applies a transition, with a note in the orders' histories and a mail. The transaction has locked the customer. Throws Conflict if the
 * transition doesn't start from the return's state.
 */
async function apply(
  tx: RequestContext,
  found: Return,
  action: ReturnAction,
  by: Actor,
  answer: string | null = null,
): Promise<Return> {
  const { from, to } = returnTransitions[action];
  const [changed] = await rows(tx.db, change, [found.id, to, answer, from]);
  if (!changed) throw new Conflict(serverTexts().refusals.returnRefusals.state);
  const orderIds = (await linesOf(tx, changed)).map(({ orderId }) => orderId);
  await noteEvent(tx, orderIds, { by, note: serverTexts().orderNotes.returnNotes[to](changed.number) });
  await addJob(tx, "mail-return", { returnId: changed.id, status: to }, changed.number);
  return changed;
}

/** Locks the customer of a return, and reads the return. Throws NotFound if the viewer may not change it. */
async function lockReturn(tx: RequestContext, id: string, whose: Whose): Promise<Return> {
  const found = await findReturn(tx, id);
  if (!found || (whose === "own" && found.userId !== requireViewer(tx).id)) throw new NotFound("return");
  await lockUser(tx, found.userId);
  return found;
}

/** Cancels the viewer's own return before the units are back. Throws NotFound, or Conflict if it is too late. */
export function cancelReturn(ctx: RequestContext, id: string): Promise<Return> {
  return inTransaction(ctx, async (tx) => apply(tx, await lockReturn(tx, id, "own"), "cancel", "customer"));
}

/** Accepts or declines a return with an answer to the customer. Throws NotFound, BadUserInput, or Conflict if it is answered already. */
export function answerReturn(
  ctx: RequestContext,
  id: string,
  action: "accept" | "decline",
  sent: string,
): Promise<Return> {
  const by = requireActor(ctx);
  const answer = parseInput(returnAnswerSchema, { answer: sent }).answer.trim();
  return inTransaction(ctx, async (tx) => {
    const found = await lockReturn(tx, id, "any");
    const answered = await apply(tx, found, action, by, answer);
    await recordAction(tx, action === "accept" ? "ACCEPT_RETURN" : "DECLINE_RETURN", targetOf(answered));
    await announceReturn(tx, action === "accept" ? "return.accepted" : "return.declined", id);
    return answered;
  });
}

/** An admin's input for a received return. */
interface Receipt {
  refund: boolean;
  restock: boolean;
  /** The refunded amount of all units in major units; by default their share of the orders' totals. */
  amount?: number | null | undefined;
}

/**
 * Marks the units of an accepted return as received: refunds them or a part of their money or not, and returns them to stock or not. A
 * return received without a refund can be refunded later by a second call. Throws NotFound, BadUserInput for an amount above the units'
 * share, and Conflict if it isn't accepted, or an order can't be refunded.
 */
export function receiveReturn(
  ctx: RequestContext,
  id: string,
  { refund: refunds, restock: restocks, amount }: Receipt,
): Promise<Return> {
  const by = requireActor(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await lockReturn(tx, id, "any");
    const lines = await linesOf(tx, found);
    const received = await apply(tx, found, refunds ? "refund" : "receive", by);
    const isFirst = found.status === "ACCEPTED";
    const units = new Map(lines.map(({ orderId, quantity }) => [orderId, quantity]));
    const returned = byProduct(await listOrdersById(tx, [...units.keys()])).map((order) => ({
      order,
      units: units.get(order.id) ?? 0,
    }));
    if (refunds) requireUnrefunded(returned);
    const shares = sharesOf(returned, refunds, amount);
    for (const [at, line] of returned.entries()) {
      if (refunds) await refund(tx, line, restocks && isFirst, shares?.[at]);
      else if (restocks) await restock(tx, line.order.id, line.units);
    }
    await recordAction(tx, "RECEIVE_RETURN", targetOf(received));
    if (isFirst) await announceReturn(tx, "return.received", id);
    return received;
  });
}

const markRestocked = returning(
  columnsOf(OrderTable, "productId"),
  `update orders set restocked_qty = ${RESTOCKED_UNITS} + $2::integer, restocked = ${RESTOCKED_UNITS} + $2::integer >= qty
    where id = $1 and ${RESTOCKED_UNITS} + $2::integer <= qty`,
);

/** Returns units to stock, unless a refund has done so already. */
async function restock(tx: RequestContext, orderId: string, units: number): Promise<void> {
  const [order] = await rows(tx.db, markRestocked, [orderId, units]);
  if (order) await returnToStock(tx, order.productId, units);
}

/** Units of an order that are back. */
interface ReturnedUnits {
  order: Order;
  units: number;
}

/** Throws Conflict if returned units were refunded on the page of their order. */
function requireUnrefunded(lines: readonly ReturnedUnits[]): void {
  const refunded = lines.find(({ order, units }) => areRefunded(order, units));
  if (refunded) throw new Conflict(serverTexts().refusals.returnRefusals.refunded(refunded.order.number));
}

/** An amount in minor units for each line, in proportion to their money; undefined to refund all of it. Throws BadUserInput. */
function sharesOf(
  lines: readonly ReturnedUnits[],
  refunds: boolean,
  amount: number | null | undefined,
): number[] | undefined {
  if (amount === null || amount === undefined) return undefined;
  const minors = minorsOfReturn(lines);
  const most = refunds ? minors.reduce((sum, minor) => sum + minor, 0) : 0;
  const bounds = minorBounds(1, most);
  if (isWithinBounds(amount, bounds)) return shareOut(toMinor(amount), minors);
  const { rules, refusals } = serverTexts();
  const message = most < 1 ? refusals.returnRefusals.noAmount : numberRuleOf(bounds, rules);
  throw new BadUserInput([{ field: "amount", message }]);
}

/** Refunds units of an order, or a part of their money; without money, as of a free order, it only returns the units to stock. */
async function refund(
  tx: RequestContext,
  { order, units }: ReturnedUnits,
  restocks: boolean,
  minor: number | undefined,
): Promise<void> {
  if (order.totalMinor === 0 || minor === 0) return void (restocks && (await restock(tx, order.id, units)));
  const amount = minor === undefined ? undefined : fromMinor(minor);
  await refundOrder(tx, order.id, { quantity: units, amount, restock: restocks, paidBack: false });
}

const targetOf = ({ id, number, userId }: Return) => ({ id, name: number, userId });

const erase = command(
  `update returns set reason = '', answer = null,
      status = case when status in ('REQUESTED', 'ACCEPTED') then 'CANCELLED' else status end
    where user_id = $1`,
);

/** Erases what a customer and the shop have written about returns, and their photos, and cancels those that aren't back (ADR-0060). */
export async function eraseReturns(ctx: Pick<RequestContext, "db">, userId: string): Promise<void> {
  await returnPhotos.release(ctx, userId);
  await execute(ctx.db, erase, [userId]);
}
