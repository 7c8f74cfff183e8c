import type { Page } from "@playwright/test";
import { newAccount, register, type Account } from "./accounts";
import { openSession, placeOrder, productsInStock } from "./shop-api";
import { expect, test } from "./test";

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill(password);
  await page.locator("form").getByRole("button", { name: "Login", exact: true }).click();
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

  await page.goto("/");
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
  await expect(page.getByText("You have not ordered anything yet.")).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByText(customer.email)).toHaveCount(0);
  await expect(page.getByText(customer.name)).toHaveCount(0);
});
