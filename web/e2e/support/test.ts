import { test as playwrightTest, expect, type Page } from "@playwright/test";
import { newAccount, register, type Account } from "./accounts";
import { fillByKeyboard } from "./other-browsers/keyboard";
import { inMiniBrowser } from "./other-browsers/mini-browser";
import { browserUnderTest, ownComplaints } from "./other-browsers/programs";
import { pageWithoutCode } from "./open-page";
import { openSession, type ApiSession } from "./shop-api";

/** A signed-in customer. */
export type Shopper = Account & ApiSession;

interface Fixtures {
  /** Console errors that this test expects. */
  expectedComplaints: RegExp[];
  /** Fails the test on any other console error, such as hydration mismatches and violations of the security policy. */
  silence: void;
  /** A customer registered at the emulator, but not yet in the shop. */
  customer: Account;
  /** Signs the account in without the login page, as an earlier visit would. */
  signInAs: (account: Account) => Promise<ApiSession>;
  /** The customer, signed in to this browser. */
  shopper: Shopper;
}

/**
 * Marks a test independent of the window's size: it runs only at desktop size. Each page has other tests that run on a
 * phone too.
 */
export const atDesk = { tag: "@desk" };

/** Marks a variant of another test, such as a second refusal: only `--all` runs it. */
export const variant = { tag: "@variant" };
export const variantAtDesk = { tag: ["@desk", "@variant"] };

/** Marks a main journey: `npm test` runs it, and `--all` repeats it in Firefox and WebKit. */
export const everyBrowser = { tag: "@browsers" };
export const variantInEveryBrowser = { tag: ["@browsers", ...variantAtDesk.tag] };

const base = browserUnderTest === "webkit" ? inMiniBrowser : playwrightTest;

/** Playwright's `test` with fixtures for accounts and sessions; fails a test on unexpected console errors. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],

  silence: [
    async ({ page, context, expectedComplaints }, provide) => {
      const complaints = listenTo(page);
      await context.addInitScript(logViolations);
      if (browserUnderTest) await fillByKeyboard(context);
      await provide();
      // altered responses may still be in progress when the test ends
      await page.unrouteAll({ behavior: "ignoreErrors" });
      const expected = [
        ...expectedComplaints,
        noWorker,
        ...(browserUnderTest ? ownComplaints[browserUnderTest] : []),
      ];
      const unexpected = complaints.filter((words) => !expected.some((known) => known.test(words)));
      expect(unexpected, "the console stays silent").toEqual([]);
    },
    { auto: true },
  ],

  customer: async ({ request }, provide) => {
    const account = newAccount();
    await register(request, account);
    await provide(account);
  },

  signInAs: async ({ page, request }, provide) => {
    await provide(async (account) => {
      const session = await openSession(request, account);
      await page.goto(pageWithoutCode);
      await page.evaluate(({ accessToken, expiresAt, permissions, user }) => {
        const known = { expiresAt: Date.parse(expiresAt), viewer: { ...user, permissions } };
        localStorage.setItem("shopSession", JSON.stringify(known));
        localStorage.setItem("accesToken", accessToken);
      }, session);
      return session;
    });
  },

  shopper: async ({ customer, signInAs }, provide) => {
    await provide({ ...customer, ...(await signInAs(customer)) });
  },
});

/** Playwright's warning where the config blocks the shop's worker. */
const noWorker = /Service Worker registration blocked by Playwright/;

/** Logs violations of the security policy as console errors. */
function logViolations() {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`security policy: ${effectiveDirective} refused ${blockedURI} ${sample}`),
  );
}

function listenTo(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message} ${page.url()}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(`${message.text()} ${message.location().url}`);
    }
  });
  return complaints;
}

export { expect };
