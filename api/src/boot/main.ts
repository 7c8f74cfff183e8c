import { onStop, stop, Stopped, unlessStopped } from "./stop-signal";
import "../observability/load-tracing";
import "reflect-metadata";
import "./source-maps";
import { setLocale } from "@shop/shared/locale";
import cluster from "node:cluster";
import { setFlagsFromString } from "node:v8";
import { watchParent } from "../../embedded/parent-process";
import { readEnv, type Env } from "./env";
import { createLog } from "../observability/log";
import { serve } from "./serve";
import { databaseAt, type Services } from "./services";
import { tracer } from "../observability/tracer";
import { startError } from "./start-error";
import { startShop } from "./start-shop";

/** How long requests in progress may take after the port is closed, in ms; then the process exits anyway. */
const CLOSE_TIMEOUT_MS = 15_000;

// V8 would keep graphql-jit's functions long after their eviction: about 40 KB for each distinct query
setFlagsFromString("--no-compilation-cache");

async function main(): Promise<void> {
  const env = readEnv(process.env, process.stdout.isTTY);
  setLocale(env.locale);
  const log = createLog(env.log);
  const starting = cluster.isWorker ? unlessStopped(startWorker(env, log)) : startShop(env, log);

  onStop((reason) => {
    if (cluster.isPrimary) log.info(`${reason}: closing`);
    setTimeout(() => process.exit(1), env.drainSeconds * 1_000 + CLOSE_TIMEOUT_MS).unref();
    starting
      .then((end) => end(), ignoreAborted)
      .then(() => tracer()?.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
  if (cluster.isPrimary) watchParent(() => stop("npm is gone"));
  else process.on("disconnect", () => stop("the first process is gone"));
  await starting.catch(ignoreAborted);
}

/** An aborted start is not a failure. */
function ignoreAborted(error: unknown): void {
  if (!(error instanceof Stopped)) throw error;
}

async function startWorker(env: Env, log: ReturnType<typeof createLog>) {
  const services: Services = {
    database: databaseAt(env, env.database.url as string),
    accessTokenSecret: env.accessTokenSecret as string,
    emulatorHost: env.firebase.emulatorHost,
  };
  const serving = await serve(env, services, log);
  return () => serving.stop();
}

main().catch((error: unknown) => {
  console.error(startError(error, "npm start"));
  process.exit(1);
});
