import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { navigateInApp, openPage } from "../support/open-page";
import { productNow, productsInStock, type ApiProduct } from "../support/shop-api";
import { atDesk, everyBrowser, expect, test } from "../support/test";

const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ });
const row = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

/** Opens the product list as a signed-in shopper, hydrated. */
async function browse(page: Page): Promise<void> {
  await openPage(page, "/products");
  await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
}

async function addToCart(page: Page, { name }: Pick<ApiProduct, "name">): Promise<void> {
  await page.getByRole("button", { name: `Add to cart : ${name}` }).click();
}

test(
  "a product added from a card is counted, listed once, kept over a reload and removed again",
  everyBrowser,
  async ({ page, request, customer, signInAs }) => {
    const [first, second] = await twoProducts(request);
    await signInAs(customer);
    await browse(page);
    await expect(cartLink(page)).toHaveAccessibleName("Cart, empty");

    await test.step("each product counts once in the badge", async () => {
      await addToCart(page, first);
      await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 product");
      await expect(cartLink(page)).toHaveText("1");
      await addToCart(page, second);
      await addToCart(page, first);
      await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 products");
      await expect(cartLink(page)).toHaveText("2");
    });

    await test.step("a row shows image, name, quantities from 1 to the stock, and two ways on", async () => {
      await cartLink(page).click();
      await expect(page.getByRole("heading", { level: 1, name: "Shopping cart" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("listitem").getByRole("heading")).toHaveText([
        second.name,
        first.name,
      ]);
      const { countInStock } = await productNow(request, first.id);
      const offered = Array.from({ length: countInStock }, (_, index) => String(index + 1));
      await expect(row(page, first.name).getByRole("option")).toHaveText(offered);
      await expect(row(page, first.name).locator("img")).toHaveAttribute("src", /.+/);
      await expect(row(page, first.name).getByRole("link", { name: "Buy Now" })).toHaveAttribute(
        "href",
        `/product/${first.id}`,
      );
      const frame = await row(page, first.name).boundingBox();
      const remove = await page.getByRole("button", { name: `Remove ${first.name}` }).boundingBox();
      if (!frame || !remove) throw new Error("The row or its remove button is not drawn.");
      expect(remove.x + remove.width, "at its right").toBeCloseTo(frame.x + frame.width, 0);
      expect(remove.y + remove.height, "at its top").toBeLessThan(frame.y + frame.height / 2);
    });

    await test.step("a chosen quantity shows at once, and is there after a reload", async () => {
      const quantity = row(page, first.name).getByLabel("Quantity");
      await expect(quantity).toHaveValue("1");
      await quantity.selectOption("3");
      await expect(quantity).toHaveValue("3");
      await page.reload();
      await expect(quantity).toHaveValue("3");
      await expect(row(page, second.name).getByLabel("Quantity")).toHaveValue("1");
    });

    await test.step("the cart with a product's id points that product out", async () => {
      await navigateInApp(page, `/cart/${first.id}`);
      await expect(page.getByRole("heading", { level: 1, name: "Shopping cart" })).toBeVisible();
      await expect(row(page, first.name)).toHaveAttribute("aria-current", "true");
      await expect(row(page, second.name)).not.toHaveAttribute("aria-current");
    });

    await test.step("removing leaves the others, and in the end nothing", async () => {
      await page.getByRole("button", { name: `Remove ${first.name}` }).click();
      await expect(row(page, first.name)).toHaveCount(0);
      await expect(row(page, second.name)).toBeVisible();
      await page.getByRole("button", { name: `Remove ${second.name}` }).click();
      await expect(page.getByText("Your cart is empty.")).toBeVisible();
      await expect(cartLink(page)).toHaveAccessibleName("Cart, empty");
    });

    await test.step("it is emptied by LogOut", async () => {
      await navigateInApp(page, "/products");
      await addToCart(page, first);
      await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 product");
      await page.getByRole("button", { name: /Account menu/ }).click();
      await page.getByRole("button", { name: "LogOut" }).click();
      await expect(page).toHaveURL("/");
      await expect(cartLink(page)).toHaveAccessibleName("Cart, empty");
      expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
        expect.stringMatching(/^shop\.cart/),
      );
    });
  },
);

test(
  "an admin sees no cart, no way to fill one, and the admin's menu alone",
  atDesk,
  async ({ page, signInAs }) => {
    await signInAs(admin);
    await browse(page);
    await expect(cartLink(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Add to cart/ })).toHaveCount(0);

    await page.getByRole("button", { name: /Account menu/ }).click();
    const menu = page.getByRole("navigation", { name: "Account" });
    for (const name of ["Dashboard", "Add Items", "Manage Users", "Manage Items", "Manage Orders"]) {
      await expect(menu.getByRole("link", { name })).toBeVisible();
    }
    for (const name of ["Profile", "My Orders", "Add Review"]) {
      await expect(menu.getByRole("link", { name })).toHaveCount(0);
    }
  },
);

/** Two products of the list's first page, of which no other test orders the first. */
async function twoProducts(
  request: Parameters<typeof productsInStock>[0],
): Promise<[ApiProduct, ApiProduct]> {
  const [first, second] = (await productsInStock(request, 20)).slice(6);
  if (!first || !second) throw new Error("The seed has too few products in stock.");
  return [first, second];
}
