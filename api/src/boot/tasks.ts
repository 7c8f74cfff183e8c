import type { JobContext } from "../context/job-context";
import { expireOrders } from "../modules/orders/expire-orders.service";
import type { JobName, JobPayloads } from "../modules/jobs/add-job.service";

/** What each job does. An error means that it is tried again later, with growing pauses. */
export type Tasks = {
  readonly [Name in JobName]: (ctx: JobContext, payload: JobPayloads[Name]) => Promise<void>;
};

/** What is done each minute, in one process at a time. */
export type EachMinute = Readonly<Record<string, (ctx: JobContext) => Promise<void>>>;

/** TODO(mails, payments, orders): nothing is done yet. */
const nothing = () => Promise.resolve();

/** The tasks of the shop, one line each: no rule lives here. */
export const tasks: Tasks = {
  "mail-orders-placed": nothing, // TODO(mails)
  "mail-payment-received": nothing, // TODO(mails)
  "mail-order-delivered": nothing, // TODO(mails)
  "mail-order-cancelled": nothing, // TODO(mails)
  "mail-order-refunded": nothing, // TODO(mails)
  "mail-payment-returned": nothing, // TODO(mails)
  "mail-stock-run-out": nothing, // TODO(mails)
  "send-refund": nothing, // TODO(payments)
  "close-payments-of-order": nothing, // TODO(payments)
};

/** The shop's tasks of each minute. */
export const eachMinute: EachMinute = {
  "expire-orders": expireOrders,
  "reconcile-payments": nothing, // TODO(payments)
};
