import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Bootstrap } from "@shop/shared/bootstrap";
import type { DataSource } from "typeorm";
import { createApp } from "./create-app";
import { connect } from "../data/connect";
import { DatabaseProbe } from "../data/probe";
import type { Env } from "./env";
import { WEB_BUILD_FOLDER } from "../folders";
import { Health } from "../http/health";
import { RateLimits } from "../limits/rate-limits";
import { AccessTokens } from "../modules/identity/access-token";
import { Firebase } from "../modules/identity/firebase";
import { openImageStore } from "../modules/images/stores/open-image-store";

/** The addresses of the services that this process uses. */
export interface Services {
  databaseUrl: string;
  /** host:port of the Firebase Auth emulator, if it is used. */
  emulatorHost: string | undefined;
  accessTokenSecret: string;
}

/** A listening shop process. */
export interface Serving {
  address: string;
  /** Drains: waits until load balancers have noticed, answers requests in progress, then closes everything. */
  stop(): Promise<void>;
}

/** Opens the database, starts listening, and marks the process as ready. */
export async function serve(env: Env, services: Services, log: Logger): Promise<Serving> {
  const database = await connect(services.databaseUrl, log);
  const firebase = new Firebase({ projectId: env.firebase.projectId, emulatorHost: services.emulatorHost });
  const probe = new DatabaseProbe(services.databaseUrl);
  const health = new Health(probe);
  const webFolder = existsSync(resolve(WEB_BUILD_FOLDER, "server/entry-server.js")) ? WEB_BUILD_FOLDER : null;
  if (!webFolder) log.warn("the web is not built: there are no pages, only GraphQL and REST");
  const app = await createApp({
    database,
    health,
    log,
    trustProxy: env.trustProxy,
    production: env.production,
    identity: { firebase, accessTokens: new AccessTokens(services.accessTokenSecret) },
    images: openImageStore(env.dataDir, env.s3),
    payments: null,
    policy: env.policy,
    rateLimits: env.rateLimits ? rateLimitsOf(env, database) : undefined,
    pages: {
      webFolder,
      publicOrigin: env.publicOrigin,
      bootstrap: bootstrapOf(env, services.emulatorHost),
    },
  });
  const address = await app.listen({ port: env.port, host: env.host });
  health.ready();
  const stop = async () => {
    health.drain();
    await wait(env.drainSeconds * 1_000);
    await app.close();
    await Promise.all([database.destroy(), probe.close(), firebase.close()]);
  };
  return { address, stop };
}

/** Rate limits, shared through the database if several processes may run; in production, also on other machines. */
function rateLimitsOf({ production, concurrency }: Env, database: DataSource): RateLimits {
  return new RateLimits({ database: production || concurrency > 1 ? database : undefined });
}

function bootstrapOf({ shopName, links, firebase, seed }: Env, emulatorHost: string | undefined): Bootstrap {
  const { apiKey, authDomain, projectId } = firebase;
  return {
    shopName,
    firebase: {
      apiKey,
      authDomain,
      projectId,
      ...(emulatorHost && { emulatorUrl: `http://${emulatorHost}` }),
    },
    demoAccounts: seed === "demo",
    links,
    payments: "off",
  };
}
