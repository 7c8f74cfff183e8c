import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { browserToUse } from "./e2e/support/browser";
import { browserUnderTest, programOf } from "./e2e/support/other-browsers/programs";
import { hostile, keepers, shopRules } from "./e2e/support/parts";
import { shopUnderTest } from "./e2e/support/shop-under-test";

const shop = await shopUnderTest();

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = {
  viewport: { width: 390, height: 844 },
  userAgent: devices["Pixel 7"].userAgent,
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1, // four times as many pixels would take a sixth of the renderer's time
};

/** Another company's window, what needs keys, and rules that depend on no size, as what axe says of states: not for a phone. */
const deskBound =
  /(google|keyboard|states|guards|bad-input|seo|two-users|stored-cart|verification|connection|sign-in-refused|csv-files|order-limits|fetch-ahead|one-card|cached-page|persisted-queries|stored-in-browser|theme|too-often|another-origin)\.spec/;

/** Single tests of that kind, in files that have others: see web/e2e/support/test.ts. */
const atDesk = /@desk/;

/**
 * What `npm test` leaves to `--all`. They look at page after page, or state after state: whether it is accessible, stays where it is,
 * fits a narrow window; at what few changes touch; and at variants of what another journey shows.
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

/**
 * `npm test` sets this: each thing that a person does once, on a phone where it depends on a size, without axe (ADR-0021). All others
 * run everything, at both sizes.
 */
const brief = process.env.TESTS === "brief";
const onceAtDesk = brief ? { grep: [deskBound, atDesk], grepInvert: leftToAll } : {};
const onPhone = { grepInvert: brief ? [atDesk, leftToAll] : atDesk };

/** Firefox through Playwright's WebDriver BiDi; WebKit is started by a fixture. */
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
    workers: 1, // those of shopkeepers change what is for sale
    timeout: 300_000, // without a graphics card, WebKit takes its time
  },
];

/** The journeys: against the real shop with a database and an emulator of its own, at phone and desktop size. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3, // on two cores: they wait in a fifth of their time
  timeout: 90_000,
  expect: { timeout: 20_000 }, // a busy machine may be slow
  reporter: [["list"]],
  webServer: {
    // The shell outlives the signal that ends the shop, and takes its database and users away. Where these tests are killed, their end
    // of its input closes: then it ends the shop itself.
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
    reuseExistingServer: true, // nothing answers on a fresh port, unless SHOP_UNDER_TEST named a running shop
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: process.env.SHOP_OUTPUT ? "pipe" : "ignore",
  },
  use: {
    baseURL: shop.url,
    ...(otherBrowser ? {} : { launchOptions: await browserToUse() }),
    reducedMotion: "reduce",
    // a tenth of a journey's time, and nobody opens those of CI; copies of each page would take a quarter, and `--trace on` keeps them
    trace: process.env.CI ? "off" : { mode: "retain-on-failure", screenshots: false, snapshots: false },
  },
  projects: otherBrowser ?? [
    { name: "desktop", use: desktop, testIgnore: [keepers, shopRules, hostile], ...onceAtDesk },
    { name: "phone", use: phone, testIgnore: [keepers, deskBound, shopRules, hostile], ...onPhone },
    // they change what is for sale, which everybody else walks through: one after the other
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
      ...onceAtDesk, // none of them in brief
      dependencies: ["phone rules"],
    },
    {
      name: "desktop hostile",
      use: desktop,
      testMatch: hostile,
      ...onceAtDesk, // none of them in brief
      dependencies: ["desktop rules"],
    },
  ],
});
