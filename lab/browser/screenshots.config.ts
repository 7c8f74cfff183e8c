import { defineConfig } from "@playwright/test";
import journeys from "../../web/playwright.config";

const sizes = {
  desktop: { viewport: { width: 1280, height: 860 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/** npm run lab -- screenshots: screenshots of every page for people to review, of the journeys' shop. */
export default defineConfig({
  ...journeys,
  outputDir: "test-results",
  testDir: "screenshots",
  testMatch: "*.screenshots.ts",
  workers: 1,
  projects: Object.entries(sizes).flatMap(([size, use]) =>
    (["light", "dark"] as const).map((colorScheme) => ({
      name: `${size}-${colorScheme}`,
      use: { ...use, colorScheme },
    })),
  ),
});
