/**
 * npm run worker: runs the shop's jobs, instead of or in addition to the shop processes (WORKER=off stops those from running
 * jobs). SIGTERM ends it.
 */
import { stopped, unlessStopped } from "../stop-signal";
import "../../observability/load-tracing";
import "reflect-metadata";
import "../source-maps";
import { secret } from "../../../embedded/data-folder";
import { createLog } from "../../observability/log";
import { readEnv } from "../env";
import { warningsOf } from "../env-warnings";
import { logStatements } from "../log-statements";
import { openDatabase } from "../open-database";
import { openMetrics } from "../open-metrics";
import { openShared } from "../open-shared";
import { tracer } from "../../observability/tracer";
import { startJobs } from "../worker/start-jobs";
import { runUntilStopped } from "./with-database";

/** How long running jobs may take after the signal, in ms; then the process exits anyway. */
const CLOSE_TIMEOUT_MS = 15_000;

runUntilStopped(async (_maintained, database) => {
  const env = readEnv(process.env, process.stdout.isTTY);
  const log = createLog(env.log);
  for (const warning of warningsOf(env)) log.warn(warning);
  logStatements(log);
  const metrics = await unlessStopped(openMetrics(env, database, log));
  const connected = await unlessStopped(openDatabase(database, log));
  const services = {
    database,
    accessTokenSecret: env.accessTokenSecret ?? secret(env.dataDir, "access-token-secret"),
    emulatorHost: env.firebase.emulatorHost,
  };
  const { shared, close } = openShared(env, services, connected, log);
  const worker = startJobs(env, database.directUrl, shared, log);
  log.info("The worker runs jobs");
  await stopped();
  log.info("The worker ends");
  setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
  await worker.stop();
  await Promise.all([connected.destroy(), close(), metrics?.close(), tracer()?.close()]);
});
