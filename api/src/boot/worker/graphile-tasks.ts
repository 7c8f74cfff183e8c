import type { Task, TaskList } from "graphile-worker";
import type { JobContext } from "../../context/job-context";
import type { JobOrigin } from "../../modules/jobs/add-job";
import { readStorefront } from "../../modules/catalogue/read-storefront";
import { recordRun } from "../../modules/jobs/recurring-tasks";
import { redactEmails } from "../../observability/log";
import { asRequestId } from "../../http/request-id";
import { jobRun } from "../../observability/signals";
import { tracer } from "../../observability/tracer";

/** A task with the payload of its jobs. */
type AnyTask = (ctx: JobContext, payload: never) => Promise<void>;

/** The shop's tasks in graphile-worker's form. Each job gets its own context. */
export function graphileTasks(
  tasks: Record<string, AnyTask>,
  createContext: (jobId: string, requestId: string | null) => JobContext,
): TaskList {
  const wrapped = Object.entries(tasks).map(([name, task]): [string, Task] => [
    name,
    (payload, { job }) =>
      timed(name, requestIdIn(payload), async (requestId) => {
        const ctx = createContext(job.id, requestId);
        await task(name.startsWith("mail-") ? await withStorefront(ctx) : ctx, payload as never);
        await recordRun(ctx, name);
      }),
  ]);
  return Object.fromEntries(wrapped);
}

/** The context of a mail, with the shop's current name, logo and accent color. */
async function withStorefront(ctx: JobContext): Promise<JobContext> {
  const { name, logoUrl, accentColor } = (await readStorefront(ctx)).words ?? {};
  return { ...ctx, shopName: name ?? ctx.shopName, logoUrl, accentColor };
}

/** Runs a job in its own trace, and publishes its result and duration. */
async function timed(
  task: string,
  requestId: string | null,
  work: (requestId: string | null) => Promise<void>,
): Promise<void> {
  const since = performance.now();
  const publish = (outcome: "done" | "failed") =>
    jobRun.publish({ task, outcome, seconds: (performance.now() - since) / 1_000 });
  const attributes: Record<string, string> = requestId === null ? {} : { "shop.request_id": requestId };
  const run = () => work(requestId);
  await (tracer()?.step(`job ${task}`, attributes, run) ?? run()).then(
    () => publish("done"),
    (error: unknown) => {
      publish("failed");
      throw withoutEmails(error);
    },
  );
}

/** Redacts emails: the queue records the error's message, which must not name people (ADR-0060). */
function withoutEmails(error: unknown): unknown {
  if (error instanceof Error) error.message = redactEmails(error.message);
  return error;
}

/** The request that added a job, if its payload names one. */
export function requestIdIn(payload: unknown): string | null {
  return asRequestId((payload as JobOrigin | null)?.requestId) ?? null;
}
