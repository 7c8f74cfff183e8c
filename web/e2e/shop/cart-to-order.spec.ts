import type { Page } from "@playwright/test";
import { dismissAlert } from "../support/alerts";
import { alterAnswers } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { ordersOf, productsInStock, type ApiProduct } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

const row = (page: Page, { name }: ApiProduct) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });
const total = (page: Page) => page.getByRole("region", { name: "Total" });
const dollars = (amount: number) => `${amount.toFixed(2)}$`;

let first: ApiProduct;
let second: ApiProduct;
test.beforeEach(async ({ request }) => {
  const [one, other] = (await productsInStock(request)).slice(10);
  if (!one || !other) throw new Error("The seed has too few products in stock.");
  [first, second] = [one, other];
});

/** Opens the cart with three units of the first product and one of the second. */
async function openCart(page: Page, owner: string, address = "/cart"): Promise<void> {
  const entries = [first, second].map(({ id, name, price, countInStock }, index) => ({
    productId: id,
    name,
    image: "",
    price,
    countInStock,
    quantity: index === 0 ? 3 : 1,
  }));
  await page.addInitScript(
    ([key, stored]) => {
      if (sessionStorage.getItem("kept")) return;
      sessionStorage.setItem("kept", "once");
      localStorage.setItem(`shop.cart.${key}`, stored);
    },
    [owner, JSON.stringify(entries)] as const,
  );
  await openPage(page, address);
}

test("the cart adds up each product and all of them, and follows the quantities", async ({ page }) => {
  await openCart(page, "visitor", "/cart/mine");
  await expect(row(page, first)).toContainText(`${dollars(first.price)} each`);
  await expect(row(page, first)).toContainText(dollars(first.price * 3));
  await expect(total(page)).toContainText(dollars(first.price * 3 + second.price));
  await expect(total(page)).toContainText("4 units of 2 products");

  await row(page, second).getByLabel("Quantity").selectOption("2");
  await expect(total(page)).toContainText(dollars(first.price * 3 + second.price * 2));
  await page.getByRole("button", { name: `Remove ${first.name}` }).click();
  await expect(total(page)).toContainText(dollars(second.price * 2));
});

interface CartProduct {
  product: ApiProduct;
}

test("the total follows a price that has changed, and the row says what it was", atDesk, async ({ page }) => {
  await alterAnswers<CartProduct>(page, "CartProduct", ({ product }) => ({
    product: product.id === first.id ? { ...product, price: first.price + 10 } : product,
  }));
  await openCart(page, "visitor", "/cart/mine");
  await expect(row(page, first)).toContainText(`${dollars(first.price + 10)} each`);
  await expect(row(page, first)).toContainText(`It was ${dollars(first.price)} when you added it.`);
  await expect(total(page)).toContainText(dollars((first.price + 10) * 3 + second.price));
});

test("the total leaves out what is sold out", atDesk, async ({ page }) => {
  await alterAnswers<CartProduct>(page, "CartProduct", ({ product }) => ({
    product: product.id === first.id ? { ...product, countInStock: 0 } : product,
  }));
  await openCart(page, "visitor", "/cart/mine");
  await expect(row(page, first)).toContainText("We'll keep it here in case it comes back.");
  await expect(total(page)).toContainText(dollars(second.price));
  await expect(total(page)).toContainText("Not included: 1 product");
});

test("all that is in stock can't be ordered, and the row says how many can", async ({ page }) => {
  await alterAnswers<CartProduct>(page, "CartProduct", ({ product }) => ({
    product: product.id === first.id ? { ...product, countInStock: 3 } : product,
  }));
  await openCart(page, "visitor", "/cart/mine");
  await expect(row(page, first)).toContainText("You can order at most 2.");
  await expect(row(page, first).getByRole("link", { name: /^Order/ })).toHaveCount(0);
});

test("Buy Now brings the chosen quantity to the product's page, where Order now takes it on", async ({
  page,
  shopper,
}) => {
  await openCart(page, shopper.user.id);
  await row(page, first).getByRole("link", { name: "Buy Now" }).click();
  await expect(page).toHaveURL(`/product/${first.id}`);
  await expect(page.getByRole("heading", { level: 1, name: first.name })).toBeVisible();
  await expect(page.getByLabel("Quantity")).toHaveValue("3");
  await page.reload();
  await expect(page.getByLabel("Quantity"), "and keeps it over a reload").toHaveValue("3");
  await page.getByRole("button", { name: "Order now" }).click();
  await expect(page).toHaveURL(`/payment/${first.id}/3`);
  await expect(page.getByLabel("Quantity")).toHaveValue("3");
});

test("a product is ordered straight from the cart, and leaves it", async ({ page, request, shopper }) => {
  await openCart(page, shopper.user.id);
  await row(page, first).getByRole("link", { name: "Order 3 now" }).click();
  await expect(page).toHaveURL(`/payment/${first.id}/3`);
  await page.getByLabel("Address", { exact: true }).fill("3 Quay Road");
  await page.getByLabel("Phone Number").fill("555 0123");
  await page.getByRole("button", { name: "Continue" }).click();
  await dismissAlert(page, "Success!", "Order Placed Succesfully");
  expect(await ordersOf(request, shopper)).toHaveLength(1);

  await page.getByRole("link", { name: "Cart, 1 product" }).click();
  await expect(row(page, second)).toBeVisible();
  await expect(row(page, first)).toHaveCount(0);
});
