import type { Logger } from "pino";
import { createMailer } from "../../modules/mails/transport/create-mailer";
import { RECURRING_TASKS } from "../../modules/jobs/recurring-tasks";
import type { Shared } from "../create-context";
import type { Env } from "../env";
import { eachMinute, tasks } from "../tasks";
import { graphileTasks } from "./graphile-tasks";
import { createJobContext } from "./job-context";
import { Worker } from "./worker";

/** Runs the shop's jobs until they are stopped. `shared` holds the dependencies of this process. */
export function startJobs(
  env: Env,
  databaseUrl: string,
  shared: Shared,
  log: Logger,
): { stop(): Promise<void> } {
  const mailer = createMailer({ ...env.mail, dataDir: env.dataDir }, log);
  const origin = env.publicOrigin ?? `http://localhost:${env.port}`;
  const dependencies = { ...shared, mailer, shopName: env.shopName, origin, log };
  const worker = new Worker({
    databaseUrl,
    taskList: graphileTasks({ ...tasks, ...eachMinute }, (jobId, requestId) =>
      createJobContext(dependencies, jobId, requestId),
    ),
    recurring: RECURRING_TASKS,
    log,
  });
  return { stop: () => worker.stop().then(() => mailer.close()) };
}
