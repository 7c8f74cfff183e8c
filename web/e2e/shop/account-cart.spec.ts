import type { Browser, Page } from "@playwright/test";
import { dismissAlert } from "../support/alerts";
import { fillInShipping, keepCart } from "../support/cart";
import { openPage } from "../support/open-page";
import { ask, productsInStock, type ApiProduct } from "../support/shop-api";
import { atDesk, expect, test, variantAtDesk } from "../support/test";

const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ });
const quantity = (page: Page, { name }: ApiProduct) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name }).getByLabel("Quantity");
const add = (page: Page, { name }: ApiProduct) =>
  page.getByRole("button", { name: `Add to cart : ${name}` }).click();

/** Shows the tab again, as after a visit to another one. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

let first: ApiProduct;
let second: ApiProduct;
let third: ApiProduct;
test.beforeEach(async ({ request }) => {
  const [one, two, three] = (await productsInStock(request)).slice(2);
  if (!one || !two || !three) throw new Error("The seed has too few products in stock.");
  [first, second, third] = [one, two, three];
});

/** A new browser with this page's session, and with nothing in its cart. */
async function anotherDevice(browser: Browser, page: Page): Promise<Page> {
  const { cookies, origins } = await page.context().storageState();
  const session = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => !name.startsWith("shop.cart.")),
  }));
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: { cookies, origins: session },
    viewport: page.viewportSize(),
  });
  return context.newPage();
}

test("a customer finds their cart on each device, changes it on both, and an order empties both", async ({
  page,
  browser,
  shopper,
}) => {
  expect(shopper.email).toBeTruthy();
  await openPage(page, "/products");
  await add(page, first);
  const other = await anotherDevice(browser, page);
  await openPage(other, "/products");
  await expect(cartLink(other)).toHaveAccessibleName("Cart, 1 product");

  await test.step("changes of both at once are changes of single entries", async () => {
    await Promise.all([add(page, second), add(other, third)]);
    await expect(cartLink(page)).toHaveAccessibleName(/Cart, [23] products/);
    await expect(cartLink(other)).toHaveAccessibleName(/Cart, [23] products/);
    for (const device of [page, other])
      await expect(async () => {
        await lookAgain(device);
        await expect(cartLink(device)).toHaveAccessibleName("Cart, 3 products", { timeout: 1_000 });
      }).toPass();
  });

  await test.step("a removed entry and a new quantity are seen by the other device", async () => {
    await openPage(page, "/cart");
    await quantity(page, first).selectOption("2");
    await page.getByRole("button", { name: `Remove ${third.name}` }).click();
    await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 products");
    await expect(async () => {
      await openPage(other, "/cart");
      await expect(cartLink(other)).toHaveAccessibleName("Cart, 2 products", { timeout: 2_000 });
      await expect(quantity(other, first)).toHaveValue("2", { timeout: 2_000 });
    }).toPass();
    await page.reload();
    await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 products");
  });

  await test.step("Check out is the only main action, and the order empties both carts", async () => {
    await page.getByRole("link", { name: "Check out" }).click();
    await fillInShipping(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await dismissAlert(page, "Success!", "Order Placed Succesfully");
    await expect(cartLink(page)).toHaveAccessibleName("Cart, empty");
    await lookAgain(other);
    await expect(cartLink(other)).toHaveAccessibleName("Cart, empty");
  });
  await other.context().close();
});

test(
  "the cart of a visitor joins the account's at sign-in: of a product in both, the larger quantity",
  atDesk,
  async ({ page, request, customer, signInAs }) => {
    const { user, accessToken } = await signInAs(customer);
    const changes = [
      { productId: first.id, quantity: 3 },
      { productId: second.id, quantity: 1 },
    ];
    await ask(
      request,
      "mutation ($changes: [CartChangeInput!]!) { saveCart(input: { changes: $changes }) { quantity } }",
      { changes },
      accessToken,
    );
    await page.evaluate(() => localStorage.clear());
    await keepCart(page, "visitor", [
      { product: first, quantity: 2 },
      { product: second, quantity: 4 },
      { product: third, quantity: 1 },
    ]);
    await openPage(page, "/login");
    await page.getByLabel("Email", { exact: true }).fill(customer.email);
    await page.getByLabel("Password").fill(customer.password);
    await page.locator("form").getByRole("button", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL("/");
    await cartLink(page).click();
    await expect(quantity(page, first)).toHaveValue("3");
    await expect(quantity(page, second)).toHaveValue("4");
    await expect(quantity(page, third)).toHaveValue("1");

    await test.step("signing out empties this device, and signing in again brings the account's cart", async () => {
      await page.getByRole("button", { name: /Account menu/ }).click();
      await page.getByRole("button", { name: "LogOut" }).click();
      await expect(cartLink(page)).toHaveAccessibleName("Cart, empty");
      expect(await page.evaluate((id) => localStorage.getItem(`shop.cart.${id}`), user.id)).toBeNull();
      await signInAs(customer);
      await openPage(page, "/cart");
      await expect(quantity(page, first)).toHaveValue("3");
    });
  },
);

test.describe("without a connection", () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test(
    "a changed cart is saved with the account later",
    variantAtDesk,
    async ({ page, browser, shopper }) => {
      expect(shopper.email).toBeTruthy();
      await openPage(page, "/products");
      await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
      await page.route("**/graphql", (route) => route.abort("internetdisconnected"));
      await add(page, first);
      await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 product");
      await page.unrouteAll();
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
      const other = await anotherDevice(browser, page);
      await expect(async () => {
        await openPage(other, "/products");
        await expect(cartLink(other)).toHaveAccessibleName("Cart, 1 product", { timeout: 2_000 });
      }).toPass();
      await other.context().close();
    },
  );
});
