import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config";

/** npm run measure: when the open pages of a shop of its own are drawn and hydrated on a slow phone, and how soon it reacts. */
export default defineConfig({
  ...journeys,
  testDir: "measure",
  testMatch: "*.spec.ts",
  timeout: 180_000,
  workers: 1, // nothing else may take the processor
  projects: [{ name: "slow phone" }],
});
