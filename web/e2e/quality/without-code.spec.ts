import { randomUUID } from "node:crypto";
import { addressOf, adminPages, customerPages, openPages } from "../support/every-page";
import { checkEachAddress, openSearch } from "../support/open-page";
import { productsInStock, topProduct } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

test.describe("code that never comes", () => {
  test.use({ expectedComplaints: [/ERR_FAILED|dynamically imported module/] });

  test("leaves forms to the server", atDesk, async ({ page }) => {
    const { id } = await topProduct(page.request);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto("/products");
    await page.getByLabel("Search").fill("chronograph");
    await page.getByLabel("Search").press("Enter");
    await expect(page).toHaveURL(/\/products\?search=chronograph/);
    await expect(page.getByRole("article").first()).toContainText(/chronograph/i);
    await page.goto(`/product/${id}`);
    await page.getByLabel("Quantity").selectOption("6");
    await page.getByRole("button", { name: "Order now" }).click();
    await expect(page).toHaveURL(`/payment/${id}/6`);
  });

  test("sends the held form if the code fails to load", atDesk, async ({ page }) => {
    let fail = () => undefined as void;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto("/products", { waitUntil: "commit" });
    await page.getByLabel("Search").fill("chronograph");
    await page.getByLabel("Search").press("Enter");
    fail();
    await expect(page).toHaveURL(/\/products\?search=chronograph/);
    await expect(page.getByRole("article").first()).toContainText(/chronograph/i);
  });
});

/** Controls that depend on code: buttons without a popover, forms and fields without an action. */
const needingCode = [
  "button[type=button]:not([popovertarget]):visible",
  'form:not([action], [method="get"]):visible',
  ":is(input, select, textarea):not([form], form *):visible",
].join();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/404/] });

  test("each page says that it needs JavaScript, where it does, and offers nothing that has no effect", async ({
    page,
    request,
  }) => {
    const id = (await productsInStock(request)).at(4)?.id ?? "";
    const guarded = new Set([...customerPages, ...adminPages, "/checkout/1/1", "/cart/none"]);
    await checkEachAddress([...openPages, ...guarded], async (each) => {
      await page.goto(addressOf(each, { id, email: "ada@example.com", order: "none" }));
      await expect(page.locator("#without-scripts")).toBeVisible();
      expect.soft(await page.locator(needingCode).allInnerTexts(), each).toEqual([]);
      await expect(
        page
          .locator("main:visible")
          .getByText(/^Loading/)
          .locator("visible=true"),
      ).toHaveCount(0);
      await expect(page.locator("main h1:visible"), each).toHaveCount(1);
      if (!guarded.has(each)) return;
      await expect(page.locator("main noscript :is(h1, p)"), each).toHaveText(/^This page needs JavaScript/);
    });
  });

  test("a list goes on by a link", async ({ page }) => {
    await page.goto("/products?sort=name");
    const shown = await page.getByRole("article").count();
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(page).toHaveURL("/products?sort=name&pages=2");
    await expect(page.getByRole("article")).toHaveCount(2 * shown);
  });

  test("products are searched, sorted and filtered", async ({ page }) => {
    await page.goto("/products");
    await openSearch(page);
    await page.getByLabel("Search").fill("watch");
    await page.getByLabel("Search").press("Enter");
    await expect(page).toHaveURL("/products?search=watch");
    await page.getByLabel("Sort by").selectOption("Price, lowest first");
    await page.getByLabel("In stock only").check();
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await expect(page).toHaveURL("/products?search=watch&sort=price-up&inStock=true");
    await expect(page.getByLabel("Search")).toHaveValue("watch");
    await expect(page.getByLabel("Sort by").locator("option:checked")).toHaveText("Price, lowest first");
    await expect(page.getByLabel("In stock only")).toBeChecked();
    const prices = await page
      .getByRole("article")
      .getByText(/^\d+\.\d\d\$$/)
      .allTextContents();
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual([...prices].sort((one, other) => parseFloat(one) - parseFloat(other)));
  });

  test("'Order now' leads to the shipping form, and back where no quantity is chosen", async ({ page }) => {
    const { id } = await topProduct(page.request);
    await page.goto(`/product/${id}`);
    await page.getByRole("button", { name: "Order now" }).click();
    await expect(page).toHaveURL(`/product/${id}`);
    await page.getByLabel("Quantity").selectOption("6");
    await page.getByRole("button", { name: "Order now" }).click();
    await expect(page).toHaveURL(`/payment/${id}/6`);
  });

  test("the newsletter's form is answered, and the email stays out of the address", async ({ page }) => {
    await page.goto("/blog");
    await page.getByLabel("Email address").fill(`reader-${randomUUID()}@example.com`);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
    await expect(page).toHaveURL("/newsletter");
    await page.getByRole("link", { name: "Go back home" }).click();
    await expect(page).toHaveURL("/");
  });

  test("signing in and up name their requirements, and lead back", atDesk, async ({ page }) => {
    for (const [path, button, title] of [
      ["/login", "Login", "Signing in needs JavaScript"],
      ["/registration", "Sign Up", "Signing up needs JavaScript"],
    ] as const) {
      await page.goto(path);
      expect(await page.locator("main noscript").textContent()).toContain("need JavaScript");
      await expect(page.locator("main noscript")).toBeVisible();
      await page.getByLabel("Email", { exact: true }).fill("ada@example.com");
      await page.getByLabel("Password", { exact: true }).fill("very-secret");
      await page.locator("form").getByRole("button", { name: button, exact: true }).click();
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page).toHaveURL(path);
      expect(await page.content()).not.toContain("very-secret");
      await page.getByRole("link", { name: /^Back to/ }).click();
      await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    }
  });
});
