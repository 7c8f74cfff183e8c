import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emulatorHost } from "../../support/database";
import { TEST_SECRET } from "../../support/shop";
import { onCleanup } from "./on-cleanup";

/** Variables that could connect a shop under test to a real database, real users or real images. */
const OUTSIDE =
  /^(DATABASE_|FIREBASE_|GOOGLE_|PAYMENTS|STRIPE_|S3_|SMTP_|ACCESS_TOKEN_SECRET|PUBLIC_ORIGIN|SHOP_NAME|NODE_ENV|NODE_OPTIONS)/;

/** The environment of a shop process: this run's emulator, the tests' secret, no rate limits, and nothing of the machine's own shop. */
export function shopEnvironment({
  port,
  dataDir,
  databaseUrl,
}: {
  port: number;
  dataDir: string;
  databaseUrl: string;
}) {
  const inherited = Object.entries(process.env).filter(([name]) => !OUTSIDE.test(name));
  return {
    ...Object.fromEntries(inherited),
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost(),
    ACCESS_TOKEN_SECRET: TEST_SECRET,
    SEED: "off",
    RATE_LIMITS: "off",
    LOG_LEVEL: "info",
    LOG_FORMAT: "json",
    // so that the shop ends when this process is gone, as with npm
    npm_lifecycle_event: "start",
  };
}

/** A new data folder, which PostgreSQL's user may enter when the tests run as root. It is removed at the end of the test file. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-trust-"));
  chmodSync(dataDir, 0o711);
  onCleanup(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  return dataDir;
}
