import { defineConfig } from "@playwright/test";
import journeys from "../../web/playwright.config";

/** npm run lab -- clients: published clients of GraphQL, as they come, against a shop of their own. */
export default defineConfig({
  ...journeys,
  outputDir: "test-results",
  testDir: "clients",
  testMatch: "*.spec.ts",
  projects: [{ name: "clients" }],
});
