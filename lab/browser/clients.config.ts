import { defineConfig } from "@playwright/test";
import journeys from "../../web/playwright.config";

/** npm run lab -- clients: published GraphQL clients with default settings against a new shop. */
export default defineConfig({
  ...journeys,
  outputDir: "test-results",
  testDir: ".",
  testMatch: "clients.spec.ts",
  projects: [{ name: "clients" }],
});
