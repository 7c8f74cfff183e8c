import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";

/** The tasks that run every minute, in this order. */
export const RECURRING_TASKS = [
  "expire-orders",
  "reconcile-payments",
  "remove-unused-devices",
  "delete-outdated-subscriptions",
  "remove-unused-photos",
  "finish-deletions",
  "prune-webhook-deliveries",
  "end-sales",
  "sum-sales",
  "remove-old-idempotency-keys",
  "remove-old-searches",
  "queue-stock-alerts",
  "delete-outdated-stock-alerts",
  "queue-cart-reminders",
  "count-orders-after-reminders",
  "make-missing-invoices",
] as const;

/** The name of a task that runs every minute. */
export type RecurringTask = (typeof RECURRING_TASKS)[number];

const NAMES: ReadonlySet<string> = new Set(RECURRING_TASKS);

const note = command(
  "insert into task_runs (task, ran_at) values ($1, now()) on conflict (task) do update set ran_at = excluded.ran_at",
);

/** Records that a recurring task has succeeded; does nothing for other tasks. */
export async function recordRun({ db }: Pick<RequestContext, "db">, task: string): Promise<void> {
  if (NAMES.has(task)) await execute(db, note, [task]);
}
