import { defineConfig } from "@playwright/test";
import journeys from "../../web/playwright.config";

/** npm run lab -- lighthouse: what Lighthouse's mobile preset says of the open pages of a shop of its own, the median of five runs. */
export default defineConfig({
  ...journeys,
  outputDir: "test-results",
  testDir: "lighthouse",
  testMatch: "*.spec.ts",
  timeout: 900_000, // five runs, each of which Lighthouse gives up to two minutes on a busy machine
  workers: 1, // nothing else is to be measured
  projects: [{ name: "mobile preset" }],
});
