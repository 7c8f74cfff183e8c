import type { Page } from "@playwright/test";
import { openPage, openWithoutCode } from "../support/open-page";
import { atDesk, expect, test, variant } from "../support/test";

const account = (page: Page) => page.getByRole("button", { name: /Account menu/ });
const sheet = (page: Page, name: string) => page.getByRole("navigation", { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Opens a menu by keyboard, moves through all its rows and closes it. */
async function goRound(page: Page, menu: string, rows: string[]): Promise<void> {
  await page.keyboard.press("Enter");
  await expect(sheet(page, menu)).toBeVisible();
  for (const row of [...rows, rows[0]]) {
    await expect.poll(() => focused(page)).toBe(row);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => focused(page)).toBe(rows.at(-1));
  await page.keyboard.press("Escape");
  await expect(sheet(page, menu)).toBeHidden();
}

test("a customer's menu leads to Dashboard, Profile, My Orders and Add Review, and out", async ({
  page,
  customer,
  signInAs,
}) => {
  await signInAs(customer);
  const entries = {
    Dashboard: "/dashboard",
    Profile: "/profile",
    "My Orders": `/myOrder/${encodeURIComponent(customer.email)}`,
    "Wish list": "/wishList",
    "Add Review": "/addReview",
  };
  await openPage(page, "/blog");
  for (const [label, address] of Object.entries(entries)) {
    await account(page).click();
    await expect(sheet(page, "Account").getByRole("listitem")).toHaveText([
      ...Object.keys(entries),
      "LogOut",
    ]);
    await sheet(page, "Account").getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
    await expect(sheet(page, "Account")).toBeHidden();
  }

  await test.step("the account's menu takes the focus, keeps it, and gives it back on Escape", async () => {
    await account(page).focus();
    await goRound(page, "Account", [...Object.keys(entries), "LogOut"]);
    await expect(account(page)).toBeFocused();
  });
});

test("the menu of a phone keeps the focus too, and a press beside it closes it", atDesk, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/blog");
  const button = page.getByRole("button", { name: "Menu", exact: true });
  await button.focus();
  await goRound(page, "Menu", [
    "Home",
    "Products",
    "Tools",
    "Watches",
    "A first workshop",
    "Gifts under 50",
    "On sale",
    "Portfolio",
    "Blog",
  ]);
  await expect(button).toBeFocused();

  await button.click();
  await expect(sheet(page, "Menu")).toBeVisible();
  await page.mouse.click(195, 200);
  await expect(sheet(page, "Menu")).toBeHidden();
});

test(
  "a menu and the search that were opened early have the focus in them once the code is there",
  variant,
  async ({ page, isMobile }) => {
    test.skip(!isMobile, "a wide screen has neither");
    const [menu, search] = [
      { button: "Menu", first: page.getByRole("navigation", { name: "Menu" }).getByRole("link").first() },
      { button: "Find products", first: page.getByRole("combobox", { name: "Search products" }) },
    ];
    for (const { button, first } of [menu, search]) {
      const release = await openWithoutCode(page, "/");
      await page.getByRole("banner").getByRole("button", { name: button }).click();
      await expect(first).toBeVisible();
      release();
      await expect(first).toBeFocused();
    }
  },
);
