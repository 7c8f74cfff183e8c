import { runOnce } from "graphile-worker";
import { Pool } from "pg";
import pino from "pino";
import type { Mail } from "../../src/context/job-context";
import { eachMinute, tasks } from "../../src/boot/tasks";
import { graphileTasks } from "../../src/boot/worker/graphile-tasks";
import { createJobContext } from "../../src/boot/worker/job-context";
import { workerLog } from "../../src/boot/worker/worker-log";
import type { TestShop } from "./shop";

/** Runs every job that is due, as the worker does, until none is left; returns the mails that were sent. */
export async function runJobs(shop: TestShop): Promise<Mail[]> {
  const sent: Mail[] = [];
  const log = pino({ level: process.env.TEST_LOG ?? "silent" });
  const { database, policy, images, payments, firebase, accessTokens } = shop;
  const dependencies = {
    database,
    policy,
    images,
    payments,
    identity: { firebase, accessTokens },
    mailer: { send: (mail: Mail) => Promise.resolve(void sent.push(mail)) },
    shopName: "Test shop",
    origin: "https://shop.example",
    log,
  };
  const pgPool = new Pool({ connectionString: shop.databaseUrl, max: 2 });
  for (const event of ["error", "connect"] as const) pgPool.on(event, () => undefined);
  await runOnce({
    pgPool,
    taskList: graphileTasks({ ...tasks, ...eachMinute }, (jobId) => createJobContext(dependencies, jobId)),
    logger: workerLog(log),
    noHandleSignals: true,
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  await pgPool.end();
  return sent;
}
