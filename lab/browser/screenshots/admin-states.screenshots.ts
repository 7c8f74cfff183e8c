import { join } from "node:path";
import type { Page } from "@playwright/test";
import { admin } from "../../../web/e2e/support/accounts";
import { addItem, editItem, knownCustomer, pretendPaidOrders } from "../../../web/e2e/support/admin-api";
import { openPage } from "../../../web/e2e/support/open-page";
import { placeOrder, productsInStock } from "../../../web/e2e/support/shop-api";
import { expect, test } from "../../../web/e2e/support/test";
import { letWait } from "../../../web/e2e/support/waiting";

const folder = join(import.meta.dirname, "images");

async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(folder, `admin-${name}-${test.info().project.name}.png`) });
}

const lists = { users: "/users", items: "/manageItems", orders: "/manageOrder" };

test.use({ expectedComplaints: [/ERR_FAILED/] });

test.beforeEach(async ({ signInAs }) => {
  await signInAs(admin);
});

test("lists, and the end of one", async ({ page, request }) => {
  const customer = await knownCustomer(request, "Hedy");
  for (const { id } of (await productsInStock(request)).slice(0, 8)) await placeOrder(request, customer, id);
  for (const [name, address] of Object.entries(lists)) {
    await openPage(page, address);
    await takeScreenshot(page, name);
  }
  await openPage(page, "/manageItems?sort=stock-up");
  await page.getByRole("navigation", { name: "Pages" }).scrollIntoViewIfNeeded();
  await takeScreenshot(page, "items-end");
});

test("an order's details, and several rows selected", async ({ page, request }) => {
  const customer = await knownCustomer(request, "Grace");
  for (const { id } of (await productsInStock(request)).slice(0, 3)) await placeOrder(request, customer, id);
  await openPage(page, "/manageOrder");
  await page
    .getByRole("link", { name: /order of/ })
    .first()
    .click();
  await takeScreenshot(page, "order-details");
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await takeScreenshot(page, "orders-selected");
});

test("rows that can't be touched, and the question before one is", async ({ page, request }) => {
  const { name } = await addItem(request);
  await openPage(page, `/manageItems?search=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: "Delete" }).click();
  await takeScreenshot(page, "delete-question");
  await pretendPaidOrders(page);
  for (const [list, address] of Object.entries(lists)) {
    await openPage(page, address);
    await takeScreenshot(page, `${list}-paid`);
  }
});

test("an item's form: empty, refused, filled in, in conflict", async ({ page, request }) => {
  await openPage(page, "/addItems");
  await takeScreenshot(page, "add");
  await page.getByRole("button", { name: "Add Item" }).click();
  await takeScreenshot(page, "add-refused");

  const { id, name } = await addItem(request);
  await openPage(page, `/manageItems/${id}`);
  await expect(page.getByLabel("Product Name")).toHaveValue(name);
  await takeScreenshot(page, "edit");
  await page.getByRole("button", { name: "Restock" }).click();
  await takeScreenshot(page, "restock");
  await page.keyboard.press("Escape");

  await page.getByLabel("Product Name").fill(`${name} Pro`);
  await editItem(request, id, { price: 25 });
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Someone else has changed this item").scrollIntoViewIfNeeded();
  await takeScreenshot(page, "conflict");
});

test("the menu with what waits, all of a phone's pages, and the search", async ({ page, isMobile }) => {
  await letWait(page, { paidOrders: 3, unpaidOrders: 12, lowStock: 9, newReviews: 5 });
  await openPage(page, "/manageOrder");
  await takeScreenshot(page, "menu");
  if (isMobile) {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await takeScreenshot(page, "menu-sheet");
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: isMobile ? "Search" : /^Search/ }).click();
  await takeScreenshot(page, "search");
  for (const [name, words] of Object.entries({ found: "watch", pages: "manage", nothing: "qqzzxxvv" })) {
    await page.getByRole("combobox", { name: /^Find/ }).fill(words);
    await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/result/);
    await takeScreenshot(page, `search-${name}`);
  }
});

test("nothing there, nothing found, nothing loaded, not yet loaded", async ({ page }) => {
  await openPage(page, "/manageItems?search=qxzqxz");
  await takeScreenshot(page, "nothing-found");
  await page.route("/graphql*", (route) => route.abort());
  await openPage(page, "/users");
  await takeScreenshot(page, "failed");
  await page.unroute("/graphql*");

  await page.route("/graphql*", () => new Promise(() => {}));
  await openPage(page, "/manageItems");
  await page.screenshot({ path: join(folder, `admin-loading-${test.info().project.name}.png`) });
});
