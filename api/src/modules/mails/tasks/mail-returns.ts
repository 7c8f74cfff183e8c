import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job";
import { listOrdersById } from "../../orders/get-orders";
import { findReturn, linesOf, refundOf } from "../../returns/read-returns";
import { type ReturnedUnits, writeReturn } from "../customer/write-return";
import { writeReturnRequested } from "../shopkeepers/write-return-requested";
import { sendMails, shopOf, toAdmins, toCustomer } from "./send-mails";

/** To the customer: their return has this state; to the admins: a new return. Sends nothing if it has another state since. */
export async function mailReturn(
  ctx: JobContext,
  { returnId, status }: JobPayloads["mail-return"],
): Promise<void> {
  const found = await findReturn(ctx, returnId);
  if (found?.status !== status) return;
  const returned = await linesOf(ctx, found);
  const orders = await listOrdersById(
    ctx,
    returned.map(({ orderId }) => orderId),
  );
  const units = returned.flatMap(({ orderId, quantity }): ReturnedUnits[] => {
    const order = orders.find(({ id }) => id === orderId);
    return order ? [{ order, quantity }] : [];
  });
  const [first, ...others] = units;
  if (!first) return;
  const mailed = { ...found, lines: [first, ...others] as const };
  const named = { kind: "return", about: first.order.number, key: `${returnId}.${status}` };
  const { email } = first.order;
  const toShop = { ...named, kind: "return-requested" };
  await sendMails(ctx, [
    ...toCustomer(email, named, writeReturn(shopOf(ctx), mailed, (await refundOf(ctx, found)).total)),
    ...(status === "REQUESTED"
      ? await toAdmins(ctx, toShop, writeReturnRequested(shopOf(ctx), mailed), email || undefined)
      : []),
  ]);
}
