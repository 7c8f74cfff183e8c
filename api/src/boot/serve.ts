import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { Bootstrap } from "@shop/shared/bootstrap";
import { textLanguage } from "@shop/shared/locale";
import { createApp } from "./create-app";
import { POOL_SIZE } from "../data/data-source";
import { DatabaseProbe } from "../data/connections/probe";
import { openReplicas } from "../data/replicas/replicas";
import type { Env } from "./env";
import { logStatements } from "./log-statements";
import { openDatabase } from "./open-database";
import { openMetrics } from "./open-metrics";
import { openShared } from "./open-shared";
import type { Services } from "./services";
import { startJobs } from "./worker/start-jobs";
import { webBuildFolder } from "../pages/renderer";
import { devPages } from "../pages/dev-pages";
import { closePort } from "../http/close-port";
import { Health } from "../http/health";

/**
 * How many connections the kernel holds until the shop accepts them; Node's own limit is 511. When a sale begins, thousands open at once,
 * and the kernel resets some of those above the limit. Linux limits it by `net.core.somaxconn`, 4096.
 */
const BACKLOG = 4_096;

/** A listening shop process. */
export interface Serving {
  address: string;
  /** Drains: waits until load balancers have noticed, completes requests in progress, then closes everything. */
  stop(): Promise<void>;
}

/** Opens the database, starts listening, and marks the process as ready once its dependencies are. */
export async function serve(
  env: Env,
  services: Services,
  log: Logger,
  needed: Promise<unknown> = Promise.resolve(),
): Promise<Serving> {
  const stopLogging = logStatements(log);
  const metrics = await openMetrics(env, services.database, log);
  const database = await openDatabase(services.database, log);
  const { shared, listensAt, close } = openShared(env, services, database, log);
  const replicas = openReplicas(services.database, database, log);
  if (replicas) metrics?.watchReplicas(() => replicas.states());
  const probe = new DatabaseProbe(services.database.url, services.database.pooled);
  const health = new Health(probe);
  const dev = devPages();
  const built = webBuildFolder(textLanguage());
  const webFolder = existsSync(resolve(built, "server/entry-server.js")) ? built : null;
  if (!webFolder && !dev) log.warn("the web is not built: there are no pages, only GraphQL and REST");
  const app = await createApp({
    ...shared,
    replicas,
    health,
    log,
    trustProxy: env.trustProxy,
    watchRequests: metrics?.watchRequests,
    production: env.production,
    sharedCaches: env.sharedCaches,
    pages: {
      webFolder,
      devPages: dev,
      publicOrigin: env.publicOrigin,
      bootstrap: bootstrapOf(env, services.emulatorHost),
    },
  });
  const where = { port: env.port, host: env.host, backlog: BACKLOG };
  const address = await app.listen(where).catch(async (error: unknown) => {
    await database.destroy(); // it would report its own server's end as an error
    throw error;
  });
  listensAt(app.server.address() as AddressInfo);
  dev?.listening();
  const worker = env.worker ? startJobs(env, services.database.directUrl, shared, log) : undefined;
  needed
    .then(() => warmUp(app, database))
    .then(() => health.ready())
    .catch(() => undefined); // the caller of the start reports the error
  const closeServer = async () => {
    // without a proxy nobody would notice the drain, and Ctrl-C takes effect at once
    if (env.drainSeconds > 0) await closePort(app.server, () => health.close());
    await app.close();
  };
  const stop = async () => {
    health.drain();
    await wait(env.drainSeconds * 1_000);
    await Promise.all([closeServer(), worker?.stop()]);
    await Promise.all([database.destroy(), replicas?.close(), probe.close(), close(), metrics?.close()]);
    stopLogging();
  };
  return { address: dev?.address ?? address, stop };
}

/**
 * Opens the pool's connections and renders the home page once, so that the first customers don't wait for connections or compilation.
 */
async function warmUp(app: FastifyInstance, database: DataSource): Promise<void> {
  const connections = Array.from({ length: POOL_SIZE }, () => database.query("select 1"));
  await Promise.allSettled([...connections, app.inject("/")]);
}

function bootstrapOf(
  { shopName, locale, links, firebase, seed, payments, policy, operator }: Env,
  emulatorHost: string | undefined,
): Bootstrap {
  const { apiKey, authDomain, projectId } = firebase;
  return {
    shopName,
    locale,
    firebase: {
      apiKey,
      authDomain,
      projectId,
      ...(emulatorHost && { emulatorUrl: `http://${emulatorHost}` }),
    },
    demoAccounts: seed === "demo",
    links,
    payments: payments.gateway,
    rules: {
      operator,
      orderHoldHours: policy.orderHoldHours,
      maxUnitsPerOrder: policy.maxUnitsPerOrder,
      maxUnpaidUnits: policy.maxUnpaidUnits,
      moderatedReviews: policy.moderatedReviews,
      newsletter: policy.newsletter,
    },
  };
}
