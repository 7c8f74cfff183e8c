import { randomUUID } from "node:crypto";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The address and the settings of this run's shop. */
export interface ShopUnderTest {
  url: string;
  emulatorUrl: string;
  env: Record<string, string>;
}

const variable = "SHOP_UNDER_TEST";

/** Variables that could connect the tests to a real database or real users. */
const outside = [
  "DATABASE_URL",
  "DATABASE_REPLICA_URL",
  "FIREBASE_PROJECT_ID",
  "GOOGLE_APPLICATION_CREDENTIALS",
  "PAYMENTS",
  "STRIPE_SECRET_KEY",
  "ACCESS_TOKEN_SECRET",
  "SHOP_NAME",
  "CURRENCY",
  "LANGUAGE",
  "TIME_ZONE",
  "NODE_ENV",
];

/**
 * Equal in every process of a run: the first process chooses ports and a folder, and the others read them from its
 * environment.
 */
export async function shopUnderTest(): Promise<ShopUnderTest> {
  process.env[variable] ??= JSON.stringify(await chooseShop());
  return JSON.parse(process.env[variable]) as ShopUnderTest;
}

/** The address and the settings of a new shop: free ports and an own data folder. */
export async function chooseShop(): Promise<ShopUnderTest> {
  const [port, emulatorPort] = await Promise.all([freePort(), freePort()]);
  return {
    url: `http://127.0.0.1:${port}`,
    emulatorUrl: `http://127.0.0.1:${emulatorPort}`,
    env: {
      ...Object.fromEntries(outside.map((name) => [name, ""])),
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: join(tmpdir(), `shop-e2e-${randomUUID()}`),
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulatorPort}`,
      RATE_LIMITS: "off",
      WEBHOOKS_ALLOW_PRIVATE: "on",
      SEED: "demo",
    },
  };
}

/** An unused port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
