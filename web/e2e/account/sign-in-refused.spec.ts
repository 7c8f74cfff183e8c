import type { Page } from "@playwright/test";
import { sendCredentials } from "../support/accounts";
import { dismissAlert, storedToken } from "../support/alerts";
import { blockUser, openSession } from "../support/shop-api";
import { expect, test } from "../support/test";

test.describe("a refusal by the shop", () => {
  test.use({ expectedComplaints: [/400|ERR_FAILED|502/] });

  const loginButton = (page: Page) =>
    page.locator("form").getByRole("button", { name: "Login", exact: true });

  test("a blocked customer is told so", async ({ page, request, customer }) => {
    await blockUser(request, (await openSession(request, customer)).user.id);
    await sendCredentials(page, customer);
    await dismissAlert(page, "Error!", "This account has been blocked.");
    await expect(loginButton(page)).toBeFocused();
    expect(await storedToken(page)).toBeNull();
  });

  test("an outage of the shop is told, and the next try signs in", async ({ page, customer }) => {
    await page.route("/graphql", (route) => route.abort(), { times: 1 });
    await sendCredentials(page, customer);
    await dismissAlert(page, "Error!", "Check your connection, then try again.");

    const body = "<h1>Bad Gateway</h1>";
    await page.route("/graphql", (route) => route.fulfill({ status: 502, body }), { times: 1 });
    await loginButton(page).click();
    await dismissAlert(page, "Error!", "Signing in is not available right now.");
    await loginButton(page).click();
    await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
  });
});
