import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible";
import { navigateInApp, openPage } from "../support/open-page";
import { allProducts } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

const card = (page: Page, index: number) => page.getByRole("main").getByRole("article").nth(index);
const addToCart = (page: Page, index: number) =>
  card(page, index).getByRole("button", { name: "Add to cart" }).click();
const notice = (page: Page) => page.getByRole("status").filter({ hasText: "View cart" });

test("the added product is shown at the bottom of the window, without moving anything, with a link to the cart", async ({
  page,
  request,
}) => {
  await test.step("a card whose product is sold out can't be pressed into the cart", async () => {
    const gone = (await allProducts(request)).find(({ countInStock }) => countInStock === 0);
    await openPage(page, `/products?search=${encodeURIComponent(gone?.name ?? "")}`);
    await expect(card(page, 0)).toContainText("Out Of Stock");
    await expect(card(page, 0).getByRole("button", { name: "Add to cart" })).toBeDisabled();
  });

  await navigateInApp(page, "/products");
  await expect(page.getByRole("article")).toHaveCount(24);
  const name = await card(page, 0).getByRole("heading").getByRole("link").getAttribute("title");
  await card(page, 0).scrollIntoViewIfNeeded();
  const before = await card(page, 0).boundingBox();
  await addToCart(page, 0);
  await expect(notice(page)).toContainText("Added");
  await expect(notice(page)).toContainText(name ?? "");
  await expect(notice(page).getByRole("link")).toBeVisible();
  expect(await card(page, 0).boundingBox()).toEqual(before);
  const box = await notice(page).getByRole("link", { name: "View cart" }).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box?.y).toBeGreaterThan(height - 120);
  await notice(page).getByRole("link", { name: "View cart" }).focus(); // the notice stays while it has the focus
  await expectAccessible(page);

  await test.step("it is closed by a press", async () => {
    await notice(page).getByRole("button", { name: "Close" }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(card(page, 0).getByRole("button", { name: "Add to cart" })).toBeFocused();
  });

  await test.step("its link leads a visitor to the cart", async () => {
    await addToCart(page, 0);
    await notice(page).getByRole("link", { name: "View cart" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Shopping cart" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem")).toContainText(name ?? "");
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(24);
  });

  await test.step("Tab leads from the button to it, and on to what follows the button; and back", async () => {
    await addToCart(page, 0);
    await expect(notice(page).getByRole("link")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(notice(page).getByRole("link", { name: "View cart" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(card(page, 0).getByRole("button", { name: "Add to cart" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(notice(page).getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(card(page, 0).getByRole("link", { name: "Buy Now" })).toBeFocused();
  });

  await test.step("it ends with its page", async () => {
    await addToCart(page, 0);
    await expect(notice(page).getByRole("link")).toBeVisible();
    await navigateInApp(page, "/blog");
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await navigateInApp(page, "/products");
    await expect(page.getByRole("article")).toHaveCount(24);
  });

  await test.step("it goes by itself once nobody holds it", async () => {
    await page.clock.install();
    await addToCart(page, 0);
    await notice(page).getByRole("link", { name: "View cart" }).focus();
    await page.clock.fastForward(60_000);
    await expect(notice(page).getByRole("link")).toBeVisible();
    await notice(page).getByRole("link", { name: "View cart" }).blur();
    await page.clock.fastForward(60_000);
    await expect(notice(page)).toHaveCount(0);
  });
});

test(
  "a card says that its product is in the cart, also after a reload, and until it is removed",
  atDesk,
  async ({ page, shopper }) => {
    await openPage(page, "/products");
    await expect(page.getByRole("button", { name: `Account menu` })).toBeVisible();
    await expect(page.getByText("In cart ✓")).toHaveCount(0);
    await addToCart(page, 1);
    await expect(page.getByText("In cart ✓")).toHaveCount(1);
    await expect(card(page, 1)).toContainText("In cart ✓");
    await page.reload();
    await expect(card(page, 1)).toContainText("In cart ✓");

    await test.step("pressing again keeps it there once", async () => {
      await addToCart(page, 1);
      await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 1 product" })).toBeVisible();
      await expect(card(page, 1)).toContainText("In cart ✓");
    });

    await notice(page).getByRole("link", { name: "View cart" }).click();
    await page.getByRole("button", { name: /^Remove/ }).click();
    await page.getByRole("banner").getByRole("link", { name: "Cart, empty" }).waitFor();
    await page.goBack();
    await expect(card(page, 1)).toBeVisible();
    await expect(page.getByText("In cart ✓")).toHaveCount(0);
    expect(shopper.user.role).toBe("CUSTOMER");
  },
);

test("on a phone a card lies on its side, well under 300 px high", async ({ page, isMobile }) => {
  test.skip(!isMobile, "it stands on a larger screen");
  for (const route of ["/", "/products"]) {
    await openPage(page, route);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const heights = await page
        .getByRole("main")
        .getByRole("article")
        .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().height));
      expect(Math.max(...heights), `${route} at ${width} px`).toBeLessThan(260);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, `${route} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
