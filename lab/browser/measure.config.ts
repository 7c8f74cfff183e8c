import { defineConfig } from "@playwright/test";
import journeys from "../../web/playwright.config";

/** npm run lab -- measure: loading, hydration and interactions on an emulated slow phone. */
export default defineConfig({
  ...journeys,
  outputDir: "test-results",
  testDir: "measure",
  testMatch: "*.spec.ts",
  timeout: 180_000,
  workers: 1, // parallel work would distort the figures
  use: { ...journeys.use, actionTimeout: 20_000 }, // reports a missing control soon
  projects: [{ name: "slow phone" }],
});
