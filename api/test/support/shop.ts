import { DEFAULT_LOCALE, languageOf, setLocale, type Locale } from "@shop/shared/locale";
import { keepCurrency } from "../../src/data/keep-currency";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import type { DataSource } from "typeorm";
import { createApp, type AppDependencies } from "../../src/boot/create-app";
import { adaptToLanguage } from "../../src/data/adapt-language";
import { createDataSource } from "../../src/data/data-source";
import type { Limits } from "../../src/data/connections/limits";
import type { Replicas } from "../../src/data/replicas/replicas";
import { DatabaseProbe } from "../../src/data/connections/probe";
import { readEnv } from "../../src/boot/env";
import { Health } from "../../src/http/health";
import { AccessTokens } from "../../src/modules/identity/access-token";
import { Firebase, type FirebaseSettings } from "../../src/modules/identity/firebase";
import { FolderStore } from "../../src/modules/images/stores/folder-store";
import type { ImageStore } from "../../src/context/image-store";
import type { PaymentGateway } from "../../src/context/payment-gateway";
import type { WebhookSending } from "../../src/context/webhook-sending";
import { createSecretBox } from "../../src/modules/webhooks/sending/secrets";
import { createWebhookSender } from "../../src/modules/webhooks/sending/webhook-sender";
import type { ShopPolicy } from "../../src/context/policy";
import { createTestDatabase, emulatorHost, patientLimits, TEST_PROJECT } from "./database";
import { defaultRules } from "@shop/shared/shop-rules";

/** A complete in-process shop with its own database and the run's Firebase emulator. */
export interface TestShop {
  app: FastifyInstance;
  database: DataSource;
  databaseUrl: string;
  accessTokens: AccessTokens;
  firebase: Firebase;
  images: ImageStore;
  /** Null unless a test provides a gateway. */
  payments: PaymentGateway | null;
  webhooks: WebhookSending;
  health: Health;
  policy: ShopPolicy;
  /** Runs a statement on the shop's database; returns its rows. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** The secret that signs the tests' access tokens. */
export const TEST_SECRET = "a secret of the tests, which is long enough";

/** The bootstrap of a test shop's pages, which exist only if a test provides a build. */
const pages = {
  webFolder: null,
  bootstrap: {
    shopName: "Test shop",
    firebase: { apiKey: "any", authDomain: "localhost", projectId: TEST_PROJECT },
    demoAccounts: false,
    rules: defaultRules,
    links: {},
    payments: "off",
  },
} as const;

/** The settings that a test can override. */
export type TestShopSettings = Partial<
  Omit<AppDependencies, "database" | "replicas" | "identity" | "policy" | "payments" | "webhooks">
> & {
  /** Without replicas by default. */
  replicas?: (database: DataSource) => Replicas;
  /** Without payments by default; see `aDemoGateway`. */
  payments?: (database: DataSource) => PaymentGateway;
  /** By default webhooks are sent only to public addresses. */
  webhooks?: Partial<WebhookSending>;
  /** The run's emulator by default. */
  firebase?: Partial<FirebaseSettings>;
  policy?: Partial<ShopPolicy>;
  /** A migrated database to use instead of a new one. */
  databaseUrl?: string;
  limits?: Partial<Limits>;
  /** English, US dollars and UTC by default. */
  locale?: Partial<Locale>;
};

/** Starts a shop for one test file. Stop it after the file's tests. TEST_LOG=error shows its log. */
export async function startTestShop({
  policy,
  databaseUrl,
  limits,
  payments: openPayments,
  replicas: openReplicas,
  webhooks: ownWebhooks,
  firebase: ownFirebase,
  locale,
  ...settings
}: TestShopSettings = {}): Promise<TestShop> {
  setLocale({ ...DEFAULT_LOCALE, ...locale });
  const folder = await mkdtemp(join(tmpdir(), "shop-images-"));
  const images = new FolderStore(folder);
  const made = databaseUrl ? { url: databaseUrl, drop: () => undefined } : await createTestDatabase();
  const database = await createDataSource(made.url, { limits: { ...patientLimits, ...limits } }).initialize();
  const language = locale?.language && languageOf(locale.language);
  if (language) await adaptToLanguage(database, language);
  if (locale?.currency) await chooseCurrency(database);
  const firebase = new Firebase({
    ...{ projectId: TEST_PROJECT, emulatorHost: emulatorHost() },
    ...ownFirebase,
  });
  const accessTokens = new AccessTokens(TEST_SECRET);
  const probe = new DatabaseProbe(made.url);
  const health = new Health(probe);
  const log = pino({ level: process.env.TEST_LOG ?? "silent" });
  const rules = { ...readEnv({}).policy, ...policy };
  const payments = openPayments?.(database) ?? null;
  const webhooks = {
    sender: createWebhookSender({ allowPrivate: false }),
    secrets: createSecretBox(TEST_SECRET),
    ...ownWebhooks,
  };
  const replicas = openReplicas?.(database);
  const app = await createApp({
    database,
    replicas,
    health,
    log,
    pages,
    images,
    payments,
    webhooks,
    policy: rules,
    identity: { firebase, accessTokens },
    ...settings,
  });
  health.ready();
  const stop = async () => {
    await app.close();
    await Promise.all([
      replicas?.close(),
      firebase.close(),
      probe.close(),
      database.isInitialized && database.destroy(),
    ]);
    await made.drop();
    await rm(folder, { recursive: true });
  };
  const sql = <Row>(text: string, values?: unknown[]) => database.query<Row[]>(text, values);
  return {
    app,
    database,
    databaseUrl: made.url,
    accessTokens,
    firebase,
    images,
    payments,
    webhooks,
    health,
    policy: rules,
    sql,
    stop,
  };
}

/** Lets an empty database, which is a copy of one in US dollars, remember the currency of this shop. */
async function chooseCurrency(database: DataSource): Promise<void> {
  await database.query("update shop_settings set currency = null");
  await keepCurrency(database);
}
