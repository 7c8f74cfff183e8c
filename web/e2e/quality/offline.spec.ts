import type { Page } from "@playwright/test";
import { keepCart } from "../support/cart";
import { expectAccessible } from "../support/expect-accessible";
import { hydrated, openPage } from "../support/open-page";
import { productsInStock } from "../support/shop-api";
import { expect, test } from "../support/test";

test.use({
  serviceWorkers: "allow",
  expectedComplaints: [/ERR_(INTERNET_DISCONNECTED|FAILED)|navigation preload request failed/],
});

test.beforeEach(({ context }) =>
  // on a busy machine Chromium takes the connection for a slow one, on which the shop loads nothing ahead
  context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: undefined })),
);

const offlineHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "You seem to be offline" });
const cart = (page: Page) => page.getByRole("listitem");

/** Moves the pointer, which loads the shop's worker, and waits until it is ready for the next document. */
async function workerReady(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link").first().hover();
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Ends the time without a network. Playwright tells that only to pages which were open at its beginning. */
async function networkBack(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

test("a page opened without a network is the shop's own, with the cart, until the network is back", async ({
  page,
  context,
  request,
}) => {
  const [product] = await productsInStock(request);
  const name = product?.name ?? "";
  await openPage(page, `/product/${product?.id}`);
  await page
    .getByRole("button", { name: /^Add to cart/ })
    .first()
    .click();
  await workerReady(page);

  await context.setOffline(true);
  await page.goto("/products?sort=NEWEST#list");
  await expect(offlineHeading(page)).toBeVisible();
  await expect(page).toHaveURL("/products?sort=NEWEST#list");
  await expect(cart(page)).toHaveText([`${name}× 1`]);
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
  await expectAccessible(page);

  await test.step("another try without a network ends on the same page", async () => {
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(offlineHeading(page)).toBeVisible();
  });

  await test.step("the page opens itself with the network", async () => {
    await networkBack(page);
    await expect(page.getByRole("article").first()).toBeVisible();
    await hydrated(page);
    await expect(page.getByRole("link", { name: "Cart, 1 product" })).toBeVisible();
  });
});

test("a visitor without a cart sees none, and can try again", async ({ page, context }) => {
  await openPage(page, "/");
  await workerReady(page);
  await context.setOffline(true);
  await page.goto("/blog");
  await expect(offlineHeading(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "In your cart" })).toBeHidden();

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

test("it shows the cart of the signed-in customer, and no more after they have signed out", async ({
  page,
  context,
  request,
  shopper,
}) => {
  const [product] = await productsInStock(request);
  if (!product) throw new Error("The seed has nothing in stock.");
  await keepCart(page, shopper.user.id, [{ product, quantity: 2 }]);
  await openPage(page, "/blog");
  await workerReady(page);
  await context.setOffline(true);
  await page.goto("/myOrders");
  await expect(cart(page)).toHaveText([`${product.name}× 2`]);
  await context.setOffline(false);

  await openPage(page, "/blog");
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("button", { name: "LogOut" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await context.setOffline(true);
  await page.goto("/products");
  await expect(offlineHeading(page)).toBeVisible();
  await expect(cart(page)).toHaveCount(0);
});
