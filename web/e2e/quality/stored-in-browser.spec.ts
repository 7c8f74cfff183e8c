import type { Page } from "@playwright/test";
import { openPage } from "../support/open-page";
import { productsInStock } from "../support/shop-api";
import { expect, test } from "../support/test";

/** Everything that the shop's pages have stored in this browser, as `store: key`. */
async function stored(page: Page): Promise<string[]> {
  const own = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local storage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session storage: ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `IndexedDB: ${name}`),
  ]);
  const cookies = await page.context().cookies();
  return [...own, ...cookies.map(({ name }) => `cookie: ${name}`)];
}

/** The entries on `/privacy`, as `store: key`; `…` stands for a variable part. */
async function named(page: Page): Promise<string[]> {
  await openPage(page, "/privacy");
  const terms = page.getByRole("region", { name: "In your browser" }).locator("dt");
  return terms.evaluateAll((each) =>
    each.map(
      (term) => `${term.querySelector("small")?.textContent}: ${term.querySelector("code")?.textContent}`,
    ),
  );
}

const fits = (entry: string) => (name: string) =>
  name.endsWith("…") ? entry.startsWith(name.slice(0, -1)) : entry === name;

test("the pages store nothing in the browser that Privacy doesn't name", async ({
  page,
  request,
  shopper,
}) => {
  const [product] = await productsInStock(request);
  for (const path of ["/", `/product/${product?.id}`, "/products", "/compare", "/profile", "/dashboard"])
    await openPage(page, path);
  await openPage(page, `/product/${product?.id}`);
  await page
    .getByRole("button", { name: /^Add to cart/ })
    .first()
    .click();
  await page.goto("/graphiql");
  const found = await stored(page);
  expect(found.length, shopper.email).toBeGreaterThan(3);
  const names = await named(page);
  expect(found.filter((entry) => !names.some(fits(entry)))).toEqual([]);
});
