import { defineConfig } from "@playwright/test";
import journeys from "../../web/playwright.config";

/** npm run lab -- cluster --check: a journey through the cluster at SHOP_UNDER_TEST. */
export default defineConfig({
  ...journeys,
  webServer: undefined,
  outputDir: "test-results",
  testDir: ".",
  testMatch: "cluster.spec.ts",
  timeout: 120_000,
  projects: [{ name: "cluster" }],
});
