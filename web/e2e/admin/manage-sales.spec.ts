import { addItem, uniqueName } from "../support/admin-api";
import { listOf, rowOf, test } from "../support/admin-list";
import { closeToast } from "../support/alerts";
import { keepCart } from "../support/cart";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { productNow } from "../support/shop-api";
import { atDesk, expect, variantAtDesk } from "../support/test";

const priceNow = /15\.95\$\s*Regular price\s*19\.50\$/;

test(
  "an admin starts a sale of several items, shoppers see was and now, and the sale ends",
  atDesk,
  async ({ page, browser, request, openList }) => {
    const mark = uniqueName("Mallet");
    const items = [];
    for (const end of ["A", "B"]) items.push(await addItem(request, { name: `${mark} ${end}` }));
    const [item] = items as [(typeof items)[0]];
    await openList("/manageItems", mark);

    const change = async (steps: () => Promise<void>) => {
      await page.getByRole("checkbox", { name: "Select all on this page" }).check();
      await page.getByRole("region", { name: "Selected" }).getByRole("button", { name: "Change" }).click();
      await steps();
      await dialog.getByRole("button", { name: "Preview changes" }).click();
    };
    const dialog = page.getByRole("dialog");
    await change(async () => {
      await dialog.getByLabel("Sale", { exact: true }).selectOption("Start a sale");
      await dialog.getByLabel("Percent off").fill("20");
      await dialog.getByLabel("Sale ends").fill("2020-01-01T10:00");
      await dialog.getByRole("button", { name: "Preview changes" }).click();
      await expect(dialog.getByLabel("Sale ends")).toHaveAccessibleDescription(
        /Sale ends must be in the future/,
      );
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await dialog.getByLabel("Sale ends").fill("2090-11-30T10:00");
      await dialog.getByLabel("Rounding").selectOption("To .95");
    });
    const shown = dialog.getByRole("listitem").first();
    await expect(shown).toContainText(/Price 19\.50\$.*15\.95\$/);
    await expect(shown).toContainText(/Regular price None.*19\.50\$/);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Change 2 items" }).click();
    await closeToast(page, "2 items changed");

    const context = await browser.newContext({ viewport: page.viewportSize() });
    const shopper = await context.newPage();
    await openPage(shopper, `/products?search=${encodeURIComponent(mark)}`);
    const card = shopper.getByRole("listitem").filter({ hasText: item.name });
    await expect(card).toContainText(priceNow);
    await expect(card).toContainText("−18 %");
    await expectAccessible(shopper);
    await openPage(shopper, `/product/${item.id}`);
    const main = shopper.getByRole("main");
    await expect(main).toContainText(priceNow);
    await expect(main).toContainText("−18 %");
    await expect(main).toContainText("Sale ends Nov 30, 2090");
    await expectAccessible(shopper);
    await expectNoHorizontalScroll(shopper);
    await openPage(shopper, "/products?onSale=true");
    await expect(card).toBeVisible();
    await expect(shopper.getByRole("link", { name: "Remove On sale" })).toBeVisible();
    await context.close();

    await openPage(page, listOf("/manageItems", mark));
    await change(async () => {
      await dialog.getByLabel("Sale", { exact: true }).selectOption("End the sale");
    });
    await expect(dialog.getByRole("listitem").first()).toContainText(/Price 15\.95\$.*19\.50\$/);
    await dialog.getByRole("button", { name: "Change 2 items" }).click();
    await closeToast(page, "2 items changed");
    await expect(rowOf(page, item.name).locator('[data-header="Price"]')).toHaveText("19.50$");
  },
);

test("the cart shows was and now of an item on sale", async ({ page, request, shopper }) => {
  const item = await addItem(request, { price: 80, regularPrice: 100 });
  await keepCart(page, shopper.user.id, [{ product: item, quantity: 2 }]);
  await openPage(page, "/cart");
  const row = page.getByRole("listitem").filter({ hasText: item.name });
  await expect(row).toContainText(/80\.00\$\s*Regular price\s*100\.00\$/);
  await expect(page.getByRole("region", { name: "Total" })).toContainText("160.00$");
  await expectAccessible(page);
});

test(
  "a sale whose end has passed is ended by the shop itself, within the minute",
  variantAtDesk,
  async ({ page, request }) => {
    test.setTimeout(180_000);
    const saleEndsAt = new Date(Date.now() + 5_000).toISOString();
    const item = await addItem(request, { price: 80, regularPrice: 100, saleEndsAt });
    const price = async () => (await productNow(request, item.id)).price;
    await expect.poll(price, { timeout: 120_000 }).toBe(100);
    await openPage(page, `/product/${item.id}`);
    const main = page.getByRole("main");
    await expect(main.getByText("100.00$", { exact: true })).toBeVisible();
    await expect(main).not.toContainText("80.00$");
    await expect(main).not.toContainText("Regular price");
  },
);
