import { defineConfig } from "@playwright/test";
import journeys from "../../web/playwright.config";

/** npm run lab -- measure: when the open pages of a shop of its own are drawn and hydrated on a slow phone, and how soon it reacts. */
export default defineConfig({
  ...journeys,
  outputDir: "test-results",
  testDir: "measure",
  testMatch: "*.spec.ts",
  timeout: 180_000,
  workers: 1, // nothing else may take the processor
  use: { ...journeys.use, actionTimeout: 20_000 }, // a missing control is reported at once
  projects: [{ name: "slow phone" }],
});
