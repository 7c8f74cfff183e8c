import { admin } from "../support/accounts";
import { expectAccessible } from "../support/expect-accessible";
import { navigateInApp, openPage, openSearch, productSearch as field } from "../support/open-page";
import { productsInStock } from "../support/shop-api";
import { atDesk, everyBrowser, expect, test, variantAtDesk } from "../support/test";

test(
  "products are found from any page, by the top bar",
  everyBrowser,
  async ({ page, request, isMobile }) => {
    const [product] = await productsInStock(request);
    await openPage(page, "/");
    if (isMobile)
      await test.step("on a phone the search opens below the bar with the focus in it, and takes no height before", async () => {
        await expect(field(page)).toBeHidden();
        expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(70);
        await openSearch(page);
        await expect(field(page)).toBeFocused();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await expect(field(page)).toBeHidden();
      });

    for (const route of ["/", "/blog", `/product/${product?.id}`, "/portfolio"]) {
      await navigateInApp(page, route);
      await expect(page.getByLabel("Sort by"), "the list is left").toHaveCount(0);
      await openSearch(page);
      await field(page).fill(" drill & co ");
      await field(page).press("Enter");
      await expect(page).toHaveURL("/products?search=drill+%26+co");
      await expect(page.getByRole("combobox", { includeHidden: true, name: "Search" })).toHaveCount(1);
      await expect(field(page)).toHaveValue("drill & co");
    }

    await test.step("an empty search leads to all products", async () => {
      await navigateInApp(page, "/blog");
      await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
      await openSearch(page);
      await field(page).press("Enter");
      await expect(page).toHaveURL("/products");
    });
  },
);

test(
  "an admin's pages, which search their own lists, don't have it",
  variantAtDesk,
  async ({ page, signInAs }) => {
    await signInAs(admin);
    await openPage(page, "/manageItems");
    await expect(page.getByRole("heading", { level: 1, name: /^Manage Items/ })).toBeVisible();
    await expect(field(page)).toHaveCount(0);
  },
);

test.describe("without code", () => {
  test.use({ javaScriptEnabled: false });

  test("the search leads to the same page", atDesk, async ({ page, isMobile }) => {
    await page.goto("/blog");
    if (isMobile) await page.getByRole("banner").getByRole("button", { name: "Find products" }).click();
    await field(page).fill("drill");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/products?search=drill");
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  test("a search without results shows popular products", atDesk, async ({ page }) => {
    await page.goto("/products?search=qxzqxz");
    await expect(page.getByRole("region", { name: "Popular now" }).getByRole("listitem")).toHaveCount(4);
  });
});
