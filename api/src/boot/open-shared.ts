import type { DataSource } from "typeorm";
import { RateLimits } from "../limits/rate-limits";
import { AccessTokens } from "../modules/identity/access-token";
import { Firebase } from "../modules/identity/firebase";
import { openImageStore } from "../modules/images/stores/open-image-store";
import type { Shared } from "./create-context";
import type { Env } from "./env";
import type { Services } from "./services";

/** What the requests and the jobs of a process share, and what closes it. */
export interface OpenShared {
  shared: Shared & { database: DataSource };
  close(): Promise<void>;
}

/** Opens what the environment names; the database is open already. */
export function openShared(env: Env, services: Services, database: DataSource): OpenShared {
  const firebase = new Firebase({ projectId: env.firebase.projectId, emulatorHost: services.emulatorHost });
  const shared = {
    database,
    identity: { firebase, accessTokens: new AccessTokens(services.accessTokenSecret) },
    images: openImageStore(env.dataDir, env.s3),
    payments: null,
    policy: env.policy,
    rateLimits: env.rateLimits ? rateLimitsOf(env, database) : undefined,
  };
  return { shared, close: () => firebase.close() };
}

/** Rate limits, shared through the database if several processes may run; in production, also on other machines. */
function rateLimitsOf({ production, concurrency }: Env, database: DataSource): RateLimits {
  return new RateLimits({ database: production || concurrency > 1 ? database : undefined });
}
