import type { APIRequestContext, Page } from "@playwright/test";
import { fillInShipping, keepCart } from "../support/cart";
import { holdAnswers, operationNameOf, refuse } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { addWatches } from "../support/product-groups";
import { productsInStock } from "../support/shop-api";
import { atDesk, expect, test, type Shopper } from "../support/test";

const requestOf = (page: Page, operation: string) =>
  page.waitForRequest((request) => operationNameOf(request) === operation);

/** Resolves when the page has handled the response to an operation. */
async function handled(page: Page, operation: string): Promise<void> {
  const response = await page.waitForResponse((each) => operationNameOf(each.request()) === operation);
  await response.finished();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));
}

/** Opens another page by a link, and then lets the held answer come. */
async function leaveBeforeAnswer(page: Page, operation: string, release: () => void): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  const answered = handled(page, operation);
  release();
  await answered;
  await expect(page).toHaveURL("/blog");
}

/** Opens the filled-in form that orders a cart of one product. */
async function openFormOf(page: Page, request: APIRequestContext, shopper: Shopper): Promise<void> {
  const [product] = await productsInStock(request);
  if (!product) throw new Error("The seed has nothing in stock.");
  await keepCart(page, shopper.user.id, [{ product, quantity: 1 }]);
  await openPage(page, "/payment/cart");
  await fillInShipping(page);
  await expect(page.getByRole("radio", { name: /^Standard/ })).toBeChecked();
}

test(
  "more products that come late don't bring back the list that the shopper has left",
  atDesk,
  async ({ page }) => {
    await openPage(page, "/products");
    const release = await holdAnswers(page, "MoreProducts");
    const sent = requestOf(page, "MoreProducts");
    await page.getByRole("button", { name: "Load more" }).click();
    await sent;
    await leaveBeforeAnswer(page, "MoreProducts", release);
  },
);

test(
  "a variant that loads late doesn't bring back the product that the shopper has left",
  atDesk,
  async ({ page, request }) => {
    const { blueSteel } = await addWatches(request);
    await openPage(page, `/product/${blueSteel.id}`);
    const release = await holdAnswers(page, "Product");
    const sent = requestOf(page, "Product");
    await page.getByRole("radio", { name: "Leather" }).click();
    await sent;
    await leaveBeforeAnswer(page, "Product", release);
  },
);

test(
  "a heart pressed twice while the first press is on its way stays as last pressed",
  atDesk,
  async ({ page, request, shopper }) => {
    expect(shopper.email).toBeTruthy();
    const [product] = await productsInStock(request);
    await openPage(page, `/product/${product?.id}`);
    const heart = page.getByRole("button", { name: `Wish list: ${product?.name}` });
    const release = await holdAnswers(page, "AddToWishList");
    const answered = Promise.all([handled(page, "AddToWishList"), handled(page, "RemoveFromWishList")]);
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    release();
    await answered;
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await openPage(page, "/wishList");
    await expect(page.getByText("Nothing on your wish list yet.")).toBeVisible();
  },
);

test(
  "an order can't be sent twice while its newest total is on its way",
  atDesk,
  async ({ page, request, shopper }) => {
    await openFormOf(page, request, shopper);
    const sent: unknown[] = [];
    page.on("request", (each) => operationNameOf(each) === "PlaceOrders" && sent.push(each));
    const release = await holdAnswers(page, "CartQuote");
    await page.getByRole("button", { name: "Have a discount code?" }).click();
    await page.getByRole("textbox", { name: "Discount code" }).fill("UNKNOWN");
    await page.keyboard.press("Enter");
    const place = page.getByRole("button", { name: "Continue" });
    await place.click();
    await place.click();
    const answered = handled(page, "PlaceOrders");
    release();
    await answered;
    expect(sent).toHaveLength(1);
  },
);

test(
  "an order is placed with the chosen delivery although its price could not be loaded",
  atDesk,
  async ({ page, request, shopper }) => {
    await openFormOf(page, request, shopper);
    await refuse(page, "CartQuote", { code: "SERVICE_UNAVAILABLE", message: "Busy." });
    const express = page.getByRole("radio", { name: /^Express/ });
    await express.check();
    const sent = requestOf(page, "PlaceOrders");
    await page.getByRole("button", { name: "Continue" }).click();
    const { variables } = (await sent).postDataJSON() as { variables: { input: Record<string, unknown> } };
    expect(variables.input.shippingMethodId).toBe(await express.inputValue());
    await expect(page.getByRole("alert").filter({ hasText: "The total is now" })).toBeVisible();
  },
);
