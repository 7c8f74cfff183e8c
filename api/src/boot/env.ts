import { resolve } from "node:path";
import { orderBounds } from "@shop/shared/order";
import { z } from "zod";
import type { LogSettings } from "../log";
import type { S3Settings } from "../modules/images/stores/s3-store";
import { VERIFIED_EMAIL_USES, type ShopPolicy } from "../context/policy";

const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

const onOrOff = z.enum(["on", "off"]);
const verifiedEmailUses = `must be a list of ${VERIFIED_EMAIL_USES.join(", ")}, separated by commas`;

const isOrigin = (url: string) => URL.canParse(url) && new URL(url).origin === url.replace(/\/$/, "");

const schema = z.object({
  PORT: whole(0, 65_535).default(4000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().min(1).optional(),
  FIREBASE_API_KEY: z.string().min(1).optional(),
  FIREBASE_AUTH_DOMAIN: z.string().min(1).optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, "must be host:port")
    .optional(),
  ACCESS_TOKEN_SECRET: z
    .string()
    .min(32, "must have 32 characters or more")
    .refine((secret) => new Set(secret).size >= 8, "must have 8 different characters or more")
    .optional(),
  ALLOW_PUBLIC_EMULATOR: onOrOff.default("off"),
  REQUIRE_VERIFIED_EMAIL: z
    .string()
    .transform((list) => list.split(",").map((use) => use.trim()))
    .pipe(z.array(z.enum(VERIFIED_EMAIL_USES, { error: verifiedEmailUses }), { error: verifiedEmailUses }))
    .optional(),
  MAX_UNITS_PER_ORDER: whole(1, orderBounds.quantity.max).default(500),
  MAX_UNPAID_UNITS: whole(1, orderBounds.quantity.max).default(500),
  REVIEWS: z.enum(["open", "moderated"]).default("open"),
  RATE_LIMITS: onOrOff.default("on"),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: "must be an http(s):// address" })
    .refine(isOrigin, "must be an origin: no path, no query")
    .transform((url) => new URL(url).origin)
    .optional(),
  SEED: z.enum(["demo", "off"]).optional(),
  SHOP_NAME: z.string().min(1).max(60).default("Meridian"),
  TRUST_PROXY: whole(0, 10).default(0),
  DRAIN_SECONDS: whole(0, 300).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  LOG_FORMAT: z.enum(["pretty", "json"]).optional(),
  NODE_ENV: z.enum(["production", "development", "test"]).optional(),
  WEB_CONCURRENCY: whole(1, 64).default(1),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: "must be an http(s):// address" }).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.enum(["true", "false"]).default("false"),
});

/** How this shop is configured; every variable is explained in docs/operations.md. */
export interface Env {
  port: number;
  host: string;
  /** Absolute path of the folder that holds everything embedded. */
  dataDir: string;
  databaseUrl: string | undefined;
  firebase: {
    projectId: string;
    apiKey: string;
    authDomain: string;
    /** host:port of the emulator, if one is configured; undefined: the default. */
    emulatorHost: string | undefined;
    /** True if the shop uses the emulator and not a Firebase project. */
    emulated: boolean;
  };
  accessTokenSecret: string | undefined;
  seed: "demo" | "off";
  shopName: string;
  /** How many shop processes share the port. */
  concurrency: number;
  trustProxy: number;
  /** How long requests are still accepted after /readyz has turned 503, so that a load balancer notices (ADR-0018). */
  drainSeconds: number;
  /** The public scheme, host and port of the shop; undefined: those of the request. */
  publicOrigin: string | undefined;
  /** False only for load tests. */
  rateLimits: boolean;
  policy: ShopPolicy;
  /** The bucket for uploaded images; undefined: the data folder. */
  s3: S3Settings | undefined;
  log: LogSettings;
  production: boolean;
}

/** Load balancers ask /readyz every few seconds. */
const BEHIND_PROXY_DRAIN_SECONDS = 5;

/** All errors of the environment at once, so that they can be fixed together. */
export class InvalidEnvironment extends Error {
  constructor(readonly faults: string[]) {
    super(`The environment is not valid:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.name = "InvalidEnvironment";
  }
}

/** Reads and checks the environment; throws InvalidEnvironment with every error. An empty variable counts as unset. */
export function readEnv(source: NodeJS.ProcessEnv, terminal = false): Env {
  const parsed = schema.safeParse(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "")),
  );
  const faults = parsed.success ? [] : faultsOf(parsed.error);
  faults.push(...(source.NODE_ENV === "production" ? productionFaults(source) : firebaseFaults(source)));
  faults.push(...bucketFaults(source), ...emulatorFaults(source));
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

/** Production refuses everything that is meant for a trial. */
function productionFaults(source: NodeJS.ProcessEnv): string[] {
  const faults: string[] = [];
  if (!source.DATABASE_URL) faults.push("DATABASE_URL: is required in production; none is embedded there");
  if (!source.ACCESS_TOKEN_SECRET)
    faults.push("ACCESS_TOKEN_SECRET: is required in production; none is generated there");
  if (source.FIREBASE_AUTH_EMULATOR_HOST)
    faults.push("FIREBASE_AUTH_EMULATOR_HOST: the emulator accepts forged tokens; unset it in production");
  if (source.SEED === "demo")
    faults.push("SEED: the demo's accounts have known passwords; unset it in production");
  if (!source.PUBLIC_ORIGIN)
    faults.push("PUBLIC_ORIGIN: is required in production, for links that lead back to the shop");
  for (const name of ["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN"])
    if (!source[name]) faults.push(`${name}: is required in production, where no emulator is used`);
  return faults;
}

/** A Firebase project needs the variables with which the pages reach it. */
function firebaseFaults(source: NodeJS.ProcessEnv): string[] {
  if (!source.FIREBASE_PROJECT_ID || source.FIREBASE_AUTH_EMULATOR_HOST) return [];
  return ["FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN"]
    .filter((name) => !source[name])
    .map((name) => `${name}: is required beside FIREBASE_PROJECT_ID`);
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;

/** The emulator accepts forged tokens, so a shop that uses it listens on loopback only, unless that is allowed explicitly. */
function emulatorFaults(source: NodeJS.ProcessEnv): string[] {
  const emulated = !source.FIREBASE_PROJECT_ID || source.FIREBASE_AUTH_EMULATOR_HOST;
  const reachable = source.HOST && !LOOPBACK.test(source.HOST);
  if (!emulated || !reachable || source.ALLOW_PUBLIC_EMULATOR === "on") return [];
  return [
    "HOST: must be a loopback address with the Firebase emulator, which accepts forged tokens; " +
      "set ALLOW_PUBLIC_EMULATOR=on where a container publishes the port on this machine alone",
  ];
}

/** The variables of a bucket must be complete, or all unset. */
function bucketFaults(source: NodeJS.ProcessEnv): string[] {
  const settings = ["S3_REGION", "S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_PATH_STYLE"];
  const [named] = settings.filter((name) => source[name]);
  if (!source.S3_BUCKET) return named ? [`S3_BUCKET: is required beside ${named}`] : [];
  const [id, secret] = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  if (!source[id] === !source[secret]) return [];
  return source[id] ? [`${secret}: is required beside ${id}`] : [`${id}: is required beside ${secret}`];
}

function envOf(read: z.infer<typeof schema>, terminal: boolean): Env {
  const emulated = !read.FIREBASE_PROJECT_ID || read.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  const everythingEmbedded = emulated && !read.DATABASE_URL;
  const projectId = read.FIREBASE_PROJECT_ID ?? "demo-shop";
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    firebase: {
      projectId,
      apiKey: read.FIREBASE_API_KEY ?? "demo-api-key",
      authDomain: read.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      emulatorHost: read.FIREBASE_AUTH_EMULATOR_HOST,
      emulated,
    },
    accessTokenSecret: read.ACCESS_TOKEN_SECRET,
    seed: read.SEED ?? (everythingEmbedded ? "demo" : "off"),
    shopName: read.SHOP_NAME,
    concurrency: read.WEB_CONCURRENCY,
    s3: s3Of(read),
    trustProxy: read.TRUST_PROXY,
    drainSeconds: read.DRAIN_SECONDS ?? (read.TRUST_PROXY > 0 ? BEHIND_PROXY_DRAIN_SECONDS : 0),
    publicOrigin: read.PUBLIC_ORIGIN,
    rateLimits: read.RATE_LIMITS === "on",
    policy: {
      verifiedEmail: new Set(read.REQUIRE_VERIFIED_EMAIL ?? (emulated ? [] : ["admins" as const])),
      maxUnitsPerOrder: read.MAX_UNITS_PER_ORDER,
      maxUnpaidUnits: read.MAX_UNPAID_UNITS,
      moderatedReviews: read.REVIEWS === "moderated",
    },
    log: { level: read.LOG_LEVEL, format: read.LOG_FORMAT ?? (terminal ? "pretty" : "json") },
    production: read.NODE_ENV === "production",
  };
}

function s3Of(read: z.infer<typeof schema>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = read;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if (!bucket) return undefined;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region, endpoint, credentials, pathStyle: read.S3_PATH_STYLE === "true" };
}
