import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible";
import { openPage, openSearch, productSearch as field } from "../support/open-page";
import { atDesk, everyBrowser, expect, test, variantAtDesk } from "../support/test";

const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

async function openList(page: Page): Promise<void> {
  await openSearch(page);
  await field(page).click();
}

test(
  "products and categories are suggested while one types, forgiving a slip, by keys and by touch",
  everyBrowser,
  async ({ page }) => {
    await openPage(page, "/blog");
    await openList(page);
    await field(page).pressSequentially("wathc");
    await expect(option(page, /^Watches/).first()).toBeVisible();
    await expect(page.getByRole("group", { name: "Products" }).getByRole("option").first()).toContainText(
      "$",
    );
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    await expectAccessible(page);

    await field(page).press("ArrowDown");
    const active = page.getByRole("option", { selected: true });
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await active.getAttribute("id")) ?? "",
    );
    await field(page).press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(field(page)).toHaveValue("wathc");

    await field(page).press("ArrowDown");
    await option(page, /^Watches/)
      .first()
      .click();
    await expect(field(page)).toHaveValue("");
    await expect(page.getByRole("heading", { level: 1, name: "Watches" })).toBeVisible();
    await expect(page).toHaveURL("/products/watches");
  },
);

test(
  "text that was typed but not sent isn't searched for in a list opened by a link",
  atDesk,
  async ({ page }) => {
    await openPage(page, "/blog");
    await field(page).fill("wathc");
    await expect(option(page, /^Watches/).first()).toBeVisible();
    await field(page).press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "Watches" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Watches" })).toBeVisible();
    await expect(field(page)).toHaveValue("");
    await expect(page).toHaveURL("/products/watches");
  },
);

test(
  "a search is remembered on this device until it is cleared, and Enter opens the active suggestion",
  atDesk,
  async ({ page }) => {
    await openPage(page, "/blog");
    await openList(page);
    await field(page).fill("Skerry");
    await expect(option(page, /Skerry.*\$/).first()).toBeVisible(); // the code that remembers searches has loaded
    await field(page).press("Enter");
    await expect(page).toHaveURL("/products?search=Skerry");
    await expect(page.getByRole("article").first()).toContainText("Skerry");
    await expect(field(page)).toHaveValue("Skerry");
    await field(page).fill("");
    await expect(page).toHaveURL("/products");
    await field(page).fill("sk");
    await expect(option(page, /^Skerry$/)).toBeVisible();
    await expect(option(page, /Skerry.*\$/).first()).toBeVisible();
    await expect(page.getByRole("listbox")).toHaveAttribute("aria-busy", "false");
    await field(page).press("ArrowUp");
    const last = page.getByRole("listbox").getByRole("option").last();
    await expect(last).toHaveAttribute("aria-selected", "true");
    const name = await last.locator("bdi").innerText();
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

    await openList(page);
    await page.getByRole("button", { name: "Clear recent searches" }).click();
    await expect(option(page, /^Skerry$/)).toHaveCount(0);
  },
);

test(
  "an empty result names corrections, words to leave out, and categories",
  variantAtDesk,
  async ({ page }) => {
    await openPage(page, "/products?search=xylophonic+wathc");
    await expect(page.getByText(/instead of “wathc”/)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Watches/ }).last()).toBeVisible();
    await expect(page.getByText("or try fewer or more general words")).toBeVisible();
    await expect(page.getByRole("region", { name: "Popular now" }).getByRole("listitem")).toHaveCount(4);
    await expect(page.getByText(/^0( products)?$/)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: /Without “xylophonic”/ }).click();
    await expect(page).toHaveURL("/products?search=wathc");
    await expect(page.getByRole("article").first()).toBeVisible();
  },
);
