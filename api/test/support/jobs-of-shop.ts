import pino from "pino";
import { createJobContext } from "../../src/boot/worker/job-context";
import type { JobContext } from "../../src/context/job-context";
import type { TestShop } from "./shop";

/** The context of a job, for tests that call a service as the worker does. */
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

/** A job as it waits in the database. */
export interface WaitingJob {
  task: string;
  payload: { orderIds?: string[]; orderId?: string; productId?: string };
}

/** The jobs that wait, in the order in which they were added. */
export const waitingJobs = (shop: TestShop): Promise<WaitingJob[]> =>
  shop.sql<WaitingJob>(
    `select identifier as task, payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = task_id order by jobs.id`,
  );
