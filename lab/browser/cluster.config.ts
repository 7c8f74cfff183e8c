import { defineConfig, devices } from "@playwright/test";
import { browserToUse } from "../../web/e2e/support/browser";
import { shopUnderTest } from "../../web/e2e/support/shop-under-test";

/** npm run lab -- cluster --check: a journey through the cluster at SHOP_UNDER_TEST. */
export default defineConfig({
  testDir: ".",
  testMatch: "cluster.spec.ts",
  outputDir: "test-results",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: (await shopUnderTest()).url,
    launchOptions: await browserToUse(),
    reducedMotion: "reduce",
  },
});
