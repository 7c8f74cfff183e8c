import { defineConfig } from "@playwright/test";
import journeys from "../../web/playwright.config";

/** npm run lab -- lighthouse: Lighthouse's mobile scores of public pages, the median of five runs. */
export default defineConfig({
  ...journeys,
  outputDir: "test-results",
  testDir: ".",
  testMatch: "lighthouse.spec.ts",
  timeout: 900_000, // five runs of up to two minutes on a busy machine
  workers: 1, // parallel work would distort the figures
  projects: [{ name: "mobile preset" }],
});
