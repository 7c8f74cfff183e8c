import type { Page } from "@playwright/test";
import { openPage } from "../support/open-page";
import { productsInStock, type ApiProduct } from "../support/shop-api";
import { expect, test } from "../support/test";

const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ });
const rows = (page: Page) => page.getByRole("main").getByRole("listitem");
/** A visitor's cart, which is public; /cart itself requires signing in. */
const visitorsCart = "/cart/none";

function entryOf({ id, name, price, countInStock }: ApiProduct, quantity = 1) {
  return { productId: id, name, image: "", price, countInStock, quantity };
}

async function keep(page: Page, cart: unknown): Promise<void> {
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem("stored")) localStorage.setItem("shop.cart.visitor", stored);
    sessionStorage.setItem("stored", "once");
  }, JSON.stringify(cart));
}

async function addFirst(page: Page): Promise<void> {
  await openPage(page, "/products");
  await page
    .getByRole("button", { name: /^Add to cart/ })
    .first()
    .click();
}

test("more than 99 products are counted as 99+", async ({ page, request }) => {
  const [product] = await productsInStock(request);
  if (!product) throw new Error("The seed has nothing in stock.");
  const many = Array.from({ length: 99 }, (_, index) => entryOf({ ...product, id: `stored-${index}` }));
  await keep(page, many);
  await openPage(page, "/products");
  await expect(cartLink(page)).toHaveText("99");
  await page
    .getByRole("button", { name: /^Add to cart/ })
    .first()
    .click();
  await expect(cartLink(page)).toHaveText("99+");
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 100 products");
});

test("two tabs stay in step", async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, visitorsCart);
  await expect(other.getByText("Your cart is empty.")).toBeVisible();
  await addFirst(page);
  await expect(cartLink(other)).toHaveText("1");
  await expect(rows(other)).toHaveCount(1);

  await rows(other)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, empty");
});

test.describe("local storage", () => {
  const troubles = {
    "that is full": () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    "that is forbidden": () => {
      const get = () => {
        throw new DOMException("forbidden", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get });
      Object.defineProperty(window, "sessionStorage", { get });
    },
    "that somebody wrote nonsense into": () => {
      for (const key of ["shop.cart.visitor", "shopSession"]) localStorage[key] ??= "{nonsense";
    },
  };
  for (const [kind, trouble] of Object.entries(troubles)) {
    test(`${kind} leaves a shop that works, and a cart that lasts as long as the tab`, async ({ page }) => {
      await page.addInitScript(trouble);
      await addFirst(page);
      await expect(cartLink(page)).toHaveText("1");
      await cartLink(page).click();
      await expect(page).toHaveURL("/cart/mine");
      await expect(cartLink(page)).toHaveText("1");
      await page.goBack();
      await expect(page.getByRole("article")).toHaveCount(24);
    });
  }
});
