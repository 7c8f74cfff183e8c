import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { browserToUse } from "./e2e/support/browser";
import { browserUnderTest, programOf } from "./e2e/support/other-browsers/programs";
import { hostile, isBrief, keepers, range, shopRules } from "./e2e/support/parts";
import { shopUnderTest } from "./e2e/support/shop-under-test";

const shop = await shopUnderTest();

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = {
  viewport: { width: 390, height: 844 },
  userAgent: devices["Pixel 7"].userAgent,
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1, // four times the pixels would cost a sixth of the renderer's time
};

/** Not for a phone: a third-party window, keyboard tests, and rules independent of the size, for example axe on states. */
const deskBound =
  /(google|keyboard|states|guards|bad-input|seo|two-users|stored-cart|verification|connection|sign-in-refused|csv-files|order-limits|fetch-ahead|one-card|cached-page|persisted-queries|stored-in-browser|theme|too-often|another-origin)\.spec/;

/** Single tests with the tag @desk, in files with phone tests: see web/e2e/support/test.ts. */
const atDesk = /@desk/;

/**
 * The tests that run only in `--all`: they check every page or every state (accessibility, stable layout, narrow windows), rarely changed
 * parts, or variants of other journeys.
 */
const leftToAll = new RegExp(
  [
    /(every-page|guards|large-text|mails|states|translated)\.spec| (is|are) accessible/,
    /(before-code|without-code|connection|stored-cart|stored-in-browser|two-users|cached-page|strange-products)\.spec/,
    /(fetch-ahead|persisted-queries|first-visit|one-card|theme|graphiql|docs|keyboard|too-often|another-origin)\.spec/,
    /@variant/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** `main` runs the main journeys, which every browser runs; `each` runs each action once, on a phone if it depends on the size. */
const onceAtDesk = isBrief ? { grep: [deskBound, atDesk], grepInvert: leftToAll } : {};
const onPhone = {
  ...(range === "main" ? { grep: /@browsers/ } : {}),
  grepInvert: isBrief ? [atDesk, leftToAll] : atDesk,
};

/** Firefox through Playwright's WebDriver BiDi; a fixture starts WebKit. */
const firefox = () => ({
  channel: "moz-firefox",
  launchOptions: {
    executablePath: join(import.meta.dirname, "e2e/support/other-browsers/firefox.js"),
    env: { ...(process.env as Record<string, string>), FIREFOX_PATH: programOf("firefox") },
    firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
  },
});
const otherBrowser = browserUnderTest && [
  {
    name: browserUnderTest,
    use: { ...desktop, browserName: browserUnderTest, ...(browserUnderTest === "firefox" ? firefox() : {}) },
    grep: /@browsers/,
    workers: 1, // the shopkeeper tests change the products for sale
    timeout: 300_000, // WebKit is slow without a graphics card
  },
];

/** The journeys: run against the real shop with its database and emulator, at phone and desktop size. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3, // on two cores, because tests wait for a fifth of their time
  timeout: 90_000,
  expect: { timeout: 20_000 }, // for a busy machine
  reporter: [["list"]],
  webServer: {
    // The shell survives the signal that ends the shop, and then removes its database and users. If the tests are killed, its standard
    // input closes, and it ends the shop itself.
    command: [
      "exec 3<&0",
      "trap : TERM INT HUP",
      "{ read -r closed <&3; kill -TERM 0; } > /dev/null 2>&1 &",
      "npm start 3<&-",
      "kill $! 2> /dev/null",
      'rm -rf "$DATA_DIR"',
    ].join("\n"),
    cwd: join(import.meta.dirname, ".."),
    env: shop.env,
    url: `${shop.url}/readyz`,
    timeout: 180_000,
    reuseExistingServer: true, // a fresh port is always free, unless SHOP_UNDER_TEST names a running shop
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: process.env.SHOP_OUTPUT ? "pipe" : "ignore",
  },
  use: {
    baseURL: shop.url,
    ...(otherBrowser ? {} : { launchOptions: await browserToUse() }),
    reducedMotion: "reduce",
    serviceWorkers: "block", // Playwright can't alter the documents that a worker requests
    // traces cost a tenth of a journey's time, and nobody opens those of CI; snapshots would cost a quarter (`--trace on` keeps them)
    trace: process.env.CI ? "off" : { mode: "retain-on-failure", screenshots: false, snapshots: false },
  },
  projects: otherBrowser ?? [
    { name: "desktop", use: desktop, testIgnore: [keepers, shopRules, hostile], ...onceAtDesk },
    { name: "phone", use: phone, testIgnore: [keepers, deskBound, shopRules, hostile], ...onPhone },
    // these change the products for sale, which all other journeys use, so they run one after another
    {
      name: "desktop keeper",
      use: desktop,
      testMatch: keepers,
      testIgnore: shopRules,
      dependencies: ["desktop", "phone"],
      ...onceAtDesk,
    },
    {
      name: "phone keeper",
      use: phone,
      testMatch: keepers,
      testIgnore: [deskBound, shopRules],
      ...onPhone,
      dependencies: ["desktop", "phone"],
    },
    {
      name: "phone rules",
      workers: 1,
      use: phone,
      testMatch: shopRules,
      dependencies: ["desktop keeper", "phone keeper"],
      ...onPhone,
    },
    {
      name: "desktop rules",
      workers: 1,
      use: desktop,
      testMatch: shopRules,
      ...onceAtDesk, // none of these in brief
      dependencies: ["phone rules"],
    },
    {
      name: "desktop hostile",
      use: desktop,
      testMatch: hostile,
      ...onceAtDesk, // none of these in brief
      dependencies: ["desktop rules"],
    },
  ],
});
