import type { Locator } from "@playwright/test";
import { openPage } from "../support/open-page";
import { expect, test } from "../support/test";

test("home leads into each main category, the kinds below it, and to what is new", async ({ page }) => {
  await openPage(page, "/");
  const ways = page.getByRole("navigation", { name: "Shop by category" });
  await expect(ways.getByRole("heading", { level: 2 })).toHaveText(["Tools", "Watches"]);
  await expect(ways.getByRole("link", { name: "Tools" })).toHaveAttribute("href", "/products/tools");
  const divers = ways.getByRole("link", { name: "Diver's Watches" });
  await expect(divers).toHaveAttribute("href", "/products/watches/divers");
  await expect(ways.getByRole("img")).toHaveCount(0); // its pictures are decoration

  const news = page.getByRole("region", { name: "New in the shop" });
  await expect(news.getByRole("listitem")).toHaveCount(4);
  const addresses = (from: Locator) =>
    from.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const top = await addresses(page.getByRole("article").getByRole("link", { name: "Buy Now" }));
  const added = await addresses(news.getByRole("listitem").getByRole("link"));
  expect(added.filter((address) => top.includes(address))).toEqual([]);
  await divers.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/products/watches/divers");
});
