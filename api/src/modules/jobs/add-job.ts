import type { DisputePhase } from "@shop/shared/payment-problems";
import type { ReturnStatus } from "@shop/shared/return-transitions";
import type { Message } from "@shop/shared/schemas/contact";
import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";

/**
 * The jobs of the shop with their payloads. A task reads all other data when it runs, so that it never acts on outdated
 * facts.
 */
export interface JobPayloads {
  /** To the customer: the placed orders, one mail for a whole cart. */
  "mail-orders-placed": { orderIds: string[] };
  /** To the customer: the receipt. To the shopkeepers: new paid orders. */
  "mail-payment-received": { paymentId: string };
  /** To the customer: a parcel is on its way, one mail for its whole content. */
  "mail-order-shipped": { shipmentId: string };
  /** To the customer: a parcel on its way has a new tracking number. */
  "mail-tracking-changed": { shipmentId: string; change: string };
  "mail-order-delivered": { orderId: string };
  "mail-order-cancelled": { orderId: string };
  /** To the customer: the order was refunded. */
  "mail-order-refunded": { orderId: string };
  /** To the customer: a part of the order was refunded. */
  "mail-order-part-refunded": { part: string; orderId: string; minor: number; paidBack: boolean };
  /** To the customer and the shopkeepers: a payment came for an order that no longer awaited one, and is refunded. */
  "mail-payment-returned": { refundId: string };
  /** To the shopkeepers: a refund failed, and its money is owed. */
  "mail-refund-failed": { refundId: string };
  /** To the shopkeepers: a payment is disputed, or the outcome of the dispute. */
  "mail-payment-disputed": { disputeId: string; phase: DisputePhase };
  /** To the shopkeepers: a product is out of stock. */
  "mail-stock-run-out": { productId: string };
  /** To an email entered for the newsletter: the link to confirm the subscription. */
  "mail-newsletter-confirmation": { subscriptionId: string };
  /** To the customer: their return has this new state. To the shopkeepers: a new return. */
  "mail-return": { returnId: string; status: ReturnStatus };
  /** To the email of a gift card: its code. */
  "mail-gift-card": { cardId: string };
  /** To a customer with an alert for it: a product is back in stock. */
  "mail-back-in-stock": { alertId: string };
  /** To a customer who agreed: the cart that they left a day ago. */
  "mail-cart-reminder": { userId: string };
  /** To the shop: a visitor's message. The payload is its only copy. */
  "mail-message": Message;
  /** Deletes the files of mails about a former user's orders, and of mails to their emails, which are hashes. */
  "delete-mails": { userId?: string; recipients: string[] };
  /** Applies a user's blocked state to Firebase, after a change without an answer. */
  "block-at-firebase": { userId: string };
  /** Ends a user's sessions at Firebase, after their end here. */
  "end-sessions-at-firebase": { userId: string };
  /** Asks the payment provider for a refund. */
  "send-refund": { refundId: string };
  /** Asks the payment provider to close the open payment pages of an order that no longer awaits a payment. */
  "close-payments-of-order": { orderId: string };
  /** Makes all missing invoices and credit notes, after an upgrade from a release that made none. */
  "make-old-invoices": Record<string, never>;
  /** Creates a delivery of each event for each subscribed webhook. */
  "fan-out-webhooks": { eventIds: string[] };
  /** Tries to deliver an event: `attempt` is 1 for the shop's first automatic attempt. */
  "send-webhook": { deliveryId: string; attempt: number };
  /** Repeats deliveries of one webhook, one after another. */
  "replay-webhook": { deliveryIds: string[] };
  /** To the shopkeepers: a webhook was switched off, because its deliveries fail. */
  "mail-webhook-disabled": { webhookId: string };
}

/** The name of a job. */
export type JobName = keyof JobPayloads;

/** The flag of jobs that call external programs: each process reserves some concurrency for other jobs. */
export const CALLS_OUT = "calls-out";

/** The prefix of a job's flag with its receiver, the external program it calls. */
export const RECEIVER = "to ";

const addJobs = (
  jobs: string,
  { runAt, priority, flags }: Record<"runAt" | "priority" | "flags", string>,
): string =>
  `select graphile_worker.add_jobs(
      array_agg((name, payload, null, ${runAt}, 25, name || ': ' || key, ${priority}, ${flags})::graphile_worker.job_spec), true)
    from ${jobs} having count(*) > 0`;

/**
 * SQL that adds the jobs of a common table expression with the columns `name`, `payload` and `key`, like `addJob` but
 * in one call, in the order of its rows. Adds nothing for no rows.
 */
export const addJobsSql = (jobs: string): string =>
  addJobs(jobs, { runAt: "null", priority: "null", flags: "null" });

/**
 * Like `addJobsSql`, for jobs that call external programs. Their further columns are `run_at`, before which they don't
 * run, `priority`, of which lower values run first, and `receiver`, which begins with `RECEIVER`: a process runs one
 * job per receiver at a time.
 */
export const addCallsSql = (jobs: string): string =>
  addJobs(jobs, { runAt: "run_at", priority: "priority", flags: `array['${CALLS_OUT}', receiver]` });

const add = command(
  `select graphile_worker.add_job($1, $2::json, run_at => now() + $4 * interval '1 second', max_attempts => 25, job_key => $3,
    job_key_mode => 'preserve_run_at')`,
);
const remove = command("select graphile_worker.remove_job($1)");

/** The part of a job's payload that names its request. */
export interface JobOrigin {
  requestId?: string;
}

const payloadOf = ({ requestId }: Pick<RequestContext, "requestId">, payload: object) =>
  JSON.stringify(requestId === null ? payload : ({ ...payload, requestId } satisfies JobOrigin));

/**
 * Adds a job in the running transaction: it never runs if the transaction rolls back, and runs at least once if it
 * commits. `key` describes the job's subject in the list of failed jobs; a job is not added while another one with this
 * key waits. It is due after `seconds`.
 */
export async function addJob<Name extends JobName>(
  tx: Pick<RequestContext, "db" | "requestId">,
  name: Name,
  payload: JobPayloads[Name],
  key: string,
  seconds = 0,
): Promise<void> {
  await execute(tx.db, add, [name, payloadOf(tx, payload), keyOf(name, key), seconds]);
}

/** Removes a waiting job if it is no longer needed. */
export async function removeJob(tx: Pick<RequestContext, "db">, name: JobName, key: string): Promise<void> {
  await execute(tx.db, remove, [keyOf(name, key)]);
}

const keyOf = (name: JobName, key: string) => `${name}: ${key}`;
