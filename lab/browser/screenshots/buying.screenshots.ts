import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openPage } from "../../../web/e2e/support/open-page";
import { placeOrder, productsInStock, type ApiProduct } from "../../../web/e2e/support/shop-api";
import { test } from "../../../web/e2e/support/test";
import { takeScreenshot } from "./take-screenshot";

const folder = join(import.meta.dirname, "images");

/** What is seen at once, without what a page has further down. */
async function firstView(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}-${test.info().project.name}.png`) });
}

async function addToCart(page: Page, products: readonly ApiProduct[]): Promise<void> {
  await openPage(page, "/products");
  for (const { name } of products) await page.getByRole("button", { name: `Add to cart : ${name}` }).click();
}

test("a cart, and the way from it to an order", async ({ page, request, shopper }, { project }) => {
  const [first, ...rest] = (await productsInStock(request)).slice(2, 5);
  if (!first) throw new Error("The seed has too little in stock.");
  await addToCart(page, [...rest, first]);
  await openPage(page, "/cart");
  await page.getByLabel("Quantity").last().selectOption("3");
  await takeScreenshot(page, "cart-filled", project.name);

  await page.getByRole("link", { name: `Buy Now : ${first.name}` }).click();
  await page.getByRole("heading", { level: 1, name: first.name }).waitFor();
  await firstView(page, "product-from-cart");

  const [second] = rest;
  await placeOrder(request, shopper, second?.id ?? "");
  await openPage(page, `/payment/${first.id}/3`);
  await page.getByText("Use my last address").waitFor();
  await firstView(page, "shipping-first-view");
  await takeScreenshot(page, "shipping-last-address", project.name);
  await page.getByText("Use my last address").click();
  await firstView(page, "shipping-filled");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("alertdialog").waitFor();
  await firstView(page, "order-placed");
  await page.getByRole("button", { name: "OK" }).click();
  await page.getByRole("link", { name: "Pay Now" }).first().waitFor();
  await takeScreenshot(page, "my-orders-two", project.name);
});
