import type { Page } from "@playwright/test";
import { codeOf } from "../support/built-code";
import { expectAccessible } from "../support/expect-accessible";
import { holdFiles } from "../support/intercepted-answers";
import { navigateInApp, openPage } from "../support/open-page";
import { everyBrowser, expect, test, variantAtDesk } from "../support/test";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const filters = (page: Page) => page.getByRole("form", { name: "Filters" });
const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" }).getByRole("link");
const brand = (page: Page, name: string) => filters(page).getByRole("checkbox", { name });

/** The number of products shown next to a facet's value. */
async function leftBy(page: Page, name: string): Promise<number> {
  const row = filters(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox", { name }) });
  return Number(/\d+$/.exec((await row.innerText()).trim())?.[0]);
}

/** Opens the filters' drawer if the filters aren't a column; returns whether it did. */
async function openFilters(page: Page): Promise<boolean> {
  const button = page.getByRole("button", { name: /^Filters/ });
  const isPhone = await button.isVisible();
  if (isPhone) await button.click();
  await expect(filters(page)).toBeVisible();
  return isPhone;
}

test(
  "a category is narrowed by values that say how many they leave; the address holds it all, and Back undoes it",
  everyBrowser,
  async ({ page }) => {
    await openPage(page, "/products/watches");
    await expect(page.getByRole("heading", { level: 1, name: "Watches" })).toBeVisible();
    const isPhone = await openFilters(page);
    const halden = await leftBy(page, "Halden");
    await brand(page, "Halden").check();
    await expect(page).toHaveURL("/products/watches?brand=halden");
    await expect(cards(page)).toHaveCount(halden);
    await expect(page.getByText(`${halden} products`).first()).toBeAttached();

    const both = await leftBy(page, "Tessaro");
    await brand(page, "Tessaro").check();
    await expect(page).toHaveURL("/products/watches?brand=halden&brand=tessaro");
    await expect(cards(page)).toHaveCount(both);
    await filters(page).getByLabel("To", { exact: true }).first().fill("1500");
    await filters(page).getByLabel("To", { exact: true }).first().press("Enter");
    await expect(page).toHaveURL("/products/watches?brand=halden&brand=tessaro&priceMax=1500");
    await expect(cards(page)).not.toHaveCount(both); // the filtered list has arrived
    await expectAccessible(page);
    if (isPhone) {
      await expect(filters(page)).toBeHidden();
      await openFilters(page);
      await expect(brand(page, "Halden")).toBeChecked();
      const left = await cards(page).count();
      await filters(page)
        .getByRole("button", { name: `Show ${left} product` })
        .click();
      await expect(filters(page)).toBeHidden();
    }
    await expect(chips(page)).toHaveText([
      /Halden/,
      /Tessaro/,
      /Price up to 1500.00\$/,
      "Remove all filters",
    ]);
    await page.getByRole("link", { name: "Remove Halden" }).click();
    await expect(page).toHaveURL("/products/watches?brand=tessaro&priceMax=1500");
    await expect(page.getByRole("link", { name: "Remove Tessaro" })).toBeFocused();

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/products/watches?brand=halden&brand=tessaro");
    await expect(cards(page)).toHaveCount(both);
    await openFilters(page);
    await expect(brand(page, "Halden")).toBeChecked();
    await expect(filters(page).getByLabel("To", { exact: true }).first()).toHaveValue("");
    await page.goForward();
    await expect(page).toHaveURL("/products/watches?brand=halden&brand=tessaro&priceMax=1500");
  },
);

test("the first product is near the top bar, and the row that narrows the list stays below it", async ({
  page,
  isMobile,
}) => {
  for (const [address, most] of [
    ["/products", 260],
    ["/products?search=watch&priceMax=2000", 260],
    ["/products/watches?brand=halden&brand=tessaro&inStock=true", isMobile ? 300 : 260],
    ["/products/watches/pilots", isMobile ? 300 : 260],
  ] as const)
    await test.step(address, async () => {
      await openPage(page, address);
      await expect(cards(page).first()).toBeVisible();
      expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(most);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    });

  await openPage(page, "/products/watches?brand=halden&brand=tessaro");
  await expect(page.getByText(/^\d+ products$/).first()).toBeVisible();
  const rowOf = async () => {
    const controls = [page.getByLabel("Sort by"), page.getByRole("checkbox", { name: "In stock only" })];
    if (isMobile) controls[1] = page.getByRole("button", { name: "Filters (2)" });
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
    return boxes.map((box) => (box ? box.y + box.height / 2 : 0));
  };
  const [sort = 0, other = 0] = await rowOf();
  expect(Math.abs(sort - other), "they are one row").toBeLessThan(4);
  if (!isMobile) return;
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(async () => (await rowOf())[0]).toBeLessThan(130);
  expect((await rowOf())[0]).toBeGreaterThan(65);
});

test(
  "the focus stays in a phone's filters, and goes on from a choice that is removed",
  variantAtDesk,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdFiles(page, codeOf("parts"));
    await openPage(page, "/products/watches?brand=halden");
    const opener = page.getByRole("button", { name: /^Filters/ });
    await opener.focus();
    await opener.press("Enter"); // before the filters' code has loaded
    await expect(filters(page)).toBeVisible();
    release();
    const [first, last] = [
      filters(page).getByRole("button", { name: "Close" }),
      filters(page).getByRole("button", { name: /^Show / }),
    ];
    await expect(first).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(last).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(filters(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await page.getByRole("link", { name: "Remove Halden" }).press("Enter");
    await expect(page).toHaveURL("/products/watches");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  },
);

test("categories lead down and keep the filters, and the breadcrumb leads up; a reload changes nothing", async ({
  page,
}) => {
  await openPage(page, "/products?inStock=true");
  await openFilters(page);
  const tree = filters(page).getByRole("navigation", { name: "Categories" });
  await tree.getByRole("link", { name: /^Watches/ }).click();
  await expect(page).toHaveURL("/products/watches?inStock=true");
  await expect(page.getByRole("heading", { level: 1, name: "Watches" })).toBeFocused();
  await openFilters(page);
  await tree.getByRole("link", { name: /^Dress/ }).click();
  await expect(page).toHaveURL("/products/watches/dress?inStock=true");
  await expect(page).toHaveTitle("Dress Watches – Watches – Meridian");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const names = await cards(page).getByRole("heading").allTextContents();
  await page.reload();
  await expect(cards(page).getByRole("heading")).toHaveText(names);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Watches" }).click();
  await expect(page).toHaveURL("/products/watches");
  await navigateInApp(page, "/products/watches/nothing");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
});

test.describe("an address that asks for what the shop doesn't have", () => {
  test.use({ expectedComplaints: [/status of 400/] });

  const wrong = {
    "brand=nobody": "has no brand nobody",
    "attribute.taste=sweet": "an attribute that this shop doesn't know",
    "attribute.case-diameter=broad": "must be a number from -1000000000 to 1000000000",
    "priceMin=abc": "“abc” is not a number such as 12.50",
    "priceMin=50&priceMax=20": "50 is more than 20",
    "priceMax=-1": "“-1” is less than 0",
  };
  test("says so, and offers to remove it", variantAtDesk, async ({ page, request }) => {
    await page.goto("/robots.txt"); // a page of the shop's origin, whose scripts may read its responses
    for (const [bad, text] of Object.entries(wrong)) {
      const answer = await request.get(`/products/watches?${bad}&inStock=true`, {
        headers: { accept: "text/html" },
      });
      expect(answer.status(), bad).toBe(400);
      const message = await page.evaluate(
        (html) =>
          new DOMParser().parseFromString(html, "text/html").querySelector("[role=alert]")?.textContent,
        await answer.text(),
      );
      expect(message, bad).toContain(text);
    }
    await page.goto("/products/watches?priceMax=-1&inStock=true");
    await expect(page.getByRole("alert")).toContainText(wrong["priceMax=-1"]);
    await page.getByRole("link", { name: "Remove invalid filters" }).click();
    await expect(page).toHaveURL("/products/watches?inStock=true");
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor filters a category, and removes the filters", variantAtDesk, async ({ page }) => {
    await page.goto("/products/watches?sort=price-up");
    await openFilters(page);
    await brand(page, "Halden").check();
    await filters(page).getByRole("button", { name: /Show/ }).click();
    await expect(page).toHaveURL(/\/products\/watches\?sort=price-up&brand=halden&/);
    await expect(chips(page)).toHaveText([/Halden/]);
    await chips(page).first().click();
    await expect(page).toHaveURL("/products/watches?sort=price-up");
  });
});
