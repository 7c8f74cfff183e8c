import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { openPage, openSearch, productSearch } from "../support/open-page";
import { atDesk, everyBrowser, expect, test } from "../support/test";

/** Removes features that the oldest supported browsers lack (README, "Browsers"): Safari 16.4 and Firefox 115. */
function removeNewFeatures(): void {
  for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  for (const name of ["popoverTargetElement", "popoverTargetAction"])
    Reflect.deleteProperty(HTMLButtonElement.prototype, name);
  Reflect.deleteProperty(Element.prototype, "checkVisibility");
  Reflect.deleteProperty(URL, "canParse");
  for (const name of ["ToggleEvent", "requestIdleCallback", "navigation"])
    Reflect.deleteProperty(window, name);

  // selectors with an unknown pseudo-class are syntax errors
  const rejectUnknown = (target: object, name: string) => {
    const native = Reflect.get(target, name) as (selector: string) => unknown;
    Reflect.set(target, name, function (this: object, selector: string) {
      if (/:popover-open/.test(selector.replaceAll("\\:", "")))
        throw new DOMException("unknown", "SyntaxError");
      return native.call(this, selector);
    });
  };
  for (const name of ["matches", "closest", "querySelector", "querySelectorAll"])
    rejectUnknown(Element.prototype, name);
  for (const name of ["querySelector", "querySelectorAll"]) rejectUnknown(Document.prototype, name);

  // buttons open no popovers, elements with `popover` are rendered, and `scrollend` is missing
  addEventListener("click", (event) => {
    if ((event.target as Element).closest("[popovertarget]")) event.preventDefault();
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ":where([popover]) { display: block } :where([popover]:not(.\\:popover-open)) { display: none }",
  );
  document.adoptedStyleSheets = [sheet];
  addEventListener("scrollend", (event) => event.stopImmediatePropagation(), { capture: true });
}

test.describe("in the oldest supported browsers", () => {
  test.beforeEach(({ page }) => page.addInitScript(removeNewFeatures));

  test("menus, search and filters open and close on a phone", atDesk, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, "/products");
    const menu = page.getByRole("navigation", { name: "Menu", exact: true });
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();

    await openSearch(page);
    await productSearch(page).fill("drill");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(productSearch(page)).toHaveAttribute("aria-activedescendant", /.+/);
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(/\/products$/);
    await expect(page.getByRole("main")).not.toBeEmpty();

    await openPage(page, "/products");
    const drawer = page.locator("#filters");
    await expect(drawer).toBeHidden();
    await page.getByRole("button", { name: /^Filter/ }).click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  });

  test("a customer signs in, and the account's menu leads on", atDesk, async ({ page, customer }) => {
    await openPage(page, "/products?search=watch");
    await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
    await page.getByLabel("Email", { exact: true }).fill(customer.email);
    await page.getByLabel("Password", { exact: true }).fill(customer.password);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL("/products?search=watch");
    await page.getByRole("button", { name: /Account menu/ }).click();
    await page
      .getByRole("navigation", { name: "Account", exact: true })
      .getByRole("link", { name: "Profile" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
  });

  test("Back returns to the same place of a list", async ({ page }) => {
    await openPage(page, "/products");
    await scrollsBack(page);
  });
});

test("Back returns to the same place of a list in today's browsers", everyBrowser, async ({ page }) => {
  await openPage(page, "/products");
  await scrollsBack(page);
});

/** Follows a link far down the list, goes back, and expects the list at its previous position. */
async function scrollsBack(page: Page): Promise<void> {
  const heading = page.getByRole("article").nth(9).getByRole("heading");
  await heading.hover();
  await page.evaluate(() => {
    const remember = () => Object.assign(window, { clickedAt: scrollY }); // a click may scroll first
    addEventListener("click", remember, { capture: true, once: true });
  });
  await heading.click();
  const before = await page.evaluate(() => (window as unknown as { clickedAt: number }).clickedAt);
  expect(before).toBeGreaterThan(300);
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  const distance = () => page.evaluate((clicked) => Math.abs(scrollY - clicked), before);
  await expect.poll(distance, "rows far away are measured once they are drawn").toBeLessThan(60);
  await expect(heading).toBeInViewport();
}

test.describe("in a browser that is too old for the shop's code", () => {
  test.use({ expectedComplaints: [/too old for the shop's code/] });

  test("the pages stay as they are without code", atDesk, async ({ page }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, "toSorted"));
    await page.goto("/products");
    await page.getByRole("article").first().getByRole("heading").click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => performance.getEntriesByName("hydrated").length)).toBe(0);
  });
});

test(
  "an admin whose browser knows no time zone sees the sales by UTC",
  atDesk,
  async ({ page, signInAs }) => {
    await page.addInitScript(() => {
      const native = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...native.call(this), timeZone: "Etc/Unknown" };
      };
    });
    await signInAs(admin);
    const asked = page.waitForRequest((sent) => sent.postData()?.includes("timeZone") ?? false);
    await openPage(page, "/dashboard");
    expect((await asked).postDataJSON()).toMatchObject({ variables: { timeZone: "UTC" } });
    await expect(page.getByRole("region", { name: "Sales by day", exact: true })).toBeVisible();
  },
);
