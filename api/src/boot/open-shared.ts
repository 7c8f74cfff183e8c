import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { secret } from "../../embedded/data-folder";
import { RateLimits } from "../limits/rate-limits";
import { AccessTokens } from "../modules/identity/access-token";
import { Firebase } from "../modules/identity/firebase";
import { openImageStore } from "../modules/images/stores/open-image-store";
import { demoWebhookSecret } from "../modules/payments/gateways/demo-gateway";
import { openPaymentGateway } from "../modules/payments/gateways/open-payment-gateway";
import { createSecretBox } from "../modules/webhooks/sending/secrets";
import { createWebhookSender } from "../modules/webhooks/sending/webhook-sender";
import type { Shared } from "./create-context";
import type { Env } from "./env";
import type { Services } from "./services";

/** The dependencies shared by the requests and jobs of a process, and a function that closes them. */
export interface OpenShared {
  shared: Shared & { database: DataSource };
  /** Sets the address on which this process serves the shop. Until then, the environment's address is used. */
  listensAt(address: AddressInfo): void;
  close(): Promise<void>;
}

/** Opens the configured services. The database is already open. */
export function openShared(env: Env, services: Services, database: DataSource, log: Logger): OpenShared {
  let shopAddress = localAddress({ address: env.host, port: env.port });
  const firebase = new Firebase({ projectId: env.firebase.projectId, emulatorHost: services.emulatorHost });
  const shared = {
    database,
    identity: { firebase, accessTokens: new AccessTokens(services.accessTokenSecret) },
    images: openImageStore(env.dataDir, env.s3),
    payments: openPaymentGateway(env.payments, {
      db: database.manager,
      // in the data folder, so that a test can sign events; derived, so that all processes have the same secret
      webhookSecret: () =>
        secret(env.dataDir, "payment-webhook-secret", () => demoWebhookSecret(services.accessTokenSecret)),
      shopAddress: () => shopAddress,
      log,
    }),
    webhooks: {
      sender: createWebhookSender(env.webhooks),
      secrets: createSecretBox(services.accessTokenSecret),
    },
    policy: env.policy,
    rateLimits: rateLimitsOf(env, database),
  };
  return {
    shared,
    listensAt: (address) => (shopAddress = localAddress(address)),
    close: () => firebase.close(),
  };
}

/** The local address of a shop, which may listen on all interfaces. */
function localAddress({ address, port }: Pick<AddressInfo, "address" | "port">): string {
  const host = { "0.0.0.0": "127.0.0.1", "::": "::1" }[address] ?? address;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The rate limits, counted in the database if several processes may run. */
function rateLimitsOf({ rateLimits }: Env, database: DataSource): RateLimits | undefined {
  switch (rateLimits) {
    case "off":
      return undefined;
    case "own":
      return new RateLimits({ database: undefined });
    case "shared":
      return new RateLimits({ database });
  }
}
