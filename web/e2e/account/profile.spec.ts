import { devices } from "@playwright/test";
import { logIn, sendCredentials } from "../support/accounts";
import { expectAccessible } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { atDesk, expect, test } from "../support/test";

test(
  "a new name is shown at once in the header, and outlasts the next sign-in",
  atDesk,
  async ({ page, customer }) => {
    await logIn(page, customer, "/profile");
    await page.getByLabel("Name", { exact: true }).fill("  Grace Hopper ");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await expect(page.getByText("Your name was updated.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Account menu of Grace Hopper" })).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("heading", { name: "Grace Hopper", exact: true }),
    ).toBeVisible();

    await page.getByRole("button", { name: /Account menu/ }).click();
    await page.getByRole("button", { name: "LogOut" }).click();
    await expect(page).toHaveURL("/");
    await logIn(page, customer, "/login");
    await expect(page.getByRole("button", { name: "Account menu of Grace Hopper" })).toBeVisible();
  },
);

test.describe("the password", () => {
  test.use({ expectedComplaints: [/400/] });

  test(
    "is changed by a user who knows it, and lets them in afterwards",
    atDesk,
    async ({ page, customer }) => {
      await logIn(page, customer, "/profile");
      const current = page.getByLabel("Current password", { exact: true });
      const next = page.getByLabel("New password", { exact: true });
      const change = page.getByRole("button", { name: "Change password" });
      await change.click();
      await expect(current).toHaveAccessibleDescription("Password is required");
      await current.fill("not the one");
      await next.fill("short");
      await change.click();
      await expect(next).toHaveAccessibleDescription("Password must be 6 character");
      await next.fill("another-secret");
      await change.click();
      await expect(current).toHaveAccessibleDescription("That isn't your current password.");
      await current.fill(customer.password);
      await change.click();
      await expect(
        page.getByText("Password changed. Your other devices have been signed out."),
      ).toBeVisible();
      await expectAccessible(page);

      await page.getByRole("button", { name: /Account menu/ }).click();
      await page.getByRole("button", { name: "LogOut" }).click();
      await logIn(page, { ...customer, password: "another-secret" }, "/login");
    },
  );
});

test.describe("two browsers", () => {
  test.use({ expectedComplaints: [/40[01]/] });

  test(
    "are listed, and signing out everywhere ends both",
    atDesk,
    async ({ page, browser, customer, baseURL }) => {
      const ofOther = {
        userAgent: devices["iPhone 14"].userAgent,
        ...(baseURL !== undefined && { baseURL }),
      };
      const other = await (await browser.newContext(ofOther)).newPage();
      await logIn(other, customer, "/profile");
      await logIn(page, customer, "/profile");
      const listed = page.getByRole("region", { name: "Devices" });
      await expect(listed.getByRole("listitem")).toHaveCount(2);
      await expect(listed.getByRole("listitem").first()).toContainText("This device");

      await listed.getByRole("button", { name: "Sign out everywhere" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
      await expect(page).toHaveURL("/login");
      await expect(page.getByText("You've been signed out on all devices.")).toBeVisible();
      await expect(other.getByRole("button", { name: /Account menu/ })).toBeVisible();
      await openPage(other, "/profile");
      await expect(other.getByRole("alertdialog")).toContainText("You are trying to access Forbidden link");
      await sendCredentials(page, customer);
      await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
      await other.context().close();
    },
  );
});
