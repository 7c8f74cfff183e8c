import { runOnce } from "graphile-worker";
import { Pool } from "pg";
import pino from "pino";
import type { Mail, Mailer, JobContext } from "../../src/context/job-context";
import { eachMinute, tasks } from "../../src/boot/tasks";
import { graphileTasks } from "../../src/boot/worker/graphile-tasks";
import { createJobContext, type JobDependencies } from "../../src/boot/worker/job-context";
import { Worker } from "../../src/boot/worker/worker";
import { workerLog } from "../../src/boot/worker/worker-log";
import type { TestShop } from "./shop";

const log = pino({ level: process.env.TEST_LOG ?? "silent" });

/** The dependencies of a test shop's jobs; their mails are added to `sent`. */
function dependenciesOf(shop: TestShop, sent: Mail[], mailer?: Mailer): JobDependencies {
  const { database, policy, images, payments, webhooks, firebase, accessTokens } = shop;
  return {
    database,
    policy,
    images,
    payments,
    webhooks,
    identity: { firebase, accessTokens },
    mailer: mailer ?? {
      send: (mail: Mail) => Promise.resolve(void sent.push(mail)),
      deleteMails: () => Promise.resolve(),
    },
    shopName: "Test shop",
    origin: "https://shop.example",
    log,
  };
}

/** How far the machine's clock may step back while a test runs. */
const CLOCK_STEP = "interval '0.1 seconds'";
const makeDue = `update graphile_worker._private_jobs set run_at = run_at - 2 * ${CLOCK_STEP} where run_at < now() + ${CLOCK_STEP}`;
const isDue = `select from graphile_worker._private_jobs
  where locked_at is null and run_at between now() - ${CLOCK_STEP} and now() + ${CLOCK_STEP}`;

/**
 * Runs every due job, as the worker does, until none is left; returns the sent mails, except those of the caller's `mailer`.
 * A job is also due if the clock stepped back after it was added.
 */
export async function runJobs(shop: TestShop, mailer?: Mailer): Promise<Mail[]> {
  const sent: Mail[] = [];
  const dependencies = dependenciesOf(shop, sent, mailer);
  const pgPool = new Pool({ connectionString: shop.databaseUrl, max: 2 });
  for (const event of ["error", "connect"] as const) pgPool.on(event, () => undefined);
  do {
    await pgPool.query(makeDue);
    await runOnce({
      pgPool,
      taskList: graphileTasks({ ...tasks, ...eachMinute }, (jobId, requestId) =>
        createJobContext(dependencies, jobId, requestId),
      ),
      logger: workerLog(log),
      noHandleSignals: true,
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  } while ((await pgPool.query(isDue)).rowCount);
  await pgPool.end();
  return sent;
}

/** Runs the shop's jobs as its processes do, until `stop`; mails are added to `sent`. */
export function startWorker(shop: TestShop, sent: Mail[]): Worker {
  const dependencies = dependenciesOf(shop, sent);
  return new Worker({
    databaseUrl: shop.databaseUrl,
    taskList: graphileTasks({ ...tasks, ...eachMinute }, (jobId, requestId) =>
      createJobContext(dependencies, jobId, requestId),
    ),
    log,
  });
}

/** Runs the minutely tasks once, and no other job. */
export async function runEachMinute(shop: TestShop): Promise<void> {
  for (const task of Object.values(eachMinute)) await task(createJobContext(dependenciesOf(shop, []), "0"));
}

/** A job's context, for tests that call a service as the worker does. */
export function aJobContext(shop: TestShop): JobContext {
  const { database, policy, images, payments, webhooks, firebase, accessTokens } = shop;
  return createJobContext(
    {
      ...{ database, policy, images, payments, webhooks, identity: { firebase, accessTokens } },
      mailer: { send: () => Promise.resolve(), deleteMails: () => Promise.resolve() },
      shopName: "Test shop",
      origin: "https://shop.example",
      log: pino({ level: "silent" }),
    },
    "1",
  );
}

/** A waiting job in the database. */
export interface WaitingJob {
  task: string;
  payload: { orderIds?: string[]; orderId?: string; productId?: string };
}

/** The waiting jobs in the order in which they were added. */
export const waitingJobs = (shop: TestShop): Promise<WaitingJob[]> =>
  shop.sql<WaitingJob>(
    `select identifier as task, payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = task_id order by jobs.id`,
  );
