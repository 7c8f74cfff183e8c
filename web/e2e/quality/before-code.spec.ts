import type { Page } from "@playwright/test";
import { holdFiles } from "../support/intercepted-answers";
import { allProducts } from "../support/shop-api";
import { expect, test } from "../support/test";

/** Opens a page whose code does not arrive before the returned function is called. */
async function openWithoutCode(page: Page, address: string): Promise<() => void> {
  const release = await holdFiles(page, /\/assets\/.*\.js$/);
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return release;
}

/** A product with enough units for an order of 6, and its address. */
async function productInStock(page: Page) {
  const product = (await allProducts(page.request)).find(({ countInStock }) => countInStock > 12);
  if (!product) throw new Error("No product of the seed has 12 units.");
  return product;
}

const articles = (page: Page) => page.getByRole("article");

test("a search that is typed and sent early is made", async ({ page }) => {
  const release = await openWithoutCode(page, "/products");
  await page.getByLabel("Search").fill("chronograph");
  await page.getByLabel("Search").press("Enter");
  release();
  await expect(page).toHaveURL("/products?search=chronograph");
  await expect(page.getByLabel("Search")).toHaveValue("chronograph");
  await expect(articles(page).first()).toContainText(/chronograph/i);
});

test("a search that is only typed early is made", async ({ page }) => {
  const release = await openWithoutCode(page, "/products");
  await page.getByLabel("Search").pressSequentially("drill");
  release();
  await expect(page).toHaveURL("/products?search=drill");
  await expect(page.getByLabel("Search")).toHaveValue("drill");
});

test("an order and a filter that are chosen early take effect together", async ({ page }) => {
  const release = await openWithoutCode(page, "/products");
  await page.getByLabel("Sort by").selectOption("Price, lowest first");
  await page.getByLabel("In stock only").check();
  release();
  await expect(page).toHaveURL("/products?inStock=true&sort=price-up");
  await expect(page.getByLabel("Sort by").locator("option:checked")).toHaveText("Price, lowest first");
  await expect(page.getByLabel("In stock only")).toBeChecked();
});

test("a filter that is taken back early leads to the whole list", async ({ page }) => {
  const release = await openWithoutCode(page, "/products?inStock=true&search=drill");
  await page.getByLabel("In stock only").uncheck();
  await page.getByLabel("Search").fill("");
  release();
  await expect(page).toHaveURL("/products");
});

test("'Order now' pressed early leads to the chosen quantity's shipping form, by way of Login", async ({
  page,
}) => {
  const { id } = await productInStock(page);
  const release = await openWithoutCode(page, `/product/${id}`);
  await page.getByLabel("Quantity").selectOption("6");
  await page.getByRole("button", { name: "Order now" }).click();
  release();
  await expect(page).toHaveURL("/login");
  const state = await page.evaluate(() => (history.state as { usr: unknown }).usr);
  expect(state).toEqual({ from: `/payment/${id}/6` });
});
