import { navigateInApp, openPage } from "../support/open-page";
import { expect, test } from "../support/test";

test("links and main buttons are indigo", async ({ page }) => {
  await openPage(page, "/");
  const ways = page.getByRole("navigation", { name: "Shop by category" });
  const hue = await ways.getByRole("link", { name: "Tools" }).evaluate((link) => {
    const [, , found] = getComputedStyle(link).backgroundColor.match(/[\d.]+/g) ?? [];
    return Number(found);
  });
  expect(hue, "degrees of OKLCH").toBeGreaterThan(270);
  expect(hue, "degrees of OKLCH").toBeLessThan(285);
});

test("a page that one goes on to fades in; the first one stands at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page, "/portfolio");
  const content = page.getByRole("main").locator("> div");
  await expect(content).toHaveCSS("animation-name", "none");
  await navigateInApp(page, "/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expect(content).toHaveCSS("animation-name", "fade-in");
  await expect(content).toHaveCSS("animation-duration", "0.2s");
});
