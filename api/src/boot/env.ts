import { resolve } from "node:path";
import type { Links } from "@shop/shared/links";
import type { z } from "zod";
import type { DatabaseSettings } from "../data/connections/database-settings";
import type { MailSettings } from "../modules/mails/transport/create-mailer";
import type { S3Settings } from "../modules/images/stores/s3-store";
import {
  bucketFaults,
  cdnFaults,
  databaseFaults,
  emulatorFaults,
  firebaseFaults,
  mailFaults,
  metricsFaults,
  productionFaults,
} from "./env-faults";
import { linksOf } from "./env-links";
import { paymentFaults, paymentsOf } from "./env-payments";
import { allowedValues } from "../validation";
import { variables, type Variables } from "./env-variables";

/** The shop's configuration; docs/configuration.md explains every variable. */
export type Env = ReturnType<typeof envOf>;

/** Load balancers request /readyz every few seconds. */
const BEHIND_PROXY_DRAIN_SECONDS = 5;

/** All errors of the environment together, so that they can be fixed together. */
export class InvalidEnvironment extends Error {
  constructor(readonly faults: string[]) {
    super(`The environment is not valid:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.name = "InvalidEnvironment";
  }
}

/** Reads and checks the environment; throws InvalidEnvironment with every error. An empty variable counts as unset. */
export function readEnv(source: NodeJS.ProcessEnv, terminal = false): Env {
  const parsed = variables.safeParse(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "")),
    { error: allowedValues },
  );
  const faults = parsed.success ? [] : faultsOf(parsed.error);
  faults.push(...(source.NODE_ENV === "production" ? productionFaults(source) : firebaseFaults(source)));
  faults.push(
    ...databaseFaults(source),
    ...bucketFaults(source),
    ...cdnFaults(source),
    ...emulatorFaults(source),
    ...paymentFaults(source),
  );
  faults.push(...mailFaults(source), ...metricsFaults(source));
  if (faults.length > 0 || !parsed.success) throw new InvalidEnvironment(faults);
  return envOf(parsed.data, terminal);
}

/** The first error of each variable. */
function faultsOf({ issues }: z.ZodError): string[] {
  const byVariable = new Map<string, string>();
  for (const { path, message } of issues) {
    const variable = String(path[0]);
    if (!byVariable.has(variable)) byVariable.set(variable, `${variable}: ${message}`);
  }
  return [...byVariable.values()];
}

function envOf(read: Variables, terminal: boolean) {
  const operator = { name: read.OPERATOR_NAME, address: read.OPERATOR_ADDRESS, email: read.OPERATOR_EMAIL };
  const emulated = !read.FIREBASE_PROJECT_ID || read.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  const everythingEmbedded = emulated && !read.DATABASE_URL;
  const projectId = read.FIREBASE_PROJECT_ID ?? "demo-shop";
  const seed = read.SEED ?? (everythingEmbedded ? "demo" : "off");
  const links = linksOf(read.LINKS, seed === "demo");
  return {
    port: read.PORT,
    host: read.HOST,
    /** Absolute path of the folder for all embedded data. */
    dataDir: resolve(read.DATA_DIR),
    database: databaseOf(read),
    firebase: {
      projectId,
      apiKey: read.FIREBASE_API_KEY ?? "demo-api-key",
      authDomain: read.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      /** host:port of the configured emulator; undefined means the default. */
      emulatorHost: read.FIREBASE_AUTH_EMULATOR_HOST,
      /** Whether the shop uses the emulator instead of a Firebase project. */
      emulated,
      /** Path of the service account's key, which Google's SDK reads by itself. */
      serviceAccount: read.GOOGLE_APPLICATION_CREDENTIALS,
    },
    accessTokenSecret: read.ACCESS_TOKEN_SECRET,
    seed,
    shopName: read.SHOP_NAME,
    locale: { currency: read.CURRENCY, language: read.LANGUAGE, timeZone: read.TIME_ZONE },
    /** The shop's operator, for the Privacy and Terms pages. */
    operator,
    links,
    /** How many shop processes share the port. */
    concurrency: read.WEB_CONCURRENCY,
    /** The bucket for uploaded images; undefined means the data folder. */
    s3: s3Of(read),
    trustProxy: read.TRUST_PROXY,
    sharedCaches: { maxAge: read.CDN_MAX_AGE, stale: read.CDN_STALE },
    /** How long requests are still accepted after /readyz returns 503, so that load balancers notice (ADR-0042). */
    drainSeconds: read.DRAIN_SECONDS ?? (read.TRUST_PROXY > 0 ? BEHIND_PROXY_DRAIN_SECONDS : 0),
    /** The public scheme, host and port of the shop; undefined means those of the request. */
    publicOrigin: read.PUBLIC_ORIGIN,
    rateLimits: rateLimitsOf(read),
    payments: paymentsOf(read),
    mail: mailOf(read, links),
    webhooks: { allowPrivate: read.WEBHOOKS_ALLOW_PRIVATE === "on" },
    /** Whether this process also runs jobs; otherwise `npm run worker` does. */
    worker: read.WORKER === "on",
    policy: {
      verifiedEmail: new Set(read.REQUIRE_VERIFIED_EMAIL ?? (emulated ? [] : ["admins" as const])),
      maxUnitsPerOrder: read.MAX_UNITS_PER_ORDER,
      maxUnpaidUnits: read.MAX_UNPAID_UNITS,
      orderHoldHours: read.ORDER_HOLD_HOURS,
      newsletter: read.SMTP_URL !== undefined || read.NODE_ENV !== "production",
      moderatedReviews: read.REVIEWS === "moderated",
      seller: { shop: read.SHOP_NAME, ...operator, taxNumber: read.OPERATOR_TAX_NUMBER },
    },
    /** The port of /metrics; undefined disables metrics. */
    metricsPort: read.METRICS_PORT,
    log: { level: read.LOG_LEVEL, format: read.LOG_FORMAT ?? (terminal ? "pretty" : "json") },
    production: read.NODE_ENV === "production",
  };
}

/** Without a `url`, the database is embedded. */
function databaseOf(
  read: Variables,
): Omit<DatabaseSettings, "url" | "directUrl" | "pooled"> & { url?: string; directUrl?: string } {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = read;
  return {
    ...(url && { url }),
    ...(directUrl && { directUrl }),
    replicaUrls: read.DATABASE_REPLICA_URL,
    preparedStatements: read.PREPARED_STATEMENTS === "on",
  };
}

/** `off` is only for load tests. In production, more processes may run on other machines. */
function rateLimitsOf({ RATE_LIMITS, NODE_ENV, WEB_CONCURRENCY }: Variables): "own" | "shared" | "off" {
  if (RATE_LIMITS !== "on") return RATE_LIMITS;
  return NODE_ENV === "production" || WEB_CONCURRENCY > 1 ? "shared" : "own";
}

/** Replies to mails go to the address of 'Contact support', if it is an email. */
function mailOf(
  { SMTP_URL: smtpUrl, MAIL_FROM: from, SHOP_NAME: name }: Variables,
  links: Links,
): MailSettings {
  const replyTo = links.support?.startsWith("mailto:") ? new URL(links.support).pathname : undefined;
  return { smtpUrl, from: from ?? { name, address: "shop@localhost" }, replyTo };
}

function s3Of(read: Variables): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = read;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if (!bucket) return undefined;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region, endpoint, credentials, pathStyle: read.S3_PATH_STYLE === "true" };
}
