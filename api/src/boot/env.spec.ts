import { resolve } from "node:path";
import { faultsOf, production } from "../../test/support/env-faults";
import { readEnv } from "./env";

const named = (source: NodeJS.ProcessEnv) =>
  faultsOf(source)
    .map((fault) => fault.split(":")[0])
    .sort();

it("needs nothing to be set to run a whole demo shop", () => {
  expect(readEnv({})).toEqual({
    port: 4000,
    host: "127.0.0.1",
    dataDir: resolve(".data"),
    database: { replicaUrls: [], preparedStatements: true },
    accessTokenSecret: undefined,
    firebase: {
      projectId: "demo-shop",
      apiKey: "demo-api-key",
      authDomain: "demo-shop.firebaseapp.com",
      emulatorHost: undefined,
      emulated: true,
      serviceAccount: undefined,
    },
    seed: "demo",
    shopName: "Meridian",
    locale: { currency: "USD", language: "en", timeZone: "UTC" },
    operator: {},
    links: readEnv({}).links, // see env-links.spec
    concurrency: 1,
    trustProxy: 0,
    sharedCaches: { maxAge: 0, stale: 0 },
    production: false,
    publicOrigin: undefined,
    rateLimits: "own",
    drainSeconds: 0,
    payments: { gateway: "demo" },
    mail: {
      smtpUrl: undefined,
      from: { name: "Meridian", address: "shop@localhost" },
      replyTo: "admin@example.com",
    },
    webhooks: { allowPrivate: false },
    worker: true,
    policy: {
      verifiedEmail: new Set(),
      maxUnitsPerOrder: 500,
      maxUnpaidUnits: 500,
      orderHoldHours: 72,
      newsletter: true,
      moderatedReviews: false,
      seller: { shop: "Meridian", name: undefined, address: undefined, email: undefined },
    },
    log: { level: "info", format: "json" },
  });
  expect(readEnv({}, true).log.format).toBe("pretty");
});

it("takes an empty variable for one that isn't set", () => {
  expect(readEnv({ PORT: "", SHOP_NAME: "", DATABASE_URL: "", FIREBASE_PROJECT_ID: "" })).toEqual(
    readEnv({}),
  );
});

it("seeds the demo only where everything is embedded, unless configured to", () => {
  expect(readEnv({ DATABASE_URL: "postgresql://db/shop" }).seed).toBe("off");
  expect(readEnv({ FIREBASE_PROJECT_ID: "p", FIREBASE_API_KEY: "k", FIREBASE_AUTH_DOMAIN: "d" }).seed).toBe(
    "off",
  );
  expect(readEnv({ SEED: "off" }).seed).toBe("off");
  expect(readEnv({ DATABASE_URL: "postgresql://db/shop", SEED: "demo" }).seed).toBe("demo");
});

it("uses the configured emulator, even if a project is configured too", () => {
  const { firebase } = readEnv({ FIREBASE_PROJECT_ID: "p", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" });
  expect(firebase).toMatchObject({ projectId: "p", emulated: true, emulatorHost: "127.0.0.1:9099" });
});

it("reports every fault at once", () => {
  const source = {
    PORT: "70000",
    DATABASE_URL: "mysql://db",
    ACCESS_TOKEN_SECRET: "short",
    SEED: "maybe",
    WEB_CONCURRENCY: "0",
    FIREBASE_AUTH_EMULATOR_HOST: "http://localhost",
    LOG_LEVEL: "loud",
    LOG_FORMAT: "xml",
    TRUST_PROXY: "yes",
    SHOP_NAME: "x".repeat(61),
  };
  expect(named(source)).toEqual(Object.keys(source).sort());
  expect(() => readEnv(source)).toThrow(/PORT[^]*DATABASE_URL[^]*SEED/);
});

it.each(["80.5", "-1", "four thousand", "65536", "1e9"])("takes no %s for a port", (PORT) => {
  expect(named({ PORT })).toEqual(["PORT"]);
});

it("requires the pages' Firebase settings together with a Firebase project", () => {
  expect(named({ FIREBASE_PROJECT_ID: "shop" })).toEqual(["FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN"]);
});

it("starts in production where everything is configured", () => {
  expect(readEnv(production)).toMatchObject({ production: true, seed: "off", firebase: { emulated: false } });
});

it.each([
  ["an embedded database", "DATABASE_URL", ""],
  ["a generated secret", "ACCESS_TOKEN_SECRET", ""],
  ["the emulator by default", "FIREBASE_PROJECT_ID", ""],
  ["the emulator by name", "FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1:9099"],
  ["the demo's accounts", "SEED", "demo"],
  ["webhooks to the machine itself", "WEBHOOKS_ALLOW_PRIVATE", "on"],
  ["no address of its own", "PUBLIC_ORIGIN", ""],
  ["a secret that is short", "ACCESS_TOKEN_SECRET", "correct horse battery staple"],
  ["a secret of one letter", "ACCESS_TOKEN_SECRET", "x".repeat(64)],
])("refuses to start in production with %s", (_what, variable, value) => {
  expect(named({ ...production, [variable]: value })).toEqual([variable]);
});

it("names all that is missing in production at once", () => {
  expect(named({ NODE_ENV: "production", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" })).toEqual([
    "ACCESS_TOKEN_SECRET",
    "DATABASE_URL",
    "FIREBASE_API_KEY",
    "FIREBASE_AUTH_DOMAIN",
    "FIREBASE_AUTH_EMULATOR_HOST",
    "FIREBASE_PROJECT_ID",
    "PAYMENTS",
    "PUBLIC_ORIGIN",
  ]);
});

it.each(["prod", "Production", "staging"])("takes no NODE_ENV %s, which is a slip or unknown", (NODE_ENV) => {
  expect(named({ NODE_ENV })).toEqual(["NODE_ENV"]);
});

it("refuses the emulator on an address that other machines reach, unless the configuration says that they don't", () => {
  expect(named({ HOST: "0.0.0.0" })).toEqual(["HOST"]);
  expect(named({ HOST: "192.168.1.5", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" })).toEqual(["HOST"]);
  expect(named({ HOST: "0.0.0.0", ALLOW_PUBLIC_EMULATOR: "on" })).toEqual([]);
  expect(named({ ...production, HOST: "0.0.0.0" })).toEqual([]);
  for (const HOST of ["127.0.0.1", "127.0.0.5", "localhost", "::1"]) expect(named({ HOST })).toEqual([]);
});

it("wants verified emails from admins with a real Firebase project, and from nobody with the emulator", () => {
  expect(readEnv({}).policy.verifiedEmail).toEqual(new Set());
  expect(readEnv(production).policy.verifiedEmail).toEqual(new Set(["admins"]));
  expect(readEnv({ REQUIRE_VERIFIED_EMAIL: "orders, reviews" }).policy.verifiedEmail).toEqual(
    new Set(["orders", "reviews"]),
  );
  expect(named({ REQUIRE_VERIFIED_EMAIL: "admins,everybody" })).toEqual(["REQUIRE_VERIFIED_EMAIL"]);
});

it("takes an origin without a path for the shop's own address", () => {
  expect(readEnv({ PUBLIC_ORIGIN: "https://shop.example.com/" }).publicOrigin).toBe(
    "https://shop.example.com",
  );
  for (const PUBLIC_ORIGIN of ["shop.example.com", "https://shop.example.com/de", "ftp://shop.example.com"])
    expect(named({ PUBLIC_ORIGIN })).toEqual(["PUBLIC_ORIGIN"]);
});

it("doesn't repeat a secret in its messages", () => {
  expect(
    faultsOf({ ACCESS_TOKEN_SECRET: "hunter2", DATABASE_URL: "mysql://root:hunter2@db" }).join(),
  ).not.toContain("hunter2");
});

it("takes requests for five more seconds behind a proxy, unless configured otherwise", () => {
  expect(readEnv({ TRUST_PROXY: "1" }).drainSeconds).toBe(5);
  expect(readEnv({ TRUST_PROXY: "1", DRAIN_SECONDS: "0" }).drainSeconds).toBe(0);
  expect(readEnv({ DRAIN_SECONDS: "30" }).drainSeconds).toBe(30);
});

it.each([
  ["LOG_FORMAT", "xml", "must be one of pretty, json"],
  ["SHOP_NAME", "x".repeat(61), "must have 60 characters or fewer"],
  ["OPERATOR_TAX_NUMBER", "1".repeat(51), "must have 50 characters or fewer"],
  ["REVIEWS", "closed", "must be one of open, moderated"],
])("says what %s can be", (name, value, message) => {
  expect(faultsOf({ [name]: value })).toEqual([`${name}: ${message}`]);
});
