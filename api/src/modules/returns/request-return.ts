import { requestReturnSchema } from "@shop/shared/schemas/return";
import { serverTexts } from "@shop/shared/messages/server";
import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { command, execute, returning, rows } from "../../data/rows";
import { isUuid } from "../../data/uuid";
import { BadUserInput, Conflict, NotFound, type FieldError } from "../../errors";
import { parseInput } from "../../validation";
import { addJob } from "../jobs/add-job";
import { noteEvent } from "../orders/change-status";
import { listOrdersById } from "../orders/get-orders";
import { readRules } from "../pricing/read-rules";
import { lockOpenUser } from "../users/lock-user";
import { announceReturn } from "./change-return";
import { returnPhotos } from "./return-photos";
import { returnColumns, type Return } from "./return.entity";
import type { ReturnLineInput } from "./return.input";
import { leftOf, refusalOf, unitsInReturns } from "./returnable-units";

const insert = returning(
  returnColumns,
  "insert into returns (number, user_id, reason) values ('R' || next_order_number(), $1, $2)",
);
const insertLines = command(
  "insert into return_lines (return_id, order_id, quantity) select $1, * from unnest($2::uuid[], $3::integer[])",
);
/**
 * Asks for the return of units of the viewer's own delivered orders, within the days that the shop has set. Throws NotFound for an order
 * of someone else, BadUserInput for wrong lines, and Conflict if an order isn't delivered, the days are over, or more units would go back
 * than were bought. The photos are those of `addReturnPhoto`.
 */
export async function requestReturn(
  ctx: RequestContext,
  sent: readonly ReturnLineInput[],
  reason: string,
  photos: readonly string[],
): Promise<Return> {
  const viewer = requireViewer(ctx);
  await ctx.limits.consume("return");
  const input = parseInput(requestReturnSchema, { lines: sent.map((line) => ({ ...line })), reason, photos });
  const lines = checkLines(input.lines);
  const ids = lines.map(({ orderId }) => orderId);
  return inTransaction(ctx, async (tx) => {
    await lockOpenUser(tx, viewer.id); // first, as everywhere, so that no order is changed concurrently
    const orders = await listOrdersById(tx, ids);
    const own = ids.map((id) => orders.find((order) => order.id === id && order.userId === viewer.id));
    const { returnDays } = await readRules(tx);
    const returned = await unitsInReturns(tx, ids);
    for (const [at, { qty }] of lines.entries()) {
      const order = own[at];
      if (!order) throw new NotFound("order");
      const refused = refusalOf(order, returnDays, qty, leftOf(order, returned.get(order.id)));
      if (refused) throw new Conflict(refused);
    }
    const [made] = (await rows(tx.db, insert, [viewer.id, input.reason.trim()])) as [Return];
    await execute(tx.db, insertLines, [made.id, ids, lines.map(({ qty }) => qty)]);
    await returnPhotos.attach(tx, made, photos);
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
