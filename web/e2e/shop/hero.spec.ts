import type { APIRequestContext, Locator } from "@playwright/test";
import { openPage } from "../support/open-page";
import { ask } from "../support/shop-api";
import { expect, test } from "../support/test";

interface Top {
  id: string;
  category: { path: { slug: string }[] };
}

/** The main category of each of the home page's products, by the product's address. */
async function mainCategories(request: APIRequestContext): Promise<Map<string, string>> {
  const query = "{ topProducts { id category { path { slug } } } }";
  const { topProducts } = await ask<{ topProducts: Top[] }>(request, query);
  return new Map(topProducts.map(({ id, category }) => [`/product/${id}`, category.path[0]?.slug ?? ""]));
}

const addressesOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));

test("the hero shows a watch and a tool where the cards have both, and not what they begin with", async ({
  page,
  request,
}) => {
  const categories = await mainCategories(request);
  await openPage(page, "/");
  const captions = page.getByRole("heading", { level: 1 }).locator("xpath=../../following-sibling::div");
  await expect(captions.getByRole("link")).toHaveCount(2);
  const shown = await addressesOf(captions.getByRole("link"));
  const [first, ...others] = await addressesOf(
    page.getByRole("article").getByRole("link", { name: "Buy Now" }),
  );
  expect(shown).not.toContain(first);
  // Others buy and review at the same time: which products are the top ones is not known beforehand.
  const kinds = (addresses: string[]) => new Set(addresses.map((address) => categories.get(address)));
  expect(kinds(shown)).toEqual(kinds(others));
});
