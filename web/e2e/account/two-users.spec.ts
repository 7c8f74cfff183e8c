import type { Page } from "@playwright/test";
import { fillInCredentials, logIn as enter, newAccount, register, type Account } from "../support/accounts";
import { openPage } from "../support/open-page";
import { openSession, placeOrder, productsInStock } from "../support/shop-api";
import { expect, test } from "../support/test";

async function logIn(page: Page, account: Account): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await fillInCredentials(page, account);
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Account menu/ }).click();
}

test("two people at one browser see nothing of each other, also after Back", async ({
  page,
  request,
  customer,
}) => {
  const second = newAccount("Margaret");
  await register(request, second);
  const product = (await productsInStock(request)).at(5);
  await placeOrder(request, await openSession(request, customer), product?.id ?? "");

  await openPage(page, "/");
  await logIn(page, customer);
  await openMenu(page);
  await page.getByRole("link", { name: "My Orders" }).click();
  await expect(page.getByRole("row").filter({ hasText: product?.name ?? "" })).toBeVisible();
  await openMenu(page);
  await page.getByRole("button", { name: "LogOut" }).click();
  await expect(page).toHaveURL("/");

  await logIn(page, second);
  await openMenu(page);
  await page.getByRole("link", { name: "My Orders" }).click();
  await expect(page.getByText("No orders yet. They'll appear here after your first purchase.")).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByText(customer.email)).toHaveCount(0);
  await expect(page.getByText(customer.name)).toHaveCount(0);
});

test("one person's choices, input and messages are gone for the next", async ({
  page,
  request,
  customer,
}) => {
  const second = newAccount("Barbara");
  await register(request, second);
  const product = (await productsInStock(request)).at(7);
  const shipping = `/payment/${product?.id}/2`;

  await enter(page, customer, shipping);
  await page.getByLabel("Address", { exact: true }).fill("Nobody else's business 1");
  await openPage(page, `/product/${product?.id}`);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
  await openPage(page, "/profile");
  await expect(page.getByRole("main").getByText(customer.email, { exact: true })).toBeVisible();
  await openMenu(page);
  await page.getByRole("button", { name: "LogOut" }).click();
  await expect(page).toHaveURL("/");

  await enter(page, second, shipping);
  await expect(page.getByRole("link", { name: "Cart, empty" })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(second.name);
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("");
  await openPage(page, "/profile");
  await expect(page.getByRole("main").getByText(second.email, { exact: true })).toBeVisible();
  await openPage(page, "/cart");
  await expect(page.getByRole("heading", { name: "Shopping cart" })).toBeVisible();
  for (let back = 0; back < 5; back += 1) {
    await page.goBack();
    await expect(page.getByText(customer.email)).toHaveCount(0);
    await expect(page.getByText(customer.name)).toHaveCount(0);
  }
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(customer.email);
});
