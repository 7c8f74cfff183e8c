import { LANGUAGES, languageOf } from "@shop/shared/locale";
import { orderBounds } from "@shop/shared/order";
import { z } from "zod";
import { VERIFIED_EMAIL_USES } from "../context/policy";
import { parseSender, type Sender } from "../modules/mails/transport/message";
import { EXPORTERS, PROTOCOLS } from "../observability/tracer";
import { isTimeZone } from "../time-zone";
import { readLinks } from "./env-links";

const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

const hoursError = "must be a number from 0 to 8760";
const hours = z.coerce
  .number({ error: hoursError })
  .min(0, { error: hoursError })
  .max(8_760, { error: hoursError });

/** `Shop <shop@example.com>`, or an email alone. */
function readSender(text: string, ctx: z.RefinementCtx): Sender {
  const sender = parseSender(text);
  if (!sender) ctx.addIssue("must be an email, or a name and an email: Shop <shop@example.com>");
  return sender ?? z.NEVER;
}

const onOrOff = z.enum(["on", "off"]);
const verifiedEmailUses = `must be a list of ${VERIFIED_EMAIL_USES.join(", ")}, separated by commas`;

const isOrigin = (url: string) => URL.canParse(url) && new URL(url).origin === url.replace(/\/$/, "");

const ONE_ADDRESS =
  "must name one host that always leads to the primary, without target_session_attrs: the address of HAProxy in front of Patroni, " +
  "or the one that your provider gives (docs/scaling.md, Failover)";

/**
 * The hosts of a connection string, in its authority and in its parameter `host`; undefined for any other
 * text.
 */
function hostsOf(url: string): string[] | undefined {
  const [, hosts] = /^postgres(?:ql)?:\/\/(?:[^@/?]*@)?([^@/?]+)/.exec(url) ?? [];
  return hosts?.split(",").concat(parametersOf(url).get("host")?.split(",").slice(1) ?? []);
}

const parametersOf = (url: string) => new URLSearchParams(url.split("?").slice(1).join("?"));

const isServer = (url: string) => URL.canParse(url) && hostsOf(url)?.length === 1;

/** libpq can find the primary among several hosts; the shop leaves failover to the database's own tools (ADR-0040). */
const primaryUrl = z.string().superRefine((url, ctx) => {
  const choosesHost = (hostsOf(url)?.length ?? 0) > 1 || parametersOf(url).has("target_session_attrs");
  if (choosesHost) ctx.addIssue(ONE_ADDRESS);
  else if (!isServer(url)) ctx.addIssue("must be a postgres:// address");
});

/** One server in each address, separated by commas. */
function readReplicas(list: string, ctx: z.RefinementCtx): string[] {
  const urls = list.split(",").map((url) => url.trim());
  if (!urls.every(isServer)) ctx.addIssue("must be postgres:// addresses, separated by commas");
  return urls;
}

/** Unix systems also use LANGUAGE, for a list of their locales (`de_DE:en`), which has no meaning for the shop. */
const isOfSystem = (tag: string) => /[_:]/.test(tag);

function readLanguage(tag: string, ctx: z.RefinementCtx): string {
  if (isOfSystem(tag)) return "en";
  if (languageOf(tag)) return tag;
  ctx.addIssue(`must be a language that the shop has texts in: ${LANGUAGES.join(", ")}`);
  return z.NEVER;
}

/** Every variable of the environment, each by itself; docs/configuration.md explains them. */
export const variables = z.object({
  PORT: whole(0, 65_535).default(4000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: primaryUrl.optional(),
  DATABASE_DIRECT_URL: primaryUrl.optional(),
  DATABASE_REPLICA_URL: z.string().transform(readReplicas).default([]),
  PREPARED_STATEMENTS: onOrOff.default("on"),
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
  PAYMENTS: z.enum(["stripe", "demo", "off"]).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, "must begin with sk_ or rk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must begin with whsec_").optional(),
  STRIPE_API: z.url({ protocol: /^https?$/, error: "must be an http(s):// address" }).optional(),
  ORDER_HOLD_HOURS: hours.default(72),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: z.string().max(320).transform(readSender).optional(),
  WEBHOOKS_ALLOW_PRIVATE: onOrOff.default("off"),
  WORKER: onOrOff.default("on"),
  REVIEWS: z.enum(["open", "moderated"]).default("open"),
  RATE_LIMITS: z.enum(["on", "off", "shared"]).default("on"),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: "must be an http(s):// address" })
    .refine(isOrigin, "must be an origin: no path, no query")
    .transform((url) => new URL(url).origin)
    .optional(),
  SEED: z.enum(["demo", "off"]).optional(),
  CURRENCY: z
    .string()
    .transform((code) => code.toUpperCase())
    .refine(
      (code) => Intl.supportedValuesOf("currency").includes(code),
      "must be a currency's ISO 4217 code, such as EUR",
    )
    .default("USD"),
  LANGUAGE: z.string().transform(readLanguage).default("en"),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, "must be a time zone's IANA name, such as Europe/Berlin")
    .default("UTC"),
  SHOP_NAME: z.string().min(1).max(60).default("Meridian"),
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_ADDRESS: z
    .string()
    .max(500)
    .transform((lines) => lines.replaceAll("\\n", "\n"))
    .optional(),
  OPERATOR_EMAIL: z.email({ error: "must be an email" }).max(320).optional(),
  OPERATOR_TAX_NUMBER: z.string().max(50).optional(),
  LINKS: z.string().transform(readLinks).default({}),
  TRUST_PROXY: whole(0, 10).default(0),
  CDN_MAX_AGE: whole(0, 3_600).default(0),
  CDN_STALE: whole(0, 86_400).default(0),
  DRAIN_SECONDS: whole(0, 300).optional(),
  OTEL_TRACES_EXPORTER: z.enum(EXPORTERS).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(PROTOCOLS).optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z.enum(PROTOCOLS).optional(),
  METRICS_PORT: whole(0, 65_535).optional(),
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

/** The environment as it was read. */
export type Variables = z.infer<typeof variables>;
