import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config";

/** npm run lighthouse: what Lighthouse's mobile preset says of the open pages of a shop of its own, the median of five runs. */
export default defineConfig({
  ...journeys,
  testDir: "lighthouse",
  testMatch: "*.spec.ts",
  timeout: 300_000,
  workers: 1, // nothing else is to be measured
  projects: [{ name: "mobile preset" }],
});
