import type { Page } from "@playwright/test";
import { newAccount } from "../support/accounts";
import { storedToken } from "../support/alerts";
import { openSearch, openWithoutCode } from "../support/open-page";
import { topProduct } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ });
const avatar = (page: Page) => page.getByRole("button", { name: /Account menu/ });
const articles = (page: Page) => page.getByRole("article");

test("a search that is typed and sent early is made", atDesk, async ({ page }) => {
  const release = await openWithoutCode(page, "/products");
  await openSearch(page);
  await page.getByLabel("Search").fill("chronograph");
  await page.getByLabel("Search").press("Enter");
  release();
  await expect(page).toHaveURL("/products?search=chronograph");
  await expect(page.getByLabel("Search")).toHaveValue("chronograph");
  await expect(articles(page).first()).toContainText(/chronograph/i);
});

test(
  "early input and choices take effect together, and removing them leads to the whole list",
  atDesk,
  async ({ page }) => {
    const release = await openWithoutCode(page, "/products");
    await page.getByLabel("Search").pressSequentially("drill");
    await page.getByLabel("Sort by").selectOption("Price, lowest first");
    await page.getByLabel("In stock only").check();
    release();
    await expect(page).toHaveURL("/products?search=drill&inStock=true&sort=price-up");
    await expect(page.getByLabel("Search")).toHaveValue("drill");
    await expect(page.getByLabel("Sort by").locator("option:checked")).toHaveText("Price, lowest first");
    await expect(page.getByLabel("In stock only")).toBeChecked();

    const releaseAgain = await openWithoutCode(page, "/products?inStock=true&search=drill");
    await page.getByLabel("In stock only").uncheck();
    await page.getByLabel("Search").fill("");
    releaseAgain();
    await expect(page).toHaveURL("/products");
  },
);

test("'Order now' pressed early leads to the chosen quantity's shipping form, by way of Login", async ({
  page,
}) => {
  const { id } = await topProduct(page.request);
  const release = await openWithoutCode(page, `/product/${id}`);
  await page.getByLabel("Quantity").selectOption("6");
  await page.getByRole("button", { name: "Order now" }).click();
  release();
  await expect(page).toHaveURL("/login");
  const state = await page.evaluate(() => (history.state as { usr: unknown }).usr);
  expect(state).toEqual({ from: `/payment/${id}/6` });
});

test(
  "products that are put into the cart early are all in it, before a link that was followed then",
  atDesk,
  async ({ page }) => {
    const release = await openWithoutCode(page, "/products");
    const buttons = page.getByRole("button", { name: /^Add to cart/ });
    await buttons.nth(0).click();
    await buttons.nth(9).click(); // below the fold, and therefore hydrated after the rest of the page
    await buttons.nth(0).click();
    await cartLink(page).click();
    release();
    await expect(page).toHaveURL("/cart/mine");
    await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 products");
  },
);

test(
  "the product and quantity that are put into the cart early are in it",
  atDesk,
  async ({ page, customer, signInAs }) => {
    const { id, name } = await topProduct(page.request);
    await signInAs(customer);
    const release = await openWithoutCode(page, `/product/${id}`);
    await page.getByLabel("Quantity").selectOption("6");
    await page
      .getByRole("button", { name: /^Add to cart/ })
      .first()
      .click();
    release();
    await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 product");
    await cartLink(page).click();
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
    await expect(row.getByLabel("Quantity")).toHaveValue("6");
  },
);

test("'Subscribe' pressed early keeps the email out of the address", atDesk, async ({ page }) => {
  const release = await openWithoutCode(page, "/blog");
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Email address").fill("ada@example.com");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  release();
  await expect(footer.getByRole("status")).toContainText("Check your inbox");
  await expect(page).toHaveURL("/blog");
});

test.describe("signing in before the code is there", () => {
  test.use({ expectedComplaints: [/400/] });

  test(
    "works, tells of a wrong password, and leads back to where one came from",
    atDesk,
    async ({ page, customer }) => {
      const release = await openWithoutCode(page, "/products?search=watch");
      await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
      await expect(page).toHaveURL("/login");
      await page.getByLabel("Email", { exact: true }).fill(customer.email);
      await page.getByLabel("Password", { exact: true }).fill("not the one");
      await page.getByLabel("Password", { exact: true }).press("Enter");
      release();
      const alert = page.getByRole("alertdialog", { name: "Error!" });
      await expect(alert).toBeVisible();
      await expect(page).toHaveURL("/login");
      await page.keyboard.press("Escape");
      await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
      await page.getByLabel("Password", { exact: true }).fill(customer.password);
      await page.locator("form").getByRole("button", { name: "Login", exact: true }).click();
      await expect(avatar(page)).toBeVisible();
      await expect(page).toHaveURL("/products?search=watch");
    },
  );
});

test("signing up early, from Login, leads back to where one came from", atDesk, async ({ page }) => {
  const signUp = newAccount();
  const release = await openWithoutCode(page, "/portfolio");
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await page.getByRole("link", { name: /new user/ }).click();
  await expect(page).toHaveURL("/registration");
  await page.getByLabel("Name", { exact: true }).fill(signUp.name);
  await page.getByLabel("Email", { exact: true }).fill(signUp.email);
  await page.getByLabel("Password", { exact: true }).fill(signUp.password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  release();
  await expect(avatar(page)).toBeVisible();
  await expect(page).toHaveURL("/portfolio");
  expect(await storedToken(page)).not.toBeNull();
});

test("a field that is empty early is asked for by the form itself", atDesk, async ({ page }) => {
  const release = await openWithoutCode(page, "/registration");
  await page.getByRole("button", { name: "Sign Up" }).click();
  release();
  await expect(page.getByText("Name is required").first()).toBeVisible();
  await expect(page).toHaveURL("/registration");
});

test("menus open while the code is on its way", async ({ page, isMobile }) => {
  test.skip(!isMobile, "a wide screen has no menu");
  const release = await openWithoutCode(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  release();
});

test(
  "an early press is forgotten if the visitor leaves the page before its code arrives",
  atDesk,
  async ({ page }) => {
    const { id } = await topProduct(page.request);
    const release = await openWithoutCode(page, `/product/${id}`);
    await page.getByLabel("Quantity").selectOption("6");
    await page.getByRole("button", { name: "Order now" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-held");
    await page.evaluate(() => dispatchEvent(new Event("pagehide"))); // the tests' browser has no back-forward cache
    await expect(page.locator("html")).not.toHaveAttribute("data-held");
    release();
    await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
    await expect(page.getByRole("button", { name: "Order now" })).not.toHaveAttribute("aria-busy");
    await expect(page).toHaveURL(`/product/${id}`);
  },
);
