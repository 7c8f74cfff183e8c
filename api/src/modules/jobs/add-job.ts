import type { DisputePhase } from "@shop/shared/payment-problems";
import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";

/**
 * The jobs of the shop and the payload of each. A task reads everything else when it runs, so that it never
 * acts on old facts.
 */
export interface JobPayloads {
  /** To the customer: what was ordered, one mail for a whole cart. */
  "mail-orders-placed": { orderIds: string[] };
  /** To the customer: the receipt; and to the shopkeepers: a new paid order. */
  "mail-payment-received": { paymentId: string };
  /** To the customer: a parcel is on its way, one mail for all that is in it. */
  "mail-order-shipped": { shipmentId: string };
  /** To the customer: a parcel that is on its way has another number. */
  "mail-tracking-changed": { shipmentId: string; change: string };
  "mail-order-delivered": { orderId: string };
  "mail-order-cancelled": { orderId: string };
  /** To the customer: the money is on its way back. */
  "mail-order-refunded": { orderId: string };
  /** To the customer: a part of the money is on its way back. */
  "mail-order-part-refunded": { part: string; orderId: string; cents: number; paidBack: boolean };
  /** To both sides: a payment came for an order that no longer waited for one, and goes back. */
  "mail-payment-returned": { refundId: string };
  /** To the shopkeepers: a refund failed, and its money is owed. */
  "mail-refund-failed": { refundId: string };
  /** To the shopkeepers: a payment is disputed, or how that ended. */
  "mail-payment-disputed": { disputeId: string; phase: DisputePhase };
  /** To the shopkeepers: nothing of the product can be sold any more. */
  "mail-stock-run-out": { productId: string };
  /** To somebody whose email was entered for the newsletter: the link to confirm it. */
  "mail-newsletter-confirmation": { subscriptionId: string };
  /** To somebody who asked for it: a product is back. */
  "mail-back-in-stock": { alertId: string };
  /** Deletes the files of mails about the orders of somebody who has left, and of those to their emails, which are hashes. */
  "delete-mails": { userId?: string; recipients: string[] };
  /** Has Firebase refuse a user's sign-ins, or allow them, as the shop does: after a change whose answer is missing. */
  "block-at-firebase": { userId: string };
  /** Ends a user's sessions at Firebase, which have ended here. */
  "end-sessions-at-firebase": { userId: string };
  /** Has the payment provider give the money back. */
  "send-refund": { refundId: string };
  /** Has the payment provider close the open payment pages of an order that no longer waits for a payment. */
  "close-payments-of-order": { orderId: string };
  /** Makes all invoices and credit notes that are missing, after an upgrade from a release that made none. */
  "make-old-invoices": Record<string, never>;
  /** Makes a delivery of each event for each webhook that listens to it. */
  "fan-out-webhooks": { eventIds: string[] };
  /** Tries to deliver an event: `attempt` is 1 for the first of the attempts that the shop makes by itself. */
  "send-webhook": { deliveryId: string; attempt: number };
  /** Sends deliveries of one webhook again, one after another. */
  "replay-webhook": { deliveryIds: string[] };
  /** To the shopkeepers: a webhook was switched off, because nothing arrives there. */
  "mail-webhook-disabled": { webhookId: string };
}

/** The name of a job. */
export type JobName = keyof JobPayloads;

/** The flag of jobs that call the programs of others: each process keeps places in which none of them runs. */
export const CALLS_OUT = "calls-out";

/** How the flag of such a job begins that says whose program it calls. */
export const RECEIVER = "to ";

const addJobs = (
  jobs: string,
  { runAt, priority, flags }: Record<"runAt" | "priority" | "flags", string>,
): string =>
  `select graphile_worker.add_jobs(
      array_agg((name, payload, null, ${runAt}, 25, name || ': ' || key, ${priority}, ${flags})::graphile_worker.job_spec), true)
    from ${jobs} having count(*) > 0`;

/**
 * The SQL that adds the jobs of a common table expression, which has their `name`, `payload` and `key`, like `addJob` but all in one
 * call. Adds none if there are none. The order of its rows is theirs.
 */
export const addJobsSql = (jobs: string): string =>
  addJobs(jobs, { runAt: "null", priority: "null", flags: "null" });

/**
 * The same for jobs that call the programs of others. They have a moment `run_at` before which none is done, a `priority`: lower
 * is sooner, and a `receiver`, which begins with `RECEIVER`: a process runs one of each at a time.
 */
export const addCallsSql = (jobs: string): string =>
  addJobs(jobs, { runAt: "run_at", priority: "priority", flags: `array['${CALLS_OUT}', receiver]` });

const add = command(
  `select graphile_worker.add_job($1, $2::json, run_at => now() + $4 * interval '1 second', max_attempts => 25, job_key => $3,
    job_key_mode => 'preserve_run_at')`,
);
const remove = command("select graphile_worker.remove_job($1)");

/** What a job gets beside its payload: the request that added it. */
export interface JobOrigin {
  requestId?: string;
}

const payloadOf = ({ requestId }: Pick<RequestContext, "requestId">, payload: object) =>
  JSON.stringify(requestId === null ? payload : ({ ...payload, requestId } satisfies JobOrigin));

/**
 * Adds a job in the running transaction: nothing is done for what rolls back, and everything is done at least once for what
 * commits. `key` names the thing that is to be done, as people read it in the list of failed jobs; a job that waits under the
 * same key is not added again. It is due after `seconds`.
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

/** Removes a job that is not needed any more, if it waits. */
export async function removeJob(tx: Pick<RequestContext, "db">, name: JobName, key: string): Promise<void> {
  await execute(tx.db, remove, [keyOf(name, key)]);
}

const keyOf = (name: JobName, key: string) => `${name}: ${key}`;
