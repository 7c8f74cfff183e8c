import type { Logger } from "pino";
import type { Mailer } from "../../context/job-context";
import type { Shared } from "../create-context";
import type { Env } from "../env";
import { eachMinute, tasks } from "../tasks";
import { crontabOf, graphileTasks } from "./graphile-tasks";
import { createJobContext } from "./job-context";
import { Worker } from "./worker";

/** TODO(mails): `createMailer(env)` */
const loggingMailer = (log: Logger): Mailer => ({
  send: ({ subject }) => Promise.resolve(log.info(`mail: ${subject}`)),
});

/** Runs the shop's jobs until they are stopped. `shared` is what the requests of this process use. */
export function startJobs(env: Env, databaseUrl: string, shared: Shared, log: Logger): Worker {
  const dependencies = {
    ...shared,
    mailer: loggingMailer(log),
    shopName: env.shopName,
    origin: env.publicOrigin ?? `http://localhost:${env.port}`,
  };
  return new Worker({
    databaseUrl,
    taskList: graphileTasks({ ...tasks, ...eachMinute }, () => createJobContext(dependencies)),
    crontab: crontabOf(eachMinute),
    log,
  });
}
