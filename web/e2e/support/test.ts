import { test as playwrightTest, expect, type Page } from "@playwright/test";
import { newAccount, register, type Account } from "./accounts";
import { fillByKeyboard } from "./other-browsers/keyboard";
import { inMiniBrowser } from "./other-browsers/mini-browser";
import { browserUnderTest, ownComplaints } from "./other-browsers/programs";
import { pageWithoutCode } from "./open-page";
import { openSession, type ApiSession } from "./shop-api";

/** A customer who is signed in. */
export type Shopper = Account & ApiSession;

interface Fixtures {
  /** Console errors that this test expects. */
  expectedComplaints: RegExp[];
  /** Fails the test on any other console error: hydration mismatches, violations of the security policy. */
  silence: void;
  /** A customer who is registered at the emulator but has not signed in to the shop yet. */
  customer: Account;
  /** Signs the account in as an earlier visit would have, without the login page. */
  signInAs: (account: Account) => Promise<ApiSession>;
  /** The customer, signed in to this browser. */
  shopper: Shopper;
}

/** Of a test that depends on no size: it runs at desktop size alone. Each page has others that run on a phone too. */
export const atDesk = { tag: "@desk" };

/** Of a test that shows a variant of what another one shows, as a second refusal: `npm test` leaves it to `--all`. */
export const variant = { tag: "@variant" };
export const variantAtDesk = { tag: ["@desk", "@variant"] };

/** Of a main journey: `--all` repeats it in Firefox and WebKit. */
export const everyBrowser = { tag: "@browsers" };
export const variantInEveryBrowser = { tag: ["@browsers", ...variantAtDesk.tag] };

const base = browserUnderTest === "webkit" ? inMiniBrowser : playwrightTest;

/** Playwright's `test` with fixtures for accounts and sessions; fails a test on unexpected console errors. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],

  silence: [
    async ({ page, context, expectedComplaints }, provide) => {
      const complaints = listenTo(page);
      await context.addInitScript(tellViolations);
      if (browserUnderTest) await fillByKeyboard(context);
      await provide();
      // answers that a test alters may still be on their way when it ends
      await page.unrouteAll({ behavior: "ignoreErrors" });
      const expected = [...expectedComplaints, ...(browserUnderTest ? ownComplaints[browserUnderTest] : [])];
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
      await page.evaluate(({ accessToken, expiresAt, user }) => {
        const known = { expiresAt: Date.parse(expiresAt), viewer: user };
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

/** Logs violations of the security policy as console errors. */
function tellViolations() {
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
