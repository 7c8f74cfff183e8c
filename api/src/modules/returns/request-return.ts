import { openReturnStatuses } from "@shop/shared/return-transitions";
import { requestReturnSchema } from "@shop/shared/schemas/return";
import { serverTexts } from "@shop/shared/messages/server";
import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { columns, integer, uuid } from "../../data/columns";
import { command, execute, returning, rows } from "../../data/rows";
import { lookUp, lookupOf } from "../../data/shared-lookups";
import { isUuid } from "../../data/uuid";
import { BadUserInput, Conflict, NotFound, type FieldError } from "../../errors";
import { parseInput } from "../../validation";
import { addJob } from "../jobs/add-job";
import { noteEvent } from "../orders/change-status";
import { listOrdersById } from "../orders/get-orders";
import { OrderStatus } from "../orders/order-status.enum";
import type { Order } from "../orders/order.entity";
import { readRules } from "../pricing/read-rules";
import { lockOpenUser } from "../users/lock-user";
import { announceReturn } from "./change-return";
import { returnColumns, type Return } from "./return.entity";
import type { ReturnLineInput } from "./return.input";

const insert = returning(
  returnColumns,
  "insert into returns (number, user_id, reason) values ('R' || next_order_number(), $1, $2)",
);
const insertLines = command(
  "insert into return_lines (return_id, order_id, quantity) select $1, * from unnest($2::uuid[], $3::integer[])",
);
const openColumns = columns({ orderId: uuid("order_id"), units: integer("sum(quantity)::int") });
const unitsInReturns = lookupOf(
  openColumns,
  "return_lines join returns on returns.id = return_id",
  "orderId",
  `and status in ('${openReturnStatuses.join("', '")}') group by order_id`,
);

const DAY_MS = 86_400_000;

/**
 * Asks for the return of units of the viewer's own delivered orders, within the days that the shop has set. Throws NotFound for an order
 * of someone else, BadUserInput for wrong lines, and Conflict if an order isn't delivered, the days are over, or more units would go back
 * than were bought.
 */
export function requestReturn(
  ctx: RequestContext,
  sent: readonly ReturnLineInput[],
  reason: string,
): Promise<Return> {
  const viewer = requireViewer(ctx);
  const input = parseInput(requestReturnSchema, { lines: sent.map((line) => ({ ...line })), reason });
  const lines = checkLines(input.lines);
  const ids = lines.map(({ orderId }) => orderId);
  return inTransaction(ctx, async (tx) => {
    await lockOpenUser(tx, viewer.id); // first, as everywhere, so that no order is changed concurrently
    const orders = await listOrdersById(tx, ids);
    const own = ids.map((id) => orders.find((order) => order.id === id && order.userId === viewer.id));
    const { returnDays } = await readRules(tx);
    const open = await unitsInReturns(tx, ids);
    for (const [at, { qty }] of lines.entries()) {
      const order = own[at];
      if (!order) throw new NotFound("order");
      const refused = refusalOf(order, returnDays, qty, leftOf(order, open.get(order.id)?.units));
      if (refused) throw new Conflict(refused);
    }
    const [made] = (await rows(tx.db, insert, [viewer.id, input.reason.trim()])) as [Return];
    await execute(tx.db, insertLines, [made.id, ids, lines.map(({ qty }) => qty)]);
    await noteEvent(tx, ids, {
      by: "customer",
      note: serverTexts().orderNotes.returnNotes.REQUESTED(made.number),
    });
    await addJob(tx, "mail-return", { returnId: made.id, status: made.status }, made.number);
    await announceReturn(tx, "return.requested", made.id);
    return made;
  });
}

/** The lines with small ids. Throws BadUserInput for an order named twice, NotFound for an impossible id. */
function checkLines(sent: readonly ReturnLineInput[]): ReturnLineInput[] {
  const lines = sent.map(({ orderId, qty }) => ({ orderId: orderId.toLowerCase(), qty }));
  if (!lines.every(({ orderId }) => isUuid(orderId))) throw new NotFound("order");
  const ids = lines.map(({ orderId }) => orderId);
  const errors = ids.flatMap((id, at): FieldError[] =>
    ids.indexOf(id) < at
      ? [{ field: `lines.${at}.orderId`, message: serverTexts().fieldErrors.groupErrors.repeated }]
      : [],
  );
  if (errors.length > 0) throw new BadUserInput(errors);
  return lines;
}

/** The last moment at which the units of an order can be sent back; null if they can't. */
export function returnableUntil(order: Order, returnDays: number | null): Date | null {
  if (returnDays === null || order.status !== OrderStatus.DELIVERED || !order.deliveredAt) return null;
  return new Date(order.deliveredAt.getTime() + returnDays * DAY_MS);
}

function refusalOf(
  order: Order,
  returnDays: number | null,
  quantity: number,
  left: number,
): string | undefined {
  const texts = serverTexts().refusals.returnRefusals;
  if (returnDays === null) return texts.none;
  const until = returnableUntil(order, returnDays);
  if (!until) return texts.notDelivered(order.number);
  if (until.getTime() < Date.now()) return texts.tooLate(order.number, returnDays);
  return quantity > left ? texts.tooMany(order.number, left) : undefined;
}

/** The number of units of an order that aren't refunded, and in no open return. */
export async function unitsLeft(ctx: Pick<RequestContext, "db">, order: Order): Promise<number> {
  return leftOf(order, (await lookUp(ctx, unitsInReturns, order.id))?.units);
}

const leftOf = ({ quantity, refundedQuantity }: Order, inReturns = 0) =>
  Math.max(quantity - refundedQuantity - inReturns, 0);
