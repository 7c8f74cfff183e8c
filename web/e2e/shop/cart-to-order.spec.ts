import type { Page } from "@playwright/test";
import { dismissAlert } from "../support/alerts";
import { fillInShipping, keepCart, type InCart } from "../support/cart";
import { alterAnswers } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { ordersOf, productsInStock, type ApiProduct } from "../support/shop-api";
import { atDesk, everyBrowser, expect, test, variantAtDesk } from "../support/test";

const row = (page: Page, { name }: ApiProduct) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });
const total = (page: Page) => page.getByRole("region", { name: "Total" });
const dollars = (amount: number) => `${amount.toFixed(2)}$`;

let first: ApiProduct;
let second: ApiProduct;
let third: ApiProduct;
let fourth: ApiProduct;
test.beforeEach(async ({ request }) => {
  const [one, two, three, four] = (await productsInStock(request)).slice(10);
  if (!one || !two || !three || !four) throw new Error("The seed has too few products in stock.");
  [first, second, third, fourth] = [one, two, three, four];
});

/** Opens the cart with three units of the first product, one of the second, and `more`. */
async function openCart(page: Page, owner: string, address = "/cart", more: InCart[] = []): Promise<void> {
  const cart = [{ product: first, quantity: 3 }, { product: second, quantity: 1 }, ...more];
  await keepCart(page, owner, cart);
  await openPage(page, address);
}

test("the cart adds up each product and all of them, and follows the quantities", async ({ page }) => {
  await openCart(page, "visitor", "/cart/mine");
  await expect(row(page, first)).toContainText(`${dollars(first.price)} each`);
  await expect(row(page, first)).toContainText(dollars(first.price * 3));
  await expect(total(page)).toContainText(dollars(first.price * 3 + second.price));
  await expect(total(page)).toContainText("4 items");

  await row(page, second).getByLabel("Quantity").selectOption("2");
  await expect(total(page)).toContainText(dollars(first.price * 3 + second.price * 2));
  await page.getByRole("button", { name: `Remove ${first.name}` }).click();
  await expect(total(page)).toContainText(dollars(second.price * 2));
});

test(
  "a visitor looks at the cart, and signs in at Check out, which goes on with the same cart",
  everyBrowser,
  async ({ page, customer }) => {
    await openCart(page, "visitor", "/");
    await page.getByRole("banner").getByRole("link", { name: "Cart, 2 products" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Shopping cart" })).toBeVisible();
    await expect(total(page)).toContainText(dollars(first.price * 3 + second.price));
    await page.getByRole("link", { name: "Check out" }).click();

    await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
    await page.getByLabel("Email", { exact: true }).fill(customer.email);
    await page.getByLabel("Password").fill(customer.password);
    await page.locator("form").getByRole("button", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL("/payment/cart");
    for (const { name } of [first, second]) await expect(page.getByRole("main")).toContainText(name);
    await page.getByRole("banner").getByRole("link", { name: "Cart, 2 products" }).click();
    await expect(page).toHaveURL("/cart");
    await expect(row(page, first).getByLabel("Quantity")).toHaveValue("3");
  },
);

interface CartProduct {
  product: ApiProduct;
}

test(
  "each row and the total follow later changes: price, stock, deletion",
  variantAtDesk,
  async ({ page }) => {
    const now: Record<string, (product: ApiProduct) => ApiProduct | null> = {
      [first.id]: (product) => ({ ...product, price: first.price + 10 }),
      [second.id]: (product) => ({ ...product, countInStock: 0 }),
      [third.id]: (product) => ({ ...product, countInStock: 3 }),
      [fourth.id]: () => null,
    };
    await alterAnswers<CartProduct>(page, "CartProduct", ({ product }) => ({
      product: now[product.id]?.(product) ?? null,
    }));
    await openCart(page, "visitor", "/cart/mine", [
      { product: third, quantity: 5 },
      { product: fourth, quantity: 1 },
    ]);
    const takeOut = async (product: ApiProduct) => {
      await page.getByRole("button", { name: `Remove ${product.name}` }).click();
      await expect(row(page, product)).toHaveCount(0);
    };

    await test.step("fewer are left than were chosen", async () => {
      await expect(row(page, third)).toContainText("You chose 5, but only 3 are left.");
      await row(page, third).getByLabel("Quantity").selectOption("3");
      await expect(row(page, third), "all that is in stock").toContainText("You can order up to 2.");
      await expect(row(page, third).getByRole("link", { name: /^Order/ })).toHaveCount(0);
      await takeOut(third);
    });
    await test.step("it is no longer sold", async () => {
      await expect(row(page, fourth)).toContainText("No longer available");
      await takeOut(fourth);
    });
    await test.step("the price has changed", async () => {
      await expect(row(page, first)).toContainText(`${dollars(first.price + 10)} each`);
      await expect(row(page, first)).toContainText(`It was ${dollars(first.price)} when you added it.`);
      await expect(total(page)).toContainText(dollars((first.price + 10) * 3));
    });
    await test.step("it is sold out", async () => {
      await expect(row(page, second)).toContainText("We'll keep it here in case it comes back.");
      await expect(total(page)).toContainText("Not included: 1 product");
      await takeOut(second);
      await expect(total(page)).toContainText(dollars((first.price + 10) * 3));
    });
  },
);

test(
  "Buy Now takes the chosen quantity on to the form, and a product is ordered straight from the cart",
  atDesk,
  async ({ page, request, shopper }) => {
    await openCart(page, shopper.user.id);
    await test.step("Buy Now brings the chosen quantity to the product's page, where Order now takes it on", async () => {
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

    await test.step("a product is ordered straight from the cart, and leaves it", async () => {
      await page.getByRole("link", { name: "Cart, 2 products" }).click();
      await row(page, first).getByRole("link", { name: "Order only this" }).click();
      await expect(page).toHaveURL(`/payment/${first.id}/3`);
      await fillInShipping(page);
      await page.getByRole("button", { name: "Continue" }).click();
      await dismissAlert(page, "Success!", "Order Placed Succesfully");
      expect(await ordersOf(request, shopper)).toHaveLength(1);

      await page.getByRole("link", { name: "Cart, 1 product" }).click();
      await expect(row(page, second)).toBeVisible();
      await expect(row(page, first)).toHaveCount(0);
    });
  },
);
