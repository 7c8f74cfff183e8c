import { defineConfig } from "@playwright/test";
import journeys from "../../web/playwright.config";

/** The lab's commands in a browser, each a project, against a new shop or the one at SHOP_UNDER_TEST. */
export default defineConfig({
  ...journeys,
  outputDir: "test-results",
  testDir: ".",
  workers: 1, // parallel work would distort the figures
  projects: [
    { name: "clients", testMatch: "clients.spec.ts" },
    { name: "cluster", testMatch: "cluster.spec.ts", timeout: 120_000 },
    { name: "lighthouse", testMatch: "lighthouse.spec.ts", timeout: 900_000 }, // five runs of up to two minutes on a busy machine
    {
      name: "measure",
      testMatch: "measure/*.spec.ts",
      timeout: 180_000,
      use: { actionTimeout: 20_000 }, // reports a missing control soon
    },
  ],
});
