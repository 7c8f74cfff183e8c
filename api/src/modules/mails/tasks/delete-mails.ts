import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job";
import { listOrderNumbers } from "../../orders/get-orders";

/** Deletes the files of mails to people after they have left. Jobs of the last release have no user id. */
export async function deleteMails(
  ctx: JobContext,
  { userId, recipients }: JobPayloads["delete-mails"],
): Promise<void> {
  const orders = userId === undefined ? [] : await listOrderNumbers(ctx, userId);
  await ctx.mailer.deleteMails({ recipients, orders });
}
