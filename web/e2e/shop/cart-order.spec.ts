import type { Page } from "@playwright/test";
import { dismissAlert } from "../support/alerts";
import { fillInShipping, keepCart, storedCart } from "../support/cart";
import { operationNameOf } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { ordersOf, productsInStock, type ApiProduct } from "../support/shop-api";
import { atDesk, expect, test, variant, variantAtDesk } from "../support/test";

const form = "/payment/cart";
const dollars = (amount: number) => `${amount.toFixed(2)}$`;
const proceed = (page: Page) => page.getByRole("button", { name: "Continue" });
const list = (page: Page) => page.getByRole("region", { name: /^Your cart/ });
const row = (page: Page, { name }: ApiProduct) => list(page).getByRole("listitem").filter({ hasText: name });

let first: ApiProduct;
let second: ApiProduct;
let third: ApiProduct;
test.beforeEach(async ({ request }) => {
  const [one, two, three] = (await productsInStock(request)).slice(12);
  if (!one || !two || !three) throw new Error("The seed has too few products in stock.");
  [first, second, third] = [one, two, three];
});

const cartOfThree = () => [
  { product: first, quantity: 2 },
  { product: second, quantity: 1 },
  { product: third, quantity: 1 },
];
const sumOfThree = () => dollars(first.price * 2 + second.price + third.price);

test("a customer orders their whole cart with one form, and is told each order", async ({
  page,
  request,
  shopper,
}) => {
  await keepCart(page, shopper.user.id, cartOfThree());
  await openPage(page, "/cart");

  await test.step("Check out leads to one form for the whole cart, which lists its products and their price", async () => {
    const total = page.getByRole("region", { name: "Total" });
    await expect(total).toContainText(sumOfThree());
    await expect(total).toContainText("4 items");
    await total.getByRole("link", { name: "Check out" }).click();

    await expect(page).toHaveURL(form);
    await expect(page.getByRole("heading", { name: "SHIPPING" })).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(shopper.email);
    await expect(page.getByLabel("Email", { exact: true })).not.toBeEditable();
    await expect(list(page).getByRole("heading", { name: "Your cart: 3 products" })).toBeVisible();
    await expect(row(page, first)).toContainText(`2 × ${dollars(first.price)}`);
    await expect(row(page, first)).toContainText(dollars(first.price * 2));
    await expect(list(page)).toContainText(`Total${sumOfThree()}`);
  });

  await test.step("name, address and phone number are asked for, in a summary that leads there", async () => {
    await page.getByLabel("Name", { exact: true }).fill("");
    await proceed(page).click();
    const fieldErrors = page.getByRole("group", { name: "Please fix the following:" });
    await expect(fieldErrors).toBeFocused();
    await expect(fieldErrors.getByRole("link")).toHaveText([
      "Name is required",
      "Address is required",
      "Phone Number is required",
    ]);
    await page.getByLabel("Name", { exact: true }).fill(shopper.name);
  });

  await test.step("the cart is ordered in one go, once for a double click; the alert has one number and offers the payment, and OK leads to My Orders", async () => {
    await fillInShipping(page);
    await proceed(page).dblclick();
    const alert = page.getByRole("alertdialog", { name: "Success!" });
    await expect(alert).toContainText("Order Placed Succesfully");
    await expect(alert).toContainText(sumOfThree());
    await expect(alert).toContainText("3 Quay Road");
    const numbers = (await alert.innerText()).match(/\d{4}-\d{4}/g) ?? [];
    expect(numbers).toHaveLength(1);
    await expect(alert).toContainText("3 products");
    await expect(alert.getByRole("button", { name: "Pay now" })).toBeVisible();
    await alert.getByRole("button", { name: "OK" }).click();

    await expect(page).toHaveURL(`/myOrder/${encodeURIComponent(shopper.email)}`);
    for (const number of numbers) await expect(page.getByRole("rowheader")).toContainText(`Order ${number}`);
    await expect(page.getByRole("rowheader")).toContainText(sumOfThree());
    expect(await ordersOf(request, shopper)).toHaveLength(3);
    expect(await storedCart(page, shopper.user.id)).toEqual([]);
  });
});

test(
  "a visitor is led to the login, back to the form, and finds their cart there",
  atDesk,
  async ({ page, customer }) => {
    await keepCart(page, "visitor", cartOfThree());
    await openPage(page, "/cart/mine");
    await page.getByRole("link", { name: "Check out" }).click();
    await expect(page).toHaveURL("/login");
    await page.getByLabel("Email", { exact: true }).fill(customer.email);
    await page.getByLabel("Password").fill(customer.password);
    await page.locator("form").getByRole("button", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL(form);
    await expect(list(page).getByRole("listitem")).toHaveCount(3);
  },
);

test(
  "products added by another tab in the meantime stay in the cart",
  variantAtDesk,
  async ({ page, context, shopper }) => {
    await keepCart(page, shopper.user.id, [
      { product: first, quantity: 1 },
      { product: second, quantity: 1 },
    ]);
    await openPage(page, form);
    await fillInShipping(page);
    const other = await context.newPage();
    await page.route("/graphql*", async (route) => {
      if (route.request().postData()?.includes("mutation PlaceOrders")) {
        await openPage(other, `/product/${third.id}`);
        await other
          .getByRole("button", { name: /^Add to cart/ })
          .first()
          .click();
        await expect(page.getByRole("link", { name: "Cart, 3 products" })).toBeVisible();
      }
      await route.fallback();
    });
    await proceed(page).click();
    await dismissAlert(page, "Success!", "Order Placed Succesfully");
    await expect(page).toHaveURL(/\/myOrder\//);
    expect(await storedCart(page, shopper.user.id)).toEqual([{ productId: third.id, quantity: 1 }]);
  },
);

test(
  "an empty cart leads to the products, and one of more than 50 says why it can't be ordered at once",
  variantAtDesk,
  async ({ page, shopper }) => {
    await openPage(page, form);
    expect(await storedCart(page, shopper.user.id)).toEqual([]);
    await expect(page.getByText("Your cart is empty.")).toBeVisible();
    await page.getByRole("link", { name: "See all products" }).click();
    await expect(page).toHaveURL("/products");

    const cart = Array.from({ length: 51 }, (_, index) => ({
      product: { ...first, id: `product-${index}`, name: `Level ${index}` },
      quantity: 1,
    }));
    await keepCart(page, shopper.user.id, cart);
    await openPage(page, form);
    await expect(proceed(page)).toBeDisabled();
    await expect(proceed(page)).toHaveAccessibleDescription(/You can order up to 50 products at once/);
  },
);

test.describe("while the connection is gone", atDesk, () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

  /** Lets the cart's next request reach the shop, and drops the response. */
  async function loseAnswer(page: Page): Promise<void> {
    let lost = false;
    await page.route("/graphql*", async (route) => {
      if (lost || !route.request().postData()?.includes("mutation PlaceOrders")) return route.fallback();
      lost = true;
      await route.fetch();
      await route.abort();
    });
  }

  test(
    "the form keeps its values, and orders once when it is sent again",
    variant,
    async ({ page, context, request, shopper }) => {
      await keepCart(page, shopper.user.id, cartOfThree());
      await openPage(page, form);
      await fillInShipping(page);
      await context.setOffline(true);
      await proceed(page).click();
      await expect(page.getByRole("main").getByRole("alert")).toContainText("You seem to be offline.");
      await expect(page.getByLabel("Address", { exact: true })).toHaveValue("3 Quay Road\nArlington");
      await context.setOffline(false);
      await loseAnswer(page);
      await proceed(page).click();
      // the previous alert, about the lost connection, ends with these words too
      await expect(page.getByRole("main").getByRole("alert")).toContainText("We couldn't reach the shop.");
      await proceed(page).click();
      await dismissAlert(page, "Success!", "Order Placed Succesfully");
      expect(await ordersOf(request, shopper)).toHaveLength(3);
    },
  );

  test("an order whose answer was lost is confirmed after the account's cart is known to be empty", async ({
    page,
    request,
    shopper,
  }) => {
    const answerTo = (operation: string) =>
      page.waitForResponse((each) => operationNameOf(each.request()) === operation);
    await keepCart(page, shopper.user.id, cartOfThree());
    const saved = answerTo("SaveCart");
    await openPage(page, form);
    await saved;
    await fillInShipping(page);
    await loseAnswer(page);
    await proceed(page).click();
    await expect(page.getByText(/it will not be ordered twice/)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("banner").getByRole("link", { name: "Cart, empty" })).toBeVisible();
    await proceed(page).click();
    await dismissAlert(page, "Success!", "Order Placed Succesfully");
    expect(await ordersOf(request, shopper)).toHaveLength(3);
  });

  test(
    "a changed form whose first try got through takes exactly that out of the cart",
    variant,
    async ({ page, request, shopper }) => {
      await keepCart(page, shopper.user.id, cartOfThree());
      await openPage(page, form);
      await fillInShipping(page);
      await loseAnswer(page);
      await proceed(page).click();
      await expect(page.getByText(/it will not be ordered twice/)).toBeVisible();
      await page.getByLabel("Address", { exact: true }).fill("4 Quay Road");
      await proceed(page).click();
      const alert = page.getByRole("alertdialog", { name: "Success!" });
      await expect(alert).toContainText("Your first attempt went through");
      await expect(alert).toContainText("3 Quay Road");
      await alert.getByRole("button", { name: "OK" }).click();
      await expect(page).toHaveURL(/\/myOrder\//);
      expect(await ordersOf(request, shopper)).toHaveLength(3);
      expect(await storedCart(page, shopper.user.id)).toEqual([]);
    },
  );
});
