import type { Page } from "@playwright/test";
import { openPage } from "../support/open-page";
import { productsInStock } from "../support/shop-api";
import { expect, test } from "../support/test";

const least = 24;

/** What can be pressed and is smaller than that, with its size; links inside a sentence may be (WCAG 2.2, 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const pressed = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
    ];
    return pressed
      .filter((target) => target.checkVisibility() && !target.matches("p a, [aria-hidden='true']"))
      .map((target) => {
        const label = target.matches("[type=checkbox], [type=radio]") ? target.closest("label") : null;
        // The name on a card reaches over the whole of it.
        const spread =
          getComputedStyle(target, "::after").position === "absolute" ? target.closest("article") : null;
        const { width, height } = (label ?? spread ?? target).getBoundingClientRect();
        return { name: target.ariaLabel ?? target.textContent, width, height };
      })
      .filter(({ width, height }) => width < smallest || height < smallest)
      .map(({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`);
  }, least);
}

test(`what can be pressed is at least ${least} px wide and high on every open page`, async ({
  page,
  request,
}) => {
  const [product] = await productsInStock(request);
  for (const route of [
    "/",
    "/products",
    `/product/${product?.id}`,
    "/cart/none",
    "/portfolio",
    "/blog",
    "/login",
  ]) {
    await openPage(page, route);
    expect(await smallTargets(page), route).toEqual([]);
  }
});

test("the first press of Tab offers to skip the bar, and leads into the page", async ({ page, isMobile }) => {
  test.skip(isMobile, "a device without keys");
  await openPage(page, "/products");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("searchbox", { name: "Search" })).toBeFocused();
});

test("nothing moves by itself where the system asks for less motion", async ({ page }) => {
  await openPage(page, "/");
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation.playState === "running" && animation.effect?.getTiming().iterations === Infinity,
      )
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(moving).toEqual([]);
});
