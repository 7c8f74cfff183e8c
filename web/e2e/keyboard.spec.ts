import type { Page } from "@playwright/test";
import { newAccount } from "./accounts";
import { topProduct } from "./shop-api";
import { expect, test } from "./test";

/** Presses Tab until what has the focus is called that. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      const label =
        activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : undefined;
      return label ?? activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Nothing called ${String(name)} takes the focus.`);
}

async function type(page: Page, label: RegExp, words: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(words);
}

test("a shopper registers and orders without a pointer", async ({ page, request }) => {
  const { name, email, password } = newAccount("Dorothy");
  const product = await topProduct(request);
  await page.goto(`/payment/${product.id}/1`);
  await expect(page).toHaveURL("/login");
  await tabTo(page, /new user/);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Registration" })).toBeFocused();
  await type(page, /^Name/, name);
  await type(page, /^Email/, email);
  await type(page, /^Password/, password);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "SHIPPING" })).toBeVisible();
  await page.getByLabel("Email", { exact: true }).first().focus();
  await type(page, /^Name/, "");
  await page.keyboard.press("Tab");
  await page.keyboard.type("7 Orbit Road");
  await type(page, /^Phone Number/, "555 0107");
  await page.keyboard.press("Enter");

  const alert = page.getByRole("alertdialog", { name: "Success!" });
  await expect(alert).toContainText("Order Placed Succesfully");
  await expect(alert.getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").filter({ hasText: product.name })).toContainText("Not Paid");
});
