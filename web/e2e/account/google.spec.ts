import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { newAccount } from "../support/accounts";
import { openPage } from "../support/open-page";
import { expect, test, variant } from "../support/test";

const googleScript = "https://apis.google.com/js/api.js*";
const headers = { "access-control-allow-origin": "*", "content-type": "text/javascript" };

async function openWindow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Login With Google" }).click();
  await page.getByRole("button", { name: "Open the sign-in window" }).click();
}

test.describe("the emulator's window", () => {
  // Google's page loads styles and fonts from hosts that a test can't reach.
  test.use({ expectedComplaints: [/ERR_|Failed to load|Cross-Origin-Opener-Policy/] });

  test.beforeEach(async ({ context }) => {
    const path = fileURLToPath(new URL("../support/google-window.js", import.meta.url));
    await context.route(/unpkg\.com|fonts\.googleapis\.com/, (route) => route.abort());
    await context.route(googleScript, (route) => route.fulfill({ path, headers }));
  });

  test("signs in through Firebase's own popup flow", async ({ page, context }) => {
    const address = newAccount().email;
    await openPage(page, "/login");
    const popup = context.waitForEvent("page");
    await openWindow(page);
    const google = await popup;
    await google.waitForLoadState();
    await google.getByRole("button", { name: "Add new account" }).click();
    await google.getByLabel("Email").fill(address);
    await google.getByLabel("Display name").fill("Radia Perlman");
    await google.getByRole("button", { name: /Sign in with Google/ }).click();

    await expect(page).toHaveURL("/");
    await expect(page.getByRole("button", { name: "Account menu of Radia Perlman" })).toBeVisible();
  });

  test("says so when it was closed", variant, async ({ page, context }) => {
    await openPage(page, "/login");
    await page.clock.install();
    const popup = context.waitForEvent("page");
    await openWindow(page);
    await (await popup).close();

    const alert = page.getByRole("alertdialog", { name: "Error!" });
    await page.clock.runFor(20_000); // Firebase needs ten seconds to be sure
    await expect(alert).toContainText("window was closed");
  });
});

test.describe("without Google", () => {
  test.use({ expectedComplaints: [/ERR_/] });

  test("the shop says that Google can't be reached", async ({ page, context }) => {
    await context.route(googleScript, (route) => route.abort());
    await openPage(page, "/login");
    await openWindow(page);
    await expect(page.getByRole("alertdialog", { name: "Error!" })).toContainText("Google can't be reached");
  });
});
