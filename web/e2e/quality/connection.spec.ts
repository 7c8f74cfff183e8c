import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { codeOf } from "../support/built-code";
import { cutOff, holdFiles } from "../support/intercepted-answers";
import { navigateInApp, hydrated, openPage } from "../support/open-page";
import { productsInStock } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

const notice = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const failure = (page: Page) => heading(page, "This didn't load");

test.describe("without a network", () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|dynamically imported module/] });

  test("every page says so and keeps its bars, and missing content arrives with the connection", async ({
    page,
    context,
    request,
  }) => {
    const [product] = await productsInStock(request);
    if (!product) throw new Error("The seed has nothing in stock.");
    await openPage(page, "/");
    await context.setOffline(true);
    await expect(notice(page, "You are offline").getByText("You are offline")).toBeInViewport();
    await expect(heading(page, "Our Top Products")).toBeVisible();

    await navigateInApp(page, `/product/${product.id}`);
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("Check your connection");
    await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ })).toBeVisible();
    await expect(notice(page, "You are offline")).toBeVisible();

    await context.setOffline(false);
    await expect(heading(page, product.name)).toBeVisible();
    await expect(notice(page, "You are offline")).toHaveCount(0);
  });
});

test.describe("without a network on an admin's page", () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test("the notice names no cart, and what was typed stays", atDesk, async ({ page, context, signInAs }) => {
    await signInAs(admin);
    await openPage(page, "/orders/new");
    const email = page.getByRole("main").getByLabel("Email");
    await email.fill("ina@example.com");
    await context.setOffline(true);
    await expect(notice(page, "You are offline")).toContainText("We'll reconnect automatically.");
    await expect(notice(page, "You are offline")).not.toContainText("cart");
    await context.setOffline(false);
    await expect(notice(page, "You are offline")).toHaveCount(0);
    await expect(email).toHaveValue("ina@example.com");
  });
});

test.describe("a shop that can't be reached", () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test("is reported next to the loaded content, and can be retried", async ({ page, request }) => {
    const [product] = await productsInStock(request);
    await openPage(page, "/blog");
    const answerAgain = await cutOff(page);
    await navigateInApp(page, `/product/${product?.id}`);
    await expect(failure(page)).toBeVisible();
    await expect(notice(page, "We can’t reach the shop")).toBeVisible();

    await answerAgain(() => page.getByRole("button", { name: "Reconnect" }).click());
    await expect(heading(page, product?.name ?? "")).toBeVisible();
    await expect(notice(page, "We can’t reach the shop")).toHaveCount(0);
  });
});

test("a page that is shown takes over although its images never come", async ({ page }) => {
  await page.route(/\/pictures\//, () => undefined);
  await openPage(page, "/products");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("link", { name: "Cart, 1 product" })).toBeVisible();
});

test("a visitor who goes back once more finds the page of that address", async ({ page }) => {
  await openPage(page, "/blog");
  await navigateInApp(page, "/portfolio");
  await expect(heading(page, "Portfolio")).toBeVisible();
  await openPage(page, "/login");

  const release = await holdFiles(page, /\/assets\/.*\.js$/);
  await page.goBack({ waitUntil: "commit" });
  await expect(heading(page, "Portfolio")).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/blog");
  release();
  await expect(heading(page, "Blog")).toBeVisible();
});

test("a page whose code is on its way leaves the one before standing, and says so", async ({ page }) => {
  await openPage(page, "/");
  const release = await holdFiles(page, codeOf("BlogPage"));
  await navigateInApp(page, "/blog");
  await expect(notice(page, "Loading the page…")).toBeAttached();
  await expect(heading(page, "Our Top Products")).toBeVisible();
  release();
  await expect(heading(page, "Blog")).toBeVisible();
  await expect(notice(page, "Loading the page…")).toHaveCount(0);
});

test.describe("a page whose code is gone", () => {
  test.use({ expectedComplaints: [/404|dynamically imported module/] });

  test("is there all the same in a tab that is older than the deployment", async ({ page }) => {
    await openPage(page, "/");
    let isOld = true;
    await page.route(codeOf("BlogPage"), (route) =>
      isOld ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on("request", (sent) => (isOld &&= !sent.isNavigationRequest()));
    await navigateInApp(page, "/blog");
    await expect(heading(page, "Blog")).toBeVisible();
    await hydrated(page);
    await expect(failure(page)).toHaveCount(0);
  });

  test("keeps the bars and the way out, and is there after another try", async ({ page }) => {
    await openPage(page, "/");
    await page.reload(); // the shop doesn't retry it immediately
    await hydrated(page);
    await page.route(codeOf("BlogPage"), (route) => route.fulfill({ status: 404 }));
    await navigateInApp(page, "/blog");
    await expect(failure(page)).toBeVisible();
    await expect(failure(page)).toBeFocused();

    await test.step("another page is not touched by it", async () => {
      await navigateInApp(page, "/portfolio");
      await expect(heading(page, "Portfolio")).toBeVisible();
      await page.goBack();
      await expect(failure(page)).toBeVisible();
    });

    await page.unroute(codeOf("BlogPage"));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page, "Blog")).toBeVisible();
  });
});
