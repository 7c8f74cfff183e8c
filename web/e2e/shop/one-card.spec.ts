import type { Page } from "@playwright/test";
import { openPage } from "../support/open-page";
import { expect, test } from "../support/test";

/** Counts changes in the existing cards from now on. */
async function watchCards(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const changed = new Set<Element>();
    Object.assign(window, { changed });
    const list = new MutationObserver((found) => found.forEach(({ target }) => changed.add(card(target))));
    const card = (node: Node) => (node instanceof Element ? node : node.parentElement!).closest("article")!;
    for (const article of document.querySelectorAll("article"))
      list.observe(article, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { changed: Set<Element> }).changed.size);
}

test("loading more changes no card that is there, and adding one to the cart its own only", async ({
  page,
}) => {
  await openPage(page, "/products");
  const before = await page.getByRole("article").count();
  const changed = await watchCards(page);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(before);
  expect(await changed()).toBe(0);

  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("link", { name: "Cart, 1 product" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View cart" })).toBeVisible();
  expect(await changed()).toBe(1);
});
