import type { Page } from "@playwright/test";
import { dismissAlert } from "../support/alerts";
import { codeOf } from "../support/built-code";
import { cutOff, holdAnswers, holdFiles } from "../support/intercepted-answers";
import { navigateInApp, hydrated, openPage, openSearch, productSearch as search } from "../support/open-page";
import { allProducts } from "../support/shop-api";
import { atDesk, variantInEveryBrowser, expect, test, variantAtDesk } from "../support/test";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

async function pricesOf(page: Page): Promise<number[]> {
  const shown = await cards(page)
    .getByText(/^\d+\.\d\d\$$/)
    .allTextContents();
  return shown.map((price) => Number.parseFloat(price));
}

test(
  "search, order and filters are in the address, and Back from a product restores them",
  atDesk,
  async ({ page }) => {
    await openPage(page, "/products");
    await test.step("a filter set right after typing keeps the text", async () => {
      await openSearch(page);
      await search(page).fill("watch");
      await search(page).blur(); // a phone's suggestions cover the filters
      await page.getByRole("checkbox", { name: "In stock only" }).check();
      await expect(page).toHaveURL("/products?search=watch&inStock=true");
      await expect(search(page)).toHaveValue("watch");
    });
    await page.getByLabel("Sort by").selectOption("Price, lowest first");
    await expect(page).toHaveURL("/products?search=watch&inStock=true&sort=price-up");

    await expect(page.getByRole("main").getByText("Out Of Stock")).toHaveCount(0);
    await expect
      .poll(async () => isAscending(await pricesOf(page)), "the lowest price comes first")
      .toBe(true);
    const names = await cards(page).getByRole("heading").allTextContents();
    expect(names.length).toBeGreaterThan(1);

    await cards(page).first().getByRole("link", { name: "Buy Now" }).click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page).toHaveURL("/products?search=watch&inStock=true&sort=price-up");
    await expect(search(page)).toHaveValue("watch");
    await expect(page.getByLabel("Sort by")).toHaveValue("price-up");
    await expect(page.getByRole("checkbox", { name: "In stock only" })).toBeChecked();
    await expect(cards(page).getByRole("heading")).toHaveText(names);
  },
);

test(
  "Back undoes one change after the other, and a search that was typed is one of them",
  atDesk,
  async ({ page }) => {
    await openPage(page, "/blog");
    await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
    await expect(cards(page)).toHaveCount(24); // the page has loaded, and its heading has received the focus
    await search(page).pressSequentially("watch", { delay: 250 });
    await expect(page).toHaveURL("/products?search=watch");
    await page.getByLabel("Sort by").selectOption("Best rated");
    await expect(page).toHaveURL("/products?search=watch&sort=rating");
    await search(page).fill("drill");
    await search(page).press("Enter");
    await expect(page).toHaveURL("/products?search=drill&sort=rating");

    await page.goBack();
    await expect(page).toHaveURL("/products?search=watch&sort=rating");
    await expect(search(page)).toHaveValue("watch");
    await page.goBack();
    await expect(page).toHaveURL("/products?search=watch");
    await expect(page.getByLabel("Sort by")).toHaveValue("");
    await page.goBack();
    await expect(page).toHaveURL("/products");
    await expect(search(page)).toHaveValue("");
    await expect(cards(page)).toHaveCount(24);
    await page.goBack();
    await expect(page).toHaveURL("/blog");
  },
);

test(
  "a list loaded further is complete after Back and a reload, and starts at the beginning at its address",
  variantInEveryBrowser,
  async ({ page }) => {
    await openPage(page, "/products");
    const far = cards(page).nth(40);

    await test.step("'Load more' shows the next products below the first, and the address remembers how many", async () => {
      await expect(cards(page)).toHaveCount(24);
      await page.getByRole("button", { name: "Load more" }).click();
      await expect(cards(page)).toHaveCount(48);
      await expect(page).toHaveURL("/products?pages=2");
      await expect(page.getByText(/48 of \d+/)).toBeVisible(); // other tests add products
    });

    await test.step("Back from a product leads to the same place in a list that was loaded further", async () => {
      await far.scrollIntoViewIfNeeded();
      await far.getByRole("link", { name: "Buy Now" }).click();
      await expect(page.getByRole("button", { name: "Order now" })).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY), "a new page starts at its top").toBe(0);

      await page.goBack();
      await expect(cards(page)).toHaveCount(48);
      await expect(far).toBeInViewport();
      await page.reload();
      await hydrated(page);
      await expect(cards(page)).toHaveCount(48);
      await expect(far).toBeInViewport();
    });

    await test.step("an address without pages shows the first one, whatever was loaded before", async () => {
      await navigateInApp(page, "/products");
      await expect(cards(page)).toHaveCount(24);
      await page.getByRole("button", { name: "Load more" }).click();
      await expect(cards(page)).toHaveCount(48);
    });
  },
);

test("a press at the edge of a button counts, because the button doesn't move", atDesk, async ({ page }) => {
  await openPage(page, "/products");
  await page.evaluate(() => document.fonts.ready); // cards move when their font arrives
  const button = page.getByRole("button", { name: "Load more" });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is hidden.");
  await page.mouse.move(box.x + box.width / 2, box.y + 0.5);
  await page.mouse.down();
  expect(await button.boundingBox()).toEqual(box);
  await page.mouse.up();
  await expect(cards(page)).toHaveCount(48);
});

test(
  "a page shows the outline of a product, of all products and of home until they are there",
  variantAtDesk,
  async ({ page, request }) => {
    const [product] = await allProducts(request);
    const outline = (words: string) => page.getByRole("status").filter({ hasText: words });
    await openPage(page, "/blog");

    await test.step("a product shows its outline until it is there", async () => {
      const release = await holdAnswers(page, "Product");
      await navigateInApp(page, `/product/${product?.id}`);
      await expect(outline("Loading the product…")).toBeAttached();
      release();
      await expect(page.getByRole("heading", { level: 1, name: product?.name ?? "" })).toBeVisible();
    });

    await test.step("all products show their outline until they are there", async () => {
      const release = await holdAnswers(page, "Products");
      await navigateInApp(page, "/products");
      await expect(page.getByRole("heading", { level: 1, name: "All products" })).toBeVisible();
      await expect(outline("Loading all products…")).toBeAttached();
      await expect(cards(page)).toHaveCount(0);
      release();
      await expect(cards(page)).toHaveCount(24);
    });

    await test.step("home shows the outline of its products until they are there", async () => {
      const release = await holdAnswers(page, "Home");
      await navigateInApp(page, "/");
      await expect(outline("Loading our top products…")).toBeAttached();
      await expect(cards(page)).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Welcome to our online business" })).toBeVisible();
      release();
      await expect(cards(page)).toHaveCount(8);
    });
  },
);

test("a search without results says so, and leads to sold-out products and back to all products", async ({
  page,
}) => {
  await test.step("a search among products in stock offers to include sold-out items, also while code is loading", async () => {
    const release = await holdFiles(page, codeOf("exceptions"));
    await openPage(page, "/products?search=qxzqxz&inStock=true");
    await expect(page.getByText("Nothing in stock for “qxzqxz”.")).toBeVisible();
    await page.getByRole("link", { name: "Include sold-out items" }).click();
    await expect(page).toHaveURL("/products?search=qxzqxz");
    release();
  });
  await expect(page.getByText("No results for “qxzqxz”.")).toBeVisible();
  await page.getByRole("link", { name: "Show all products" }).click();
  await expect(page).toHaveURL("/products");
  await expect(search(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(24);
});

test.describe("products that can't be fetched", () => {
  test.use({ expectedComplaints: [/net::ERR_FAILED/] });

  test(
    "are shown in the specified alert, and are there after another try",
    variantAtDesk,
    async ({ page }) => {
      const answerAgain = await cutOff(page);
      await openPage(page, "/");
      await page.getByRole("link", { name: "See all products" }).click();
      await dismissAlert(page, "Success!", "Unable to fetch Products");
      await expect(page.getByRole("alert")).toContainText("This didn't load");

      await answerAgain(() => page.getByRole("button", { name: "Try again" }).click());
      await expect(cards(page)).toHaveCount(24);
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
    },
  );
});

function isAscending(prices: number[]): boolean {
  return (
    prices.length > 1 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0))
  );
}
